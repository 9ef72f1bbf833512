import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { readSecondFactorsOf, resetSecondFactorOf } from '../api/second-factor.ts';
import { DangerButton, Dialog, DialogAnswers, DialogError } from '../dialog/dialog.tsx';
import { QUIET } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { type Account, accounts } from './account-queries.ts';
import { secondFactorWords as words } from './words.ts';

/** Resets the two-step sign-in of a person who has lost the phone (requirement 21.18); renders nothing without one. */
export function SecondFactorReset({ account: { _id, name } }: { account: Account }) {
  const queries = useQueryClient();
  const key = [...accounts.key, 'second-factor', _id];
  const { data } = useQuery({ queryKey: key, queryFn: () => readSecondFactorsOf(_id), meta: QUIET });
  const [isAsking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => resetSecondFactorOf(_id),
    meta: QUIET,
    onSuccess() {
      setAsking(false);
      toastSuccess(words.done);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  if (!data?.totp && !data?.passkeys) return null;
  return (
    <section className="second-factor-reset" aria-labelledby="second-factor-reset">
      <h2 id="second-factor-reset">{words.title}</h2>
      <p>{words.isSetUp}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.reset}
      </Button>
      {isAsking && (
        <Dialog title={words.question(name)} role="alertdialog" onCancel={() => setAsking(false)}>
          <p>{words.meaning}</p>
          {reset.error && <DialogError>{messageOf(reset.error)}</DialogError>}
          <DialogAnswers>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <DangerButton isBusy={reset.isPending} onClick={() => reset.isPending || reset.mutate()}>
              {words.reset}
            </DangerButton>
          </DialogAnswers>
        </Dialog>
      )}
    </section>
  );
}
