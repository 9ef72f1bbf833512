import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { LibraryPicture } from '../../../content/library.ts';
import type { FieldFacts } from '../../../schema/field.ts';
import type { AltTextsFacts } from '../../../schema/fields/alt-text.ts';
import type { ImageFacts, ImagesFacts } from '../../../schema/fields/image.ts';
import type { StoredPictureFacts } from '../../../schema/fields/stored-picture.ts';
import { pathAtWidth } from '../../../schema/picture-names.ts';
import { uploadPicture } from '../../api/uploads.ts';
import { PictureIcon } from '../../icons.tsx';
import { digits } from '../../language.ts';
import { fileOf, isOwnFile, pictureOf } from '../../library/chosen-file.ts';
import { StoredPicture, useObjectUrl } from '../../pictures/stored-picture.tsx';
import { words } from '../words.ts';
import { FileControl, FileFrame } from './file-control.tsx';
import {
  type FileInputProps,
  type FileKind,
  jsonListOf,
  parseTexts,
  type TextInputProps,
  type TextKind,
} from './input-kind.ts';
import { noteTooLarge, useReasons } from './refused-files.ts';
import { UploadingFiles, useUploads } from './uploading.tsx';
import { fileWords } from './words.ts';

interface FilePickerProps {
  facts: FieldFacts;
  /** The files chosen so far. */
  files: readonly File[];
  /** Called with the newly chosen files. */
  onChange: (chosen: readonly File[]) => void;
  error?: string | undefined;
  isMultiple?: boolean;
  /** The purpose of the picture. */
  hint?: string | undefined;
  /** Called with a picture of the library. */
  onPicked: (picture: LibraryPicture) => void;
  children: ReactNode;
}

/** What the library says of a picture, for the field that describes it. */
const altTextOf = ({ alt, alt_ne }: LibraryPicture) => alt || alt_ne;

/** A file input whose label names the chosen file (requirement 16.3). */
export function FilePicker({
  facts,
  files,
  onChange,
  error,
  isMultiple = false,
  hint,
  onPicked,
  children,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);

  // Keeps the input's own file list in sync, so that a removed picture can be chosen again.
  useLayoutEffect(() => {
    if (!input.current) return;
    const chosen = new DataTransfer();
    for (const file of files.filter(isOwnFile)) chosen.items.add(file);
    input.current.files = chosen.files;
  }, [files]);

  return (
    <FileFrame label={facts.label} isWrong={Boolean(error)}>
      <div className="file-picker-row">
        <FileControl
          kind="picture"
          input={input}
          icon={<PictureIcon />}
          label={labelOf(files)}
          hint={[hint, isMultiple ? fileWords.imagesHint : fileWords.imageHint].filter(Boolean).join(' ')}
          errors={error ? [error] : []}
          name={facts.name}
          multiple={isMultiple}
          required={isMultiple && facts.required && files.length === 0}
          onChosen={(chosen) => {
            noteTooLarge(chosen);
            onChange(chosen);
          }}
          onPicked={onPicked}
        />
        {children}
      </div>
    </FileFrame>
  );
}

function labelOf(files: readonly File[]): string {
  if (files.length > 1) return fileWords.chosen(files.length);
  return files[0]?.name ?? fileWords.chooseImage;
}

interface PreviewProps {
  file: File;
  onRemove?: () => void;
  /** Position among several pictures, from 1. The file's name is then shown too. */
  position?: number;
  /** Why the server does not take it. */
  refusal?: string | undefined;
  /** The alt text input, if alt texts are written beside each picture. */
  altText?: { label: string; max: number; text: string; onChange: (text: string) => void };
}

/**
 * A thumbnail of a chosen file before it is uploaded, or a word on a file that is no picture (requirement 17.94). Another
 * file takes another key.
 */
export function Preview({ file, onRemove, position, refusal, altText }: PreviewProps) {
  const picked = pictureOf(file);
  const url = useObjectUrl(picked ? undefined : file);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const pictureId = useId();
  const refusalId = useId();
  const describedBy = refusal === undefined ? pictureId : `${pictureId} ${refusalId}`;
  const altInput = useRef<HTMLInputElement>(null);
  // Mantine's input overwrites `aria-describedby` with the ids of its own messages.
  useLayoutEffect(() => altInput.current?.setAttribute('aria-describedby', describedBy), [describedBy]);
  return (
    <li className="preview">
      {isUnreadable && (
        <p id={pictureId} className="preview-name field-error" role="alert">
          {fileWords.unreadable(file.name)}
        </p>
      )}
      {picked && (
        <StoredPicture
          id={pictureId}
          src={pathAtWidth(picked.path, 320)}
          alt={fileWords.previewOf(file.name)}
          width={200}
          height={120}
          isPrivate
        />
      )}
      {url && !isUnreadable && (
        <img
          id={pictureId}
          src={url}
          alt={fileWords.previewOf(file.name)}
          width={200}
          height={120}
          onError={() => setIsUnreadable(true)}
        />
      )}
      {position !== undefined && (
        <p className="preview-name">
          {digits(position)}. <bdi>{file.name}</bdi>
        </p>
      )}
      {refusal !== undefined && (
        <p id={refusalId} className="preview-name field-error">
          {refusal}
        </p>
      )}
      {altText && (
        <TextInput
          label={altText.label}
          ref={altInput}
          value={altText.text}
          maxLength={altText.max}
          autoComplete="off"
          onChange={(event) => altText.onChange(event.currentTarget.value)}
        />
      )}
      {onRemove && (
        <Button variant="default" size="compact-sm" aria-describedby={describedBy} onClick={onRemove}>
          {fileWords.remove}
        </Button>
      )}
    </li>
  );
}

