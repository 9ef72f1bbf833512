import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import type { InitialVersion } from './loaded-record.tsx';
import { PresentPictures } from './present-pictures.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { usePictureForm } from './use-picture-form.ts';
import { words } from './words.ts';

interface PictureDialogProps {
  type: TypeFacts;
  /** The version that the form behind the dialog goes on from. */
  version: Version;
  /** Whether what is live or the draft is changed. */
  target: 'live' | 'draft';
  /** Called with what is stored after saving, or when the person takes another person's alt text. */
  onSaved: (saved: Version) => void;
  onClose: () => void;
}

/** The image form over a record's form: saved by itself, while what is typed behind it stays (requirement 17.40). */
export function PictureDialog({ type, version, target, onSaved, onClose }: PictureDialogProps) {
  const [initial, setInitial] = useState(version);
  return (
    <PictureDialogForm
      key={initial.etag}
      type={type}
      target={target}
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
  const { save, ...form } = usePictureForm({ ...options, isInDialog: true });
  return (
    <RecordDialog
      title={words.updateImage(type.admin.noun)}
      type={type}
      textFields={[]}
      {...form}
      onSave={save}
      onClose={onClose}
    >
      <PresentPictures fileFields={form.fileFields} item={initial.item} />
    </RecordDialog>
  );
}
