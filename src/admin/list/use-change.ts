import { focusTitle } from '../layout/heading.tsx';
import { useOneMutation } from '../queries.ts';

interface ChangeFacts<Of, Answer> {
  make: (of: Of) => Promise<Answer>;
  onDone: (answer: Answer, of: Of) => void;
  /** Fetches what has changed again, also after an error. */
  refresh: () => Promise<unknown>;
}

/** A change that is made at a press, after which the pressed button is gone. One at a time. */
export function useChange<Answer, Of = void>({ make, onDone, refresh }: ChangeFacts<Of, Answer>) {
  const { mutate, isPending, variables } = useOneMutation({
    mutationFn: make,
    onSuccess(answer, of) {
      onDone(answer, of);
      focusTitle();
    },
    onSettled: refresh,
  });
  return {
    isBusy: (of: Of) => isPending && variables === of,
    make: mutate,
  };
}
