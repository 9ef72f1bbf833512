import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../layout/error-notice.tsx';
import { Dialog } from './dialog.tsx';

interface LazyDialogProps<Part> {
  /** The title until the dialog with its own is loaded. */
  title: string;
  /** Creates the lazy component of the whole dialog. */
  load: () => Part;
  onClose: () => void;
  children: (part: Part) => ReactNode;
}

/**
 * A dialog that is loaded when it is first opened. Meanwhile a press is seen to do something, and if the part does not
 * arrive, this dialog says so; the form behind it stays.
 */
export function LazyDialog<Part>({ title, load, onClose, children }: LazyDialogProps<Part>) {
  const frame = (content: ReactNode) => (
    <Dialog title={title} onCancel={onClose} closesOnBackdrop>
      {content}
    </Dialog>
  );
  return (
    <PartBoundary load={load} label={title} frame={frame}>
      {(part) => (
        <Suspense fallback={frame(<Skeleton height={160} aria-busy="true" />)}>{children(part)}</Suspense>
      )}
    </PartBoundary>
  );
}
