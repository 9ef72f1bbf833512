import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { isLeaving } from '../session/profile.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { words as draftWords } from './drafts/words.ts';
import { hasUnsavedChanges, watchUnsaved } from './unsaved-changes.ts';
import { words } from './words.ts';

const KEEPING_MS = 1500;

/**
 * Asks before unsaved changes are left for another screen or another document: those of this form, and of one in a
 * dialog over it.
 * @param isUnsaved called when the person leaves
 * @param keep keeps what is typed as a draft, without a question where nothing else is unsaved
 * @param isOnDevice whether the device keeps them until the form is opened again
 * @param onLeave called when the person leaves them, so that they are lost
 */
export function UnsavedGuard({
  isUnsaved,
  keep,
  isOnDevice = false,
  onLeave,
}: {
  isUnsaved: () => boolean;
  keep?: () => Promise<unknown>;
  isOnDevice?: boolean;
  onLeave?: () => void;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );

  const [isAsking, setAsking] = useState(false);
  const isBlocked = blocker.state === 'blocked';
  const tryToKeep = useEffectEvent(async () => {
    // Over a slow connection the question comes meanwhile.
    const patience = setTimeout(() => setAsking(true), KEEPING_MS);
    const isKept = await keep?.().catch(() => false);
    clearTimeout(patience);
    if (hasUnsavedChanges()) return setAsking(true);
    if (isKept) toastSuccess(draftWords.draftSaved);
    blocker.proceed?.();
  });
  useEffect(() => {
    if (isBlocked) void tryToKeep();
    else setAsking(false);
  }, [isBlocked]);

  useUnsavedWatch(isUnsaved);
  if (!isBlocked || !isAsking) return null;
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
