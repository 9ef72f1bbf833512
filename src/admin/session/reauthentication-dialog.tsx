import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { signInAgain } from '../api/session.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { words as dialogWords } from '../dialog/words.ts';
import { refreshCounts } from '../inbox/inbox-queries.ts';
import { digits } from '../language.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { AFTER_RECOVERY, clearProfileAndLeave, ownerOfWindow } from './profile.ts';
import { reauthentication } from './reauthentication.ts';
import { words } from './words.ts';
import './session.css';
import './screen-cover.css';

/**
 * Asks to sign in again when the session has ended. The screen behind it stays as it is (requirement 16.15), for the
 * person whose work it shows (requirement 17.74).
 */
export function ReauthenticationDialog() {
  const isWanted = useSyncExternalStore(reauthentication.subscribe, reauthentication.isWanted);
  return isWanted ? <OpenDialog /> : null;
}

function OpenDialog() {
  const [refusal, setRefusal] = useState('');
  const queries = useQueryClient();
  const owner = ownerOfWindow();
  return (
    // Escape does nothing: leaving would lose what was typed on the screen behind. Its buttons sign in or leave.
    <Dialog title={words.signInAgain} onCancel={() => undefined}>
      <p>{isScreenHidden() ? words.endedElsewhere : words.ended}</p>
      {owner?.name && <p>{words.asWhom(owner.name)}</p>}
      <p role="alert" className="refusal">
        {refusal}
      </p>
      <CredentialsForm
        signIn={signInAgain}
        email={owner?.email ?? ''}
        onRefused={setRefusal}
        onErrorsCleared={() => setRefusal('')}
        onSignedIn={({ recoveryCodes: left }) => {
          showScreen();
          if (left === undefined) toastSuccess(words.signedIn);
          else toastSuccess(words.recovered(digits(left)), { label: words.recover, href: AFTER_RECOVERY });
          reauthentication.done();
          void refreshCounts(queries);
        }}
      >
        <Button variant="default" onClick={clearProfileAndLeave}>
          {dialogWords.cancel}
        </Button>
      </CredentialsForm>
    </Dialog>
  );
}

const { dataset } = document.documentElement;

/** Hides the screen, but not the dialog that asks to sign in again; what is typed stays. */
export function hideScreen(): void {
  dataset.covered = '';
}

export function showScreen(): void {
  delete dataset.covered;
}

const isScreenHidden = () => dataset.covered !== undefined;
