import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FieldFacts } from '../../../schema/field.ts';
import { PictureIcon } from '../../icons.tsx';
import { digits } from '../../language.ts';
import { useObjectUrl } from '../../pictures/stored-picture.tsx';
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
  /** The previews. */
  children: ReactNode;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A file input whose label names the chosen file (requirement 16.3). */
export function FilePicker({
  facts,
  files,
  onChange,
  error,
  isMultiple = false,
  hint,
  children,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // Keeps the input's own file list in sync, so that a removed picture can be chosen again.
  useLayoutEffect(() => {
    if (!input.current) return;
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    input.current.files = chosen.files;
  }, [files]);

  const describedBy = [`${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other labels
    <div
      className="file-picker"
      data-invalid={error ? true : undefined}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div className="field-label" id={`${id}-label`}>
        {facts.label}
      </div>
      <div className="file-picker-row">
        <div className="file-picker-control">
          <input
            ref={input}
            id={id}
            type="file"
            name={facts.name}
            accept={ACCEPTED}
            multiple={isMultiple}
            required={isMultiple && facts.required && files.length === 0}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => onChange([...(event.currentTarget.files ?? [])])}
          />
          <label htmlFor={id}>
            <PictureIcon />
            <span>{labelOf(files)}</span>
          </label>
          <p id={`${id}-hint`} className="field-hint">
            {hint && `${hint} `}
            {isMultiple ? fileWords.imagesHint : fileWords.imageHint}
          </p>
          {error && (
            <p id={`${id}-error`} className="field-error">
              {error}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
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
  const url = useObjectUrl(file);
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