export const imagesInput: FileKind<ImagesFacts> = {
  sends: 'files',
  Input: ImagesInput,
  isReplaced: false,
  storedPaths: (value) =>
    Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : [],
  uploadPath: (typeName, id) => `/${typeName}-image-update/${id}`,
};

/** An input for several files with previews, alt texts and buttons that remove them. */
function ImagesInput({ facts, files, onChange, error, altTexts }: FileInputProps<ImagesFacts>) {
  const texts = files.map((_, at) => altTexts?.texts[at] ?? '');
  const remove = (index: number) => {
    onChange(files.filter((_, at) => at !== index));
    altTexts?.onChange(texts.filter((_, at) => at !== index));
  };
  /** Those of the library come first, as they do in the record. */
  const pick = (picture: LibraryPicture) => {
    if (files.some((file) => pictureOf(file)?.path === picture.path)) return;
    const place = files.filter((file) => !isOwnFile(file)).length;
    onChange(files.toSpliced(place, 0, fileOf(picture)));
    altTexts?.onChange(texts.toSpliced(place, 0, altTextOf(picture)));
  };
  const reasonOf = useReasons();
  const refused = files.filter((file) => reasonOf(file) !== undefined).length;
  const tooMany = files.length - refused - facts.max;
  return (
    <FilePicker
      facts={facts}
      files={files}
      onChange={(chosen) => onChange([...files, ...chosen])}
      onPicked={pick}
      error={error ?? altTexts?.error ?? (refused > 0 ? fileWords.refused(refused) : undefined)}
      isMultiple
    >
      <p className="field-hint" role="status">
        {tooMany > 0 && fileWords.tooMany(facts.max, tooMany)}
      </p>
      {files.length > 0 && altTexts && <p className="field-hint">{words.altTexts}</p>}
      {files.length > 0 && (
        <ul className="previews">
          {files.map((file, index) => (
            <Preview
              key={numberOf(file)}
              file={file}
              position={index + 1}
              refusal={reasonOf(file)}
              onRemove={() => remove(index)}
              {...(altTexts && {
                altText: {
                  label: altTexts.label,
                  max: altTexts.max,
                  text: texts[index] ?? '',
                  onChange: (text) => altTexts.onChange(texts.with(index, text)),
                },
              })}
            />
          ))}
        </ul>
      )}
    </FilePicker>
  );
}

const numbers = new WeakMap<File, number>();
let lastNumber = 0;

/** A unique React key for a file, because file names may repeat. */
function numberOf(file: File): number {
  const number = numbers.get(file) ?? ++lastNumber;
  numbers.set(file, number);
  return number;
}

export const imageInput: FileKind<ImageFacts> = {
  sends: 'files',
  Input: ({ facts, files, onChange, error, onDescribed }) => {
    const [file] = files;
    const reasonOf = useReasons();
    const pick = (picture: LibraryPicture) => {
      onChange([fileOf(picture)]);
      if (altTextOf(picture) !== '') onDescribed?.(altTextOf(picture));
    };
    return (
      <FilePicker
        facts={facts}
        files={files}
        onChange={onChange}
        error={error ?? (file && reasonOf(file))}
        onPicked={pick}
      >
        {file && (
          <ul className="previews">
            <Preview key={numberOf(file)} file={file} />
          </ul>
        )}
      </FilePicker>
    );
  },
  isReplaced: true,
  storedPaths: (value) => (typeof value === 'string' && value !== '' ? [value] : []),
  uploadPath: (typeName, id) => `/${typeName}File/${id}`,
};

export const picturePathInput: TextKind<ImageFacts | StoredPictureFacts> = {
  sends: 'text',
  Input: PicturePathInput,
  Display: ({ facts, value }) => (value ? <Chosen path={value} label={facts.label} /> : null),
};

/** A picture by its path: of the library, or uploaded when it is chosen. One that is chosen meanwhile replaces it. */
function PicturePathInput(props: TextInputProps<ImageFacts | StoredPictureFacts>) {
  const { facts, value, onChange, error } = props;
  const { add, refusals, ...uploads } = useUploads({
    name: facts.name,
    room: Number.POSITIVE_INFINITY,
    send: uploadPicture,
    onArrived: ({ path }) => onChange(path),
  });
  return (
    <FilePicker
      facts={facts}
      files={[]}
      onChange={add}
      onPicked={({ path }) => onChange(path)}
      error={[error, ...refusals].filter(Boolean).join(' ')}
      hint={'hint' in facts ? facts.hint : undefined}
    >
      <div className="picture-path">
        {value && <Chosen path={value} label={facts.label} />}
        {value && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={({ currentTarget }) => {
              currentTarget.closest('.file-picker')?.querySelector('input')?.focus();
              onChange('');
            }}
          >
            {fileWords.remove}
          </Button>
        )}
        <UploadingFiles {...uploads} />
      </div>
    </FilePicker>
  );
}

function Chosen({ path, label }: { path: string; label: string }) {
  return <StoredPicture src={pathAtWidth(path, 320)} alt={fileWords.chosenPicture(label)} />;
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
  altTextsOfFiles: ({ facts: { label, max }, value, onChange, error }) => ({
    label,
    max,
    texts: parseTexts(value),
    onChange: (texts) => onChange(texts.some((text) => text !== '') ? jsonListOf([...texts]) : ''),
    error,
  }),
  Display: ({ value }) => parseTexts(value).join(', '),
};
