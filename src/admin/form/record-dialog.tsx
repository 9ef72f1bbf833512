import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { Dialog, DialogAnswers, DialogError } from '../dialog/dialog.tsx';
import type { FileField, TextField } from './inputs/index.ts';
import { RecordFields } from './record-fields.tsx';
import { SaveProgress } from './save-bar.tsx';
import { LeaveDialog, useLeavePrompt } from './unsaved-guard.tsx';
import type { Draft } from './use-draft.ts';
import { words } from './words.ts';

interface RecordDialogProps {
  title: string;
  type: TypeFacts;
  draft: Draft;
  textFields: readonly TextField[];
  fileFields: readonly FileField[];
  /** Stands above the fields. */
  children?: ReactNode;
  /** Why the last save was refused, or ''. */
  refusal: string;
  /** A dialog over this one. */
  conflict?: ReactNode;
  isBusy: boolean;
  /** The share of the files that was sent; null where none are. */
  progress: number | null;
  onSave: () => void;
  onClose: () => void;
}

/** Replaces the change handlers while a save is in flight: the dialog closes after it, and later changes would be lost. */
const ignore = () => {};

/** A form in a dialog over another record's form, saved separately. It asks before typed text is lost. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, type, draft, textFields, fileFields, isBusy, progress, onSave, onClose } = props;
  const leaving = useLeavePrompt(draft.isUnsaved, onClose);
  return (
    <>
      <Dialog title={title} look="wide" onCancel={leaving.leave}>
        <form
          ref={draft.form}
          className="record-form"
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          {props.children}
          <RecordFields
            fields={type.fields}
            textFields={textFields}
            fileFields={fileFields}
            texts={draft.texts}
            files={draft.files}
            errors={draft.errors}
            onText={isBusy ? ignore : draft.setText}
            onFiles={isBusy ? ignore : draft.setFilesOf}
          />
          <DialogError>{props.refusal}</DialogError>
          <DialogAnswers>
            <SaveProgress isBusy={isBusy} progress={progress} />
            <Button variant="default" onClick={leaving.leave}>
              {words.cancel}
            </Button>
            <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
              {words.save}
            </Button>
          </DialogAnswers>
        </form>
      </Dialog>
      {props.conflict}
      {leaving.isAsking && <LeaveDialog onStay={leaving.stay} onLeave={onClose} />}
    </>
  );
}
