import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { beginTotp, removeTotp } from '../api/second-factor.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { ConfirmApp } from './confirm-app.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { appWords, words } from './words.ts';

interface AppSectionProps {
  isSetUp: boolean;
  /** Called when the app is set up or removed. @param codes new recovery codes */
  onChanged: (codes?: readonly string[]) => void;
}

/** Setting up and removing the authenticator app. */
export function AppSection({ isSetUp, onChanged }: AppSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const begin = useMutation({ mutationFn: beginTotp });
  return (
    <section className="two-step-section" aria-labelledby="two-step-app">
      <h2 id="two-step-app">{appWords.title}</h2>
      <p>{isSetUp ? appWords.isSetUp : appWords.about}</p>
      {isSetUp && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      )}
      {!isSetUp && !begin.data && (
        <Button onClick={() => begin.isPending || begin.mutate()} data-busy={begin.isPending || undefined}>
          {appWords.setUp}
        </Button>
      )}
      {!isSetUp && begin.data && (
        <ConfirmApp
          {...begin.data}
          onCancel={() => begin.reset()}
          onConfirmed={(codes) => {
            begin.reset();
            toastSuccess(appWords.done);
            onChanged(codes);
          }}
        />
      )}
      {isAsking && (
        <PasswordQuestion
          title={appWords.removeTitle}
          answer={words.remove}
          act={removeTotp}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            toastSuccess(appWords.removed);
            onChanged();
          }}
        />
      )}
    </section>
  );
}
