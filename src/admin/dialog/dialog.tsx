import { Button } from '@mantine/core';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { AlertIcon } from '../icons.tsx';
import { words } from './words.ts';
import './dialog.css';

interface DialogProps {
  title: string;
  /** `alertdialog` for questions where data may be lost. */
  role?: 'dialog' | 'alertdialog';
  /** Called on Escape, so it has to cancel. */
  onCancel: () => void;
  /** 'wide' fits two texts side by side; 'palette' sits at the top and hides its title visually. */
  look?: 'wide' | 'palette';
  /** Whether a click on the backdrop closes it; only for dialogs without a question. */
  closesOnBackdrop?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog that is open while it is rendered. The native element traps the focus and restores it
 * afterwards. The element marked `data-autofocus`, or else the first focusable one, gets the focus.
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
    // The browser has closed it although the cancel event was prevented. It is shown again until React removes it.
    const onClose = () => {
      element.showModal();
      cancel();
    };
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    element.addEventListener('close', onClose);
    // A press on the backdrop has the dialog itself as its target.
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
      // A press on its text leaves the focus in it, so that it hears Escape.
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // The browser would close all dialogs at once that opened without a press between them.
        event.preventDefault();
        if (!event.repeat) onCancel();
      }}
      onCancel={(event) => {
        // React passes on the event of a dialog, or of a file input, that is open within this one.
        if (event.target !== event.currentTarget || !event.cancelable) return;
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

/**
 * An error inside an open dialog: screen readers cannot reach anything outside a modal dialog, toasts included.
 */
export function DialogError({ children }: { children: string }) {
  return (
    <p role="alert" className="dialog-error">
      {children}
    </p>
  );
}

/** A title or name that a sentence is about. */
export function Quoted({ children }: { children: string }) {
  return (
    <>
      ‘<bdi lang={langOf(children)}>{children}</bdi>’
    </>
  );
}

interface DialogAnswersProps {
  /** Adds the button that closes the dialog, before the others. */
  onCancel?: () => void;
  cancel?: string;
  /** Whether that button has the focus at first: for questions where data may be lost. */
  isCareful?: boolean;
  children?: ReactNode;
}

/** The row of buttons at the foot of a dialog. */
export function DialogAnswers({
  onCancel,
  cancel = words.cancel,
  isCareful = false,
  children,
}: DialogAnswersProps) {
  return (
    <div className="dialog-answers">
      {onCancel && (
        <Button variant="default" data-autofocus={isCareful || undefined} onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {children}
    </div>
  );
}

interface FormAnswersProps extends Pick<DialogAnswersProps, 'onCancel' | 'cancel'> {
  submit: string;
  isBusy: boolean;
}

/** The buttons at the foot of a dialog with a form. */
export function FormAnswers({ submit, isBusy, ...cancel }: FormAnswersProps) {
  return (
    <DialogAnswers {...cancel}>
      <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
        {submit}
      </Button>
    </DialogAnswers>
  );
}

interface DangerButtonProps {
  isBusy?: boolean;
  icon?: ReactNode;
  onClick: () => void;
  children: string;
}

/** The destructive button: outlined, with an icon. The primary button is filled. */
export function DangerButton({ isBusy = false, icon = <AlertIcon />, onClick, children }: DangerButtonProps) {
  return (
    <Button
      variant="default"
      className="danger-button"
      leftSection={icon}
      aria-disabled={isBusy}
      data-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface ConfirmDialogProps {
  title: string;
  /** What the button says that goes on. */
  answer: string;
  icon?: ReactNode;
  isBusy?: boolean;
  onConfirm: () => void;
  cancel?: string;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks before something is lost. */
export function ConfirmDialog({
  title,
  answer,
  onConfirm,
  cancel,
  onCancel,
  children,
  ...button
}: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" title={title} onCancel={onCancel}>
      {children}
      <DialogAnswers onCancel={onCancel} isCareful {...(cancel && { cancel })}>
        <DangerButton onClick={onConfirm} {...button}>
          {answer}
        </DangerButton>
      </DialogAnswers>
    </Dialog>
  );
}
