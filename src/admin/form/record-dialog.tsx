import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog, DialogAnswers, DialogError } from '../dialog/dialog.tsx';
import { ReportPendingUploads, usePendingUploads } from './pending-uploads.ts';
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
  onSave: () => void;
  onClose: () => void;
}

/** A form in a dialog over another record's form, saved separately. It asks before typed text is lost. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, values, isBusy, onSave, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const { report, isWaiting, isAny, save } = usePendingUploads(onSave);
  const isUnsaved = () => values.isUnsaved() || isAny;
  useUnsavedWatch(isUnsaved);
  const leave = () => (isUnsaved() ? setAsking(true) : onClose());
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
            save();
          }}
        >
          {props.children}
          {/* The dialog closes after a save, and what is changed meanwhile would be lost. */}
          <ReportPendingUploads value={report}>
            <RecordFields {...props} isFrozen={isBusy} />
          </ReportPendingUploads>
          <DialogError>{props.refusal}</DialogError>
          <DialogAnswers>
            <SaveProgress isBusy={isBusy} isWaiting={isWaiting} />
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
