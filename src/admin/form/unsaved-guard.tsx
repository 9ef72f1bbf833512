import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DangerButton, Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { isLeaving } from '../session/profile.ts';
import { watchUnsaved } from './unsaved-changes.ts';

/**
 * Asks before unsaved changes are left for another screen or another document.
 * @param isUnsaved called when the person leaves
 */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const unwatch = watchUnsaved(isUnsaved);
    return () => {
      window.removeEventListener('beforeunload', ask);
      unwatch();
    };
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog role="alertdialog" title="Leave without saving?" onCancel={() => blocker.reset()}>
      <p>What you have changed here has not been saved, and will be lost.</p>
      <DialogAnswers>
        <Button variant="default" data-autofocus onClick={() => blocker.reset()}>
          Keep editing
        </Button>
        <DangerButton onClick={() => blocker.proceed()}>Leave</DangerButton>
      </DialogAnswers>
    </Dialog>
  );
}
