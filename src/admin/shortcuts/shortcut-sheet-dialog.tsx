import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { shortcutSheet } from '../dialog/open-state.ts';
import { PartBoundary } from '../layout/error-notice.tsx';
import { loadPart } from '../load-part.ts';
import { shortcutWords as words } from '../words.ts';

const loadSheet = () =>
  lazy(() =>
    loadPart(() => import('./shortcut-sheet.tsx')).then(({ ShortcutSheet }) => ({ default: ShortcutSheet })),
  );

export function ShortcutSheetDialog() {
  const isOpen = useSyncExternalStore(shortcutSheet.subscribe, shortcutSheet.isOpen);
  if (!isOpen) return null;
  return (
    <Dialog title={words.title} onCancel={shortcutSheet.close} look="wide" closesOnBackdrop>
      <PartBoundary load={loadSheet} label={words.title}>
        {(Sheet) => (
          <Suspense fallback={<Skeleton height={320} aria-busy="true" />}>
            <Sheet onClose={shortcutSheet.close} />
          </Suspense>
        )}
      </PartBoundary>
    </Dialog>
  );
}
