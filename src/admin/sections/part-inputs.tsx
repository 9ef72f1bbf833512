import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldFacts } from '../../schema/field.ts';
import type { ImageFacts } from '../../schema/fields/image.ts';
import type { OneOfFacts } from '../../schema/fields/one-of.ts';
import type { OwnAltFacts } from '../../schema/fields/own-alt.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { twinNameOf } from '../../schema/twins.ts';
import { uploadPicture } from '../api/uploads.ts';
import { FileControl } from '../form/inputs/file-control.tsx';
import type { TextInputProps, TextKind } from '../form/inputs/input-kind.ts';
import { inputProps } from '../form/inputs/text.tsx';
import { UploadingFiles, useUploads } from '../form/inputs/uploading.tsx';
import { fileWords } from '../form/inputs/words.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import type { Values } from './shown-parts.tsx';
import { words } from './words.ts';

/** How a field of a section is entered. */
export interface PartKind<F extends FieldFacts = FieldFacts> extends Omit<TextKind<F>, 'Display'> {
  /** The value that a text of the form stands for; by default itself. */
  valueFrom?(text: string): unknown;
  /** Stands around the inputs in both languages, or in their place. */
  Frame?(props: FrameProps<F>): ReactNode;
}

interface FrameProps<F extends FieldFacts = FieldFacts> {
  facts: F;
  /** All values of the section. */
  values: Values;
  onPut: (changed: Values) => void;
  children: ReactNode;
}

export const oneOfKind: PartKind<OneOfFacts> = {
  sends: 'text',
  Input: (props) => <NativeSelect {...inputProps(props)} data={props.facts.options} />,
};

export const ownAltKind: PartKind<OwnAltFacts> = {
  sends: 'text',
  Input: (props) => <TextInput {...inputProps(props)} maxLength={props.facts.max} autoComplete="off" />,
  Frame: AltFrame,
};

const ALTS = ['library', 'own', 'none'] as const;

/** Who describes a picture: the library, unless this place says it otherwise, or does without. */
function AltFrame({ facts: { name, describes }, values, onPut, children }: FrameProps<OwnAltFacts>) {
  const [isOwn, setOwn] = useState(false);
  const [own = null, nepali] = [values[name], values[twinNameOf(name)]];
  if (!values[describes]) return null;
  const chosen = own === null ? 'library' : isOwn || own || nepali ? 'own' : 'none';
  return (
    <>
      <NativeSelect
        label={words.alt}
        value={chosen}
        data={ALTS.map((alt) => ({ value: alt, label: words.alts[alt] }))}
        onChange={({ currentTarget: { value } }) => {
          setOwn(value === 'own');
          onPut({ [name]: value === 'library' ? null : '', [twinNameOf(name)]: '' });
        }}
      />
      {chosen === 'own' && children}
    </>
  );
}

export const pictureKind: PartKind<ImageFacts> = {
  sends: 'text',
  valueFrom: (text) => text || null,
  Input: PictureInput,
};

/** A picture by its path: of the library, or uploaded at once. */
function PictureInput({ facts, value, onChange, error }: TextInputProps<ImageFacts>) {
  const file = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    name: facts.name,
    room: 1,
    send: uploadPicture,
    onArrived: ({ path }) => onChange(path),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other labels
    <div role="group" aria-label={facts.label}>
      <div className="field-label">{facts.label}</div>
      <div className="record-picture section-picture">
        {value && <StoredPicture src={pathAtWidth(value, 320)} alt={words.picture} />}
        {value && (
          <Button
            variant="default"
            onClick={() => {
              file.current?.focus();
              onChange('');
            }}
          >
            {fileWords.remove}
          </Button>
        )}
      </div>
      <FileControl
        kind="picture"
        input={file}
        label={fileWords.chooseImage}
        errors={[...(error ? [error] : []), ...uploads.refusals]}
        onChosen={uploads.add}
        onPicked={({ path }) => onChange(path)}
      />
      <UploadingFiles {...uploads} />
    </div>
  );
}
