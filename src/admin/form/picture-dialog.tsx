import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import type { InitialVersion } from './loaded-record.tsx';
import { PresentPictures } from './present-pictures.tsx';
import { RecordFields } from './record-fields.tsx';
import { SaveProgress } from './save-bar.tsx';
import { LeaveDialog, useLeavePrompt } from './unsaved-guard.tsx';
import { usePictureForm } from './use-picture-form.ts';

interface PictureDialogProps {
  type: TypeFacts;
  /** The version that the form behind the dialog goes on from. */
  version: Version;
  /** Called with what is stored after saving, or when the person takes another person's alt text. */
  onSaved: (saved: Version) => void;
  onClose: () => void;
}

/** The image form over a record's form: saved by itself, while what is typed behind it stays (requirement 17.40). */
export function PictureDialog({ type, version, onSaved, onClose }: PictureDialogProps) {
  const [initial, setInitial] = useState(version);
  return (
    <PictureDialogForm
      key={initial.etag}
      type={type}
      initial={initial}
      onTakeTheirs={(stored) => {
        onSaved(stored);
        setInitial(stored);
      }}
      onSaved={(saved) => {
        onSaved(saved);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type PictureDialogFormProps = Omit<PictureDialogProps, 'version'> & InitialVersion;

function PictureDialogForm({ onClose, ...options }: PictureDialogFormProps) {
  const { type, initial } = options;
  const { fileFields, draft, save, conflict, isBusy, progress } = usePictureForm(options);
  const leaving = useLeavePrompt(draft.isUnsaved, onClose);
  return (
    <>
      <Dialog title={`Update ${type.admin.noun} image`} look="wide" onCancel={leaving.leave}>
        <form
          ref={draft.form}
          className="record-form"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <PresentPictures fileFields={fileFields} item={initial.item} />
          <RecordFields
            fields={type.fields}
            textFields={[]}
            fileFields={fileFields}
            texts={draft.texts}
            files={draft.files}
            errors={draft.errors}
            onText={draft.setText}
            onFiles={draft.setFilesOf}
          />
          <DialogAnswers>
            <SaveProgress isBusy={isBusy} progress={progress} />
            <Button variant="default" onClick={leaving.leave}>
              Cancel
            </Button>
            <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
              Save
            </Button>
          </DialogAnswers>
        </form>
      </Dialog>
      {conflict}
      {leaving.isAsking && <LeaveDialog onStay={leaving.stay} onLeave={onClose} />}
    </>
  );
}
