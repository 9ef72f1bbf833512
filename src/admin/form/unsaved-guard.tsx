import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { DangerButton, Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { isLeaving } from '../session/profile.ts';
import { hasUnsavedChanges, watchUnsaved } from './unsaved-changes.ts';
import { words } from './words.ts';

/**
 * Asks before unsaved changes are left for another screen or another document: those of this form, and of one in a
 * dialog over it.
 * @param isUnsaved called when the person leaves
 * @param onLeave called when the person leaves all the same
 */
export function UnsavedGuard({ isUnsaved, onLeave }: { isUnsaved: () => boolean; onLeave?: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );

  useUnsavedWatch(isUnsaved);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={leave} />;
}

/** Asks before unsaved changes are left, where the screen has an `UnsavedGuard`, or another document replaces them. */
export function useUnsavedWatch(isUnsaved: () => boolean) {
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
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog role="alertdialog" title={words.leaveTitle} onCancel={onStay}>
      <p>{words.leaveText}</p>
      <DialogAnswers>
        <Button variant="default" data-autofocus onClick={onStay}>
          {words.keepEditing}
        </Button>
        <DangerButton onClick={onLeave}>{words.leave}</DangerButton>
      </DialogAnswers>
    </Dialog>
  );
}

/** For a form in a dialog: asks before the dialog is closed on unsaved changes, or another document replaces them. */
export function useLeavePrompt(isUnsaved: () => boolean, onLeave: () => void) {
  const [isAsking, setAsking] = useState(false);
  useUnsavedWatch(isUnsaved);
  return {
    isAsking,
    leave: () => (isUnsaved() ? setAsking(true) : onLeave()),
    stay: () => setAsking(false),
  };
}
