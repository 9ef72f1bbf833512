import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { FieldFacts } from '../../../schema/field.ts';
import type { AltTextsFacts } from '../../../schema/fields/alt-text.ts';
import type { ImageFacts, ImagesFacts } from '../../../schema/fields/image.ts';
import type { StoredPictureFacts } from '../../../schema/fields/stored-picture.ts';
import { pathAtWidth } from '../../../schema/picture-names.ts';
import { uploadPicture } from '../../api/uploads.ts';
import { PictureIcon } from '../../icons.tsx';
import { digits } from '../../language.ts';
import { shownName } from '../../library/library-queries.ts';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { words } from '../words.ts';
import { FileControl, FileFrame } from './file-control.tsx';
import {
  jsonListOf,
  type PictureInputProps,
  type PictureKind,
  parseTexts,
  type TextKind,
} from './input-kind.ts';
import { UploadingFiles, useUploads } from './uploading.tsx';
import { fileWords } from './words.ts';

interface PicturePickerProps {
  facts: FieldFacts;
  /** What the field has. */
  paths: readonly string[];
  /** How many it takes; without it, one that the next replaces. */
  max?: number;
  error?: string | undefined;
  /** The purpose of the picture. */
  hint?: string | undefined;
  /** Called with a picture that was uploaded or chosen from the library, and what the library says of it. */
  onPicked: (path: string, altText: string) => void;
  /** What is shown of the pictures. @param nameOf the name of one that was chosen here */
  children: (nameOf: (path: string) => string) => ReactNode;
}

/**
 * An input for pictures: of the library, or uploaded when they are chosen. Its label names the chosen file (requirement
 * 16.3).
 */
function PicturePicker(props: PicturePickerProps) {
  const { facts, paths, max = Number.POSITIVE_INFINITY, error, hint, onPicked, children } = props;
  const isMultiple = props.max !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const take = (path: string, name: string, altText = '') => {
    setNames((now) => ({ ...now, [path]: name }));
    onPicked(path, altText);
  };
  const { add, refusals, ...uploads } = useUploads({
    name: facts.name,
    max,
    count: paths.length,
    send: uploadPicture,
    onArrived: (path, file) => take(path, file.name),
  });
  const { inFlight } = uploads;
  const chosen = [...paths.map((path) => names[path] ?? ''), ...inFlight.map(({ file }) => file.name)];
  const last = isMultiple && chosen.length > 1 ? fileWords.chosen(chosen.length) : chosen.at(-1);
  const wrong = [...(error ? [error] : []), ...refusals];
  return (
    <FileFrame label={facts.label} isWrong={wrong.length > 0}>
      <div className="file-picker-row">
        <FileControl
          kind="picture"
          input={input}
          icon={<PictureIcon />}
          label={last || fileWords.chooseImage}
          hint={[hint, isMultiple ? fileWords.imagesHint : fileWords.imageHint].filter(Boolean).join(' ')}
          errors={wrong}
          name={facts.name}
          multiple={isMultiple}
          required={isMultiple && facts.required && chosen.length === 0}
          onChosen={add}
          onPicked={
            chosen.length < max
              ? (file) => take(file.path, shownName(file), file.alt || file.alt_ne)
              : undefined
          }
        />
        <UploadingFiles {...uploads} />
        {children((path) => names[path] ?? '')}
      </div>
    </FileFrame>
  );
}

/** Takes a picture out of its field, whose input then has the focus. */
function RemoveButton({ describedBy, onRemove }: { describedBy: string; onRemove: () => void }) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        currentTarget.closest('.file-picker')?.querySelector('input')?.focus();
        onRemove();
      }}
    >
      {fileWords.remove}
    </Button>
  );
}

export const imagesInput: PictureKind<ImagesFacts> = {
  sends: 'pictures',
  textOf: jsonListOf,
  Input: ImagesInput,
  Display: ({ facts, value }) =>
    parseTexts(value).map((path) => <Chosen key={path} path={path} label={facts.label} />),
  isReplaced: false,
  storedPaths: (value) =>
    Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : [],
  uploadPath: (typeName, id) => `/${typeName}-image-update/${id}`,
};

