import { Button } from '@mantine/core';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { DeleteIcon } from '../icons.tsx';
import './dialog.css';

interface DialogProps {
  title: string;
  /** An alertdialog wants an answer about something that may be lost. */
  role?: 'dialog' | 'alertdialog';
  /** Escape was pressed: the answer that changes nothing. */
  onCancel: () => void;
  /** Wide enough for two texts beside each other, or the palette: at the top, its title only said. */
  look?: 'wide' | 'palette';
  /** A press beside it closes it, too: of what asks nothing. */
  closesOnBackdrop?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is rendered. It is the browser's own: that keeps the focus inside, and gives
 * it back to where it was. The element marked `data-autofocus` gets the focus, or else the first that can.
 */
export function Dialog({
  title,
  role = 'dialog',
  onCancel,
  look,
  closesOnBackdrop = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const cancel = useEffectEvent(onCancel);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A second Escape closes it without asking; then it is open no longer while it is still rendered.
    const onClose = () => cancel();
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    element.addEventListener('close', onClose);
    // What is beside it counts as the dialog itself, and what is in it as that.
    const onPress = ({ target }: MouseEvent) => target === element && closesOnBackdrop && cancel();
    element.addEventListener('mousedown', onPress);
    return () => {
      element.removeEventListener('close', onClose);
      element.removeEventListener('mousedown', onPress);
      element.close();
    };
  }, [closesOnBackdrop]);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      data-look={look}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId} className="dialog-title">
        {title}
      </h2>
      <div id={bodyId} className="dialog-body">
        {children}
      </div>
    </dialog>
  );
}

/** The row of answers at a dialog's foot. */
export function DialogAnswers({ children }: { children: ReactNode }) {
  return <div className="dialog-answers">{children}</div>;
}

interface DangerButtonProps {
  isBusy?: boolean;
  onClick: () => void;
  children: string;
}

/** The answer that destroys something: outlined and with an icon, where the answer that goes on is filled. */
export function DangerButton({ isBusy = false, onClick, children }: DangerButtonProps) {
  return (
    <Button
      variant="default"
      className="danger-button"
      leftSection={<DeleteIcon />}
      aria-disabled={isBusy}
      data-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
