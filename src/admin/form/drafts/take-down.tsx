import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { messageOf } from '../../api/api-error.ts';
import { type ManagedVersion, unpublish } from '../../api/drafts.ts';
import { DangerButton, Dialog, DialogAnswers } from '../../dialog/dialog.tsx';
import { toastError, toastSuccess, toastWarnings } from '../../toast/toasts.ts';
import type { ChangeRecord } from './draft-keeper.ts';
import { words } from './words.ts';

interface TakeDownProps {
  type: TypeFacts;
  change: ChangeRecord;
  onDone: (version: ManagedVersion) => void;
}

/** Takes a live record down, once asked. */
export function TakeDown({ type, change, onDone }: TakeDownProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function takeDown() {
    if (isBusy) return;
    setBusy(true);
    try {
      const down = await change({
        what: 'take down',
        make: ({ managed, tag }, key) => unpublish(type, managed._id, tag, key),
      });
      if (!down) return;
      toastSuccess(words.takenDown);
      toastWarnings(down.managed);
      onDone(down);
    } catch (error) {
      toastError(messageOf(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
        {words.takeDown}
      </Button>
      {isAsking && (
        <Dialog role="alertdialog" title={words.takeDownTitle} onCancel={() => setAsking(false)}>
          <p>{words.takeDownText}</p>
          <DialogAnswers>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <DangerButton isBusy={isBusy} onClick={() => void takeDown()}>
              {words.takeDown}
            </DangerButton>
          </DialogAnswers>
        </Dialog>
      )}
    </>
  );
}
