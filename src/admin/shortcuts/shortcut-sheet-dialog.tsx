import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { PartBoundary } from '../layout/error-notice.tsx';
import { loadPart } from '../load-part.ts';

const loadSheet = () =>
  lazy(() =>
    loadPart(() => import('./shortcut-sheet.tsx')).then(({ ShortcutSheet }) => ({ default: ShortcutSheet })),
  );

export function ShortcutSheetDialog() {
  const isOpen = useSyncExternalStore(shortcutSheet.subscribe, shortcutSheet.isOpen);
  if (!isOpen) return null;
  return (
    <Dialog title="Keyboard shortcuts" onCancel={shortcutSheet.close} look="wide" closesOnBackdrop>
      <PartBoundary load={loadSheet} label="Keyboard shortcuts">
        {(Sheet) => (
          <Suspense fallback={<Skeleton height={320} aria-busy="true" />}>
            <Sheet onClose={shortcutSheet.close} />
          </Suspense>
        )}
      </PartBoundary>
    </Dialog>
  );
}

/**
 * Whether the help sheet is open. Kept outside React, because several components open it and close
 * themselves.
 */
let isOpen = false;
const listeners = new Set<() => void>();

function turn(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const shortcutSheet = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: () => isOpen,
  open: () => turn(true),
  close: () => turn(false),
};
