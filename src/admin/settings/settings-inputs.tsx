import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { use, useEffect, useId } from 'react';
import type { FieldFacts } from '../../schema/field.ts';
import type { FlagFacts } from '../../schema/fields/flag.ts';
import type { SeveralFacts } from '../../schema/fields/several.ts';
import type { StoredPictureFacts } from '../../schema/fields/stored-picture.ts';
import type { WholeNumberFacts } from '../../schema/fields/whole-number.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { messageOf } from '../api/api-error.ts';
import { uploadPicture } from '../api/uploads.ts';
import { useTypes } from '../content-types.tsx';
import { FilePicker } from '../form/inputs/file-picker.tsx';
import type { TextInputProps, TextKind } from '../form/inputs/input-kind.ts';
import { inputProps, longTextInput, textInput } from '../form/inputs/text.tsx';
import { ReportPendingUploads } from '../form/pending-uploads.ts';
import { SwitchField } from '../form/switch-field.tsx';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { QUIET } from '../queries.ts';
import { words } from './words.ts';

const wholeNumberInput: TextKind<WholeNumberFacts> = {
  sends: 'text',
  Input: (props) => (
    <TextInput {...inputProps(props)} data-narrow autoComplete="off" inputMode="numeric" />
  ),
  Display: ({ value }) => value,
};

/** On or off: 'true' or 'false'. */
const flagInput: TextKind<FlagFacts> = {
  sends: 'text',
  Input: ({ facts: { name, label, hint = '' }, value, onChange, error }) => (
    <div className="settings-switch">
      <SwitchField
        label={label}
        name={name}
        hint={hint}
        isOn={value === 'true'}
        onChange={(isOn) => onChange(String(isOn))}
      />
      <FieldError error={error} />
    </div>
  ),
  Display: ({ value }) => value,
};

const severalInput: TextKind<SeveralFacts> = {
  sends: 'text',
  textOf: (names) => (names as readonly string[]).join(', '),
  Input: TypesInput,
  Display: ({ value }) => value,
};

/** The kinds of content that need approval before they are published (requirement 19.49); the value names them. */
function TypesInput({ facts: { name, label, hint }, value, onChange, error }: TextInputProps<SeveralFacts>) {
  const id = useId();
  const types = useTypes().filter(({ drafts }) => drafts);
  const chosen = value.split(', ');
  return (
    <fieldset className="settings-types" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{label}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <div className="settings-types-list">
        {types.map((type) => (
          <label key={type.name}>
            <input
              type="checkbox"
              name={name}
              value={type.name}
              checked={chosen.includes(type.name)}
              onChange={({ currentTarget: { checked } }) => {
                const isChosen = (one: string) => (one === type.name ? checked : chosen.includes(one));
                onChange(
                  types
                    .map((one) => one.name)
                    .filter(isChosen)
                    .join(', '),
                );
              }}
            />
            <span>{type.admin.label}</span>
          </label>
        ))}
      </div>
      <FieldError error={error} />
    </fieldset>
  );
}

function FieldError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" role="alert">
      {error}
    </p>
  );
}

/** A picture of the college's own, uploaded when it is chosen and used from the next Save on (requirement 17.85). */
const pictureInput: TextKind<StoredPictureFacts> = {
  sends: 'text',
  Input: PictureInput,
  Display: ({ facts, value }) => (value ? <Thumbnail path={value} label={facts.label} /> : null),
};

function PictureInput({ facts, value, onChange, error }: TextInputProps<StoredPictureFacts>) {
  const { upload, isUploading, failure } = usePictureUpload(facts.name, onChange);
  return (
    <FilePicker
      facts={facts}
      files={[]}
      onChange={([file]) => file && upload(file)}
      error={failure ?? error}
      hint={facts.hint}
    >
      <div className="settings-picture" aria-live="polite">
        {isUploading && words.uploading}
        {!isUploading && value && <Thumbnail path={value} label={facts.label} />}
        {!isUploading && value && (
          <Button variant="default" size="compact-sm" onClick={() => onChange('')}>
            {words.removePicture(facts.label)}
          </Button>
        )}
      </div>
    </FilePicker>
  );
}

function Thumbnail({ path, label }: { path: string; label: string }) {
  return <StoredPicture src={pathAtWidth(path, 320)} alt={words.chosenPicture(label)} />;
}

/** Uploads a picture at once; Save waits for it. One that is chosen meanwhile replaces it. */
function usePictureUpload(name: string, onArrived: (path: string) => void) {
  const { mutate, isPending, error } = useMutation({
    meta: QUIET,
    mutationFn: (file: File) => uploadPicture(file),
  });
  const report = use(ReportPendingUploads);
  const isLost = error !== null;
  useEffect(() => {
    report(name, { inFlight: Number(isPending), failed: 0, isLost });
  }, [report, name, isPending, isLost]);
  return {
    // Only the answer to the last one counts.
    upload: (file: File) => mutate(file, { onSuccess: ({ path }) => onArrived(path) }),
    isUploading: isPending,
    failure: error ? messageOf(error) : undefined,
  };
}

const kinds: Readonly<Record<string, TextKind>> = {
  text: textInput,
  'long-text': longTextInput,
  'whole-number': wholeNumberInput,
  flag: flagInput,
  several: severalInput,
  'stored-picture': pictureInput,
};

/** How a setting is entered and shown. */
export const kindOf = ({ kind }: FieldFacts): TextKind => kinds[kind] ?? textInput;
