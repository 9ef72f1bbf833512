import { Button } from '@mantine/core';
import { use, useEffect, useRef, useState } from 'react';
import { type CollegeFieldName, collegeLabels } from '../../content/college-fields.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { messageOf } from '../api/api-error.ts';
import { uploadPicture } from '../api/uploads.ts';
import { FilePicker } from '../form/inputs/file-picker.tsx';
import { textInput } from '../form/inputs/text.tsx';
import { ReportPendingUploads } from '../form/pending-uploads.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { words } from './words.ts';

interface SettingsPictureProps {
  field: { name: CollegeFieldName; hint?: string };
  /** Path of the picture; empty without one. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The college's own logo or icon: uploaded when it is chosen, used from the next Save on (requirement 17.85). */
export function SettingsPicture({ field: { name, hint }, value, error, onChange }: SettingsPictureProps) {
  const { upload, isUploading, failure } = usePictureUpload(name, onChange);
  const label = collegeLabels[name];
  return (
    <FilePicker
      facts={{ kind: 'image', name, label, required: false }}
      files={[]}
      onChange={([file]) => file && upload(file)}
      error={failure ?? error}
      hint={hint}
    >
      <div className="settings-picture" aria-live="polite">
        {isUploading && words.uploading}
        {!isUploading && value && <SettingsThumbnail path={value} label={label} />}
        {!isUploading && value && (
          <Button variant="default" size="compact-sm" onClick={() => onChange('')}>
            {words.removePicture(label)}
          </Button>
        )}
      </div>
    </FilePicker>
  );
}

function SettingsThumbnail({ path, label }: { path: string; label: string }) {
  return <StoredPicture src={pathAtWidth(path, 320)} alt={words.chosenPicture(label)} />;
}

/** Uploads a picture at once; Save waits for it. */
function usePictureUpload(name: string, onArrived: (path: string) => void) {
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const latest = useRef<File>(undefined);
  const report = use(ReportPendingUploads);
  const isLost = failure !== undefined;
  useEffect(() => {
    report(name, { inFlight: Number(isUploading), failed: 0, isLost });
  }, [report, name, isUploading, isLost]);

  const upload = async (file: File) => {
    // A file that is chosen meanwhile replaces this one.
    latest.current = file;
    setUploading(true);
    setFailure(undefined);
    try {
      const { path } = await uploadPicture(file);
      if (latest.current === file) onArrived(path);
    } catch (error) {
      if (latest.current === file) setFailure(messageOf(error));
    }
    if (latest.current === file) setUploading(false);
  };
  return { upload, isUploading, failure };
}

/** How the conflict dialog shows such a field. */
export const pictureText = {
  ...textInput,
  Display: ({ facts, value }: { facts: { label: string }; value: string }) =>
    value ? <SettingsThumbnail path={value} label={facts.label} /> : null,
};
