import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog, DialogAnswers, DialogError } from '../dialog/dialog.tsx';
import { RecordFields, type RecordFieldsProps } from './record-fields.tsx';
import { SaveProgress } from './save-bar.tsx';
import { LeaveDialog, useUnsavedWatch } from './unsaved-guard.tsx';
import { words } from './words.ts';

interface RecordDialogProps extends Omit<RecordFieldsProps, 'isFrozen'> {
  title: string;
  /** Stands above the fields. */
  children?: ReactNode;
  /** Why the last save was refused, or ''. */
  refusal: string;
  conflict?: ReactNode;
  isBusy: boolean;
  /** The share of the files that was sent; null where none are. */
  progress: number | null;
  onSave: () => void;
  onClose: () => void;
}

/** A form in a dialog over another record's form, saved separately. It asks before typed text is lost. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, values, isBusy, progress, onSave, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  useUnsavedWatch(values.isUnsaved);
  const leave = () => (values.isUnsaved() ? setAsking(true) : onClose());
  const leaveUnsaved = () => {
    // Each dialog gives the focus back to what is below it, so the upper one has to be closed first.
    flushSync(() => setAsking(false));
    onClose();
  };
  return (
    <>
      <Dialog title={title} look="wide" onCancel={leave}>
        <form
          ref={values.form}
          className="record-form"
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          {props.children}
          {/* The dialog closes after a save, and what is changed meanwhile would be lost. */}
          <RecordFields {...props} isFrozen={isBusy} />
          <DialogError>{props.refusal}</DialogError>
          <DialogAnswers>
            <SaveProgress isBusy={isBusy} progress={progress} />
            <Button variant="default" onClick={leave}>
              {words.cancel}
            </Button>
            <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
              {words.save}
            </Button>
          </DialogAnswers>
        </form>
      </Dialog>
      {props.conflict}
      {isAsking && <LeaveDialog onStay={() => setAsking(false)} onLeave={leaveUnsaved} />}
    </>
  );
}
