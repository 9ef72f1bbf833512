import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { isLeaving } from '../session/profile.ts';
import { hasUnsavedChanges, watchUnsaved } from './unsaved-changes.ts';
import { words } from './words.ts';

/**
 * Asks before unsaved changes are left for another screen or another document: those of this form, and of one in a
 * dialog over it.
 * @param isUnsaved called when the person leaves
 * @param isOnDevice whether the device keeps them until the form is opened again
 * @param onLeave called when the person leaves them, so that they are lost
 */
export function UnsavedGuard({
  isUnsaved,
  isOnDevice = false,
  onLeave,
}: {
  isUnsaved: () => boolean;
  isOnDevice?: boolean;
  onLeave?: () => void;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );

  useUnsavedWatch(isUnsaved);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    if (!isOnDevice) onLeave?.();
    blocker.proceed();
  };
  return <LeaveDialog isOnDevice={isOnDevice} onStay={() => blocker.reset()} onLeave={leave} />;
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

interface LeaveDialogProps {
  isOnDevice?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are lost, or stay on this device only. */
export function LeaveDialog({ isOnDevice = false, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={words.leaveTitle}
      answer={words.leave}
      onConfirm={onLeave}
      cancel={words.keepEditing}
      onCancel={onStay}
    >
      <p>{isOnDevice ? words.leaveOnDevice : words.leaveText}</p>
    </ConfirmDialog>
  );
}
