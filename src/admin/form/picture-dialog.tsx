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
  /** The version on which the form behind the dialog is based. */
  version: Version;
  /** Whether the live record or the draft is changed. */
  target: 'live' | 'draft';
  /** Called with the stored record after saving, or after the person accepts another person's alt text. */
  onSaved: (saved: Version) => void;
  onClose: () => void;
}

/**
 * The image form in a dialog over a record's form. It is saved separately; the text behind it stays (requirement
 * 17.40).
 */
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
