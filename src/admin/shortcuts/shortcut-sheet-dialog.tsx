import { Skeleton } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { shortcutSheet } from '../dialog/open-state.ts';
import { PartBoundary } from '../layout/error-notice.tsx';
import { shortcutWords as words } from '../words.ts';

export function ShortcutSheetDialog() {
  const isOpen = useSyncExternalStore(shortcutSheet.subscribe, shortcutSheet.isOpen);
  if (!isOpen) return null;
  return (
    <Dialog title={words.title} onCancel={shortcutSheet.close} look="wide" closesOnBackdrop>
      <PartBoundary
        load={() => import('./shortcut-sheet.tsx')}
        label={words.title}
        fallback={<Skeleton height={320} aria-busy="true" />}
      >
        {(Sheet) => <Sheet onClose={shortcutSheet.close} />}
      </PartBoundary>
    </Dialog>
  );
}
