import { Button } from '@mantine/core';
import { useRef } from 'react';
import { DialogAnswers } from './dialog.tsx';

interface DeletionAnswersProps {
  isPending: boolean;
  onCancel: () => void;
  /** Called once, however often the button is pressed. */
  onDelete: () => void;
}

/** The answers to the question whether something shall be deleted. */
export function DeletionAnswers({ isPending, onCancel, onDelete }: DeletionAnswersProps) {
  const isAsked = useRef(false);
  return (
    <DialogAnswers>
      <Button variant="default" data-autofocus onClick={onCancel}>
        Cancel
      </Button>
      <Button
        aria-disabled={isPending}
        data-busy={isPending || undefined}
        onClick={() => {
          // The second of two quick presses comes before the first has been rendered.
          if (isAsked.current) return;
          isAsked.current = true;
          onDelete();
        }}
      >
        Delete
      </Button>
    </DialogAnswers>
  );
}
