import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LazyPart, PartBoundary } from '../layout/error-notice.tsx';
import { Dialog } from './dialog.tsx';

interface LazyDialogProps<Props> extends LazyPart<Props> {
  onClose: () => void;
}

/**
 * A dialog that is loaded when it is first opened. Meanwhile a press is seen to do something, and if the part does not
 * arrive, this dialog says so; the form behind it stays. Its title is the label, until the loaded one has its own.
 */
export function LazyDialog<Props>({ onClose, ...part }: LazyDialogProps<Props>) {
  const frame = (content: ReactNode) => (
    <Dialog title={part.label} onCancel={onClose} closesOnBackdrop>
      {content}
    </Dialog>
  );
  return (
    <PartBoundary {...part} frame={frame} fallback={frame(<Skeleton height={160} aria-busy="true" />)} />
  );
}
