import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { PartBoundary } from '../form/part-boundary.tsx';
import { loadPart } from '../lazily.ts';
import { shortcutSheet } from './sheet.ts';

const loadSheet = () =>
  lazy(() =>
    loadPart(() => import('./shortcut-sheet.tsx')).then(({ ShortcutSheet }) => ({ default: ShortcutSheet })),
  );

/** The help sheet, while it is open. */
export function SheetDialog() {
  const isOpen = useSyncExternalStore(shortcutSheet.subscribe, shortcutSheet.isOpen);
  if (!isOpen) return null;
  return (
    <Dialog title="Keyboard shortcuts" onCancel={shortcutSheet.close} look="wide" closesBeside>
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