/** An input for several pictures, each with its alt text and a button that removes it. */
function ImagesInput({ facts, value, onChange, error, altTexts }: PictureInputProps<ImagesFacts>) {
  const id = useId();
  const paths = parseTexts(value);
  const texts = paths.map((_, at) => altTexts?.texts[at] ?? '');
  // An upload may arrive long after the render that has begun it.
  const latest = useRef({ paths, texts });
  latest.current = { paths, texts };
  const set = (paths: string[], texts: string[]) => {
    latest.current = { paths, texts };
    onChange(jsonListOf(paths));
    altTexts?.onChange(texts);
  };
  return (
    <PicturePicker
      facts={facts}
      paths={paths}
      max={facts.max}
      error={error ?? altTexts?.error}
      onPicked={(path, altText) => {
        const { paths, texts } = latest.current;
        if (!paths.includes(path)) set([...paths, path], [...texts, altText]);
      }}
    >
      {(nameOf) =>
        paths.length > 0 && (
          <>
            {altTexts && <p className="field-hint">{words.altTexts}</p>}
            <ul className="previews">
              {paths.map((path, at) => (
                <li key={path} className="preview">
                  <StoredPicture
                    id={`${id}${path}`}
                    src={pathAtWidth(path, 320)}
                    alt={fileWords.previewOf(nameOf(path) || digits(at + 1))}
                    width={200}
                    height={120}
                  />
                  <p className="preview-name">
                    {digits(at + 1)}. <bdi>{nameOf(path)}</bdi>
                  </p>
                  {altTexts && (
                    <TextInput
                      label={altTexts.label}
                      aria-describedby={`${id}${path}`}
                      value={texts[at] ?? ''}
                      maxLength={altTexts.max}
                      autoComplete="off"
                      onChange={({ currentTarget }) => set(paths, texts.with(at, currentTarget.value))}
                    />
                  )}
                  <RemoveButton
                    describedBy={`${id}${path}`}
                    onRemove={() => set(paths.toSpliced(at, 1), texts.toSpliced(at, 1))}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </PicturePicker>
  );
}

export const picturePathInput: TextKind<ImageFacts | StoredPictureFacts> = {
  sends: 'text',
  Input: PicturePathInput,
  Display: ({ facts, value }) => (value ? <Chosen path={value} label={facts.label} /> : null),
};

export const imageInput: PictureKind<ImageFacts> = {
  ...picturePathInput,
  sends: 'pictures',
  Input: PicturePathInput,
  isReplaced: true,
  storedPaths: (value) => (typeof value === 'string' && value !== '' ? [value] : []),
  uploadPath: (typeName, id) => `/${typeName}File/${id}`,
};

/** A picture by its path. One that is chosen meanwhile replaces it. */
function PicturePathInput(props: PictureInputProps<ImageFacts | StoredPictureFacts>) {
  const { facts, value, onChange, error, onDescribed } = props;
  const id = useId();
  return (
    <PicturePicker
      facts={facts}
      paths={value ? [value] : []}
      error={error}
      hint={'hint' in facts ? facts.hint : undefined}
      onPicked={(path, altText) => {
        onChange(path);
        if (altText !== '') onDescribed?.(altText);
      }}
    >
      {(nameOf) =>
        value && (
          <div className="picture-path">
            <Chosen id={id} path={value} label={facts.label} name={nameOf(value)} />
            <RemoveButton describedBy={id} onRemove={() => onChange('')} />
          </div>
        )
      }
    </PicturePicker>
  );
}

interface ChosenProps {
  id?: string;
  path: string;
  label: string;
  /** Of its file, if it was chosen here. */
  name?: string;
}

function Chosen({ id, path, label, name }: ChosenProps) {
  const alt = name ? fileWords.previewOf(name) : fileWords.chosenPicture(label);
  return <StoredPicture id={id} src={pathAtWidth(path, 320)} alt={alt} />;
}

/**
 * The alt texts of several pictures are entered beside each picture, so this kind renders no input of its
 * own.
 */
export const altTextsInput: TextKind<AltTextsFacts> = {
  sends: 'text',
  textOf: jsonListOf,
  Input: () => null,
  describedField: ({ describes }) => describes,
  altTextsOfPictures: ({ facts: { label, max }, value, onChange, error }) => ({
    label,
    max,
    texts: parseTexts(value),
    onChange: (texts) => onChange(texts.some((text) => text !== '') ? jsonListOf([...texts]) : ''),
    error,
  }),
  Display: ({ value }) => parseTexts(value).join(', '),
};
