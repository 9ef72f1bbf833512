import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { refreshCounts } from '../inbox/inbox-queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { clearProfileAndLeave, readProfile } from './profile.ts';
import { reauthentication } from './reauthentication.ts';
import './session.css';

/**
 * Asks to sign in again when the session has ended. The screen behind it stays as it is (requirement 16.15).
 */
export function ReauthenticationDialog() {
  const isWanted = useSyncExternalStore(reauthentication.subscribe, reauthentication.isWanted);
  return isWanted ? <OpenDialog /> : null;
}

function OpenDialog() {
  const [refusal, setRefusal] = useState('');
  const queries = useQueryClient();
  return (
    <Dialog title="Please sign in again" onCancel={clearProfileAndLeave}>
      <p>Your session has ended. What you have typed is kept, and goes on where it stopped.</p>
      <p role="alert" className="refusal">
        {refusal}
      </p>
      <CredentialsForm
        email={readProfile()?.user?.email ?? ''}
        onRefused={setRefusal}
        onSignedIn={() => {
          toastSuccess('Login Successfully');
          reauthentication.done();
          void refreshCounts(queries);
        }}
      >
        <Button variant="default" onClick={clearProfileAndLeave}>
          Cancel
        </Button>
      </CredentialsForm>
    </Dialog>
  );
}
