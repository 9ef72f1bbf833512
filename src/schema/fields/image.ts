import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { type Field, type FieldFacts, fieldDefaults, type OwnLabel } from '../field.ts';
import { Unfit } from '../unfit.ts';
import { frameOf } from './frame.ts';
import { listInColumn, listInForms } from './list.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

export interface ImageFacts extends FieldFacts {
  kind: 'image';
}

/** One picture: the path below `/uploads/` of its re-encoded file, or null. */
export function image(
  ...[label = 'Image', { ne, required = false } = { ne: 'तस्बिर' }]: OwnLabel<{ required?: boolean }>
): Field<string | null, 'image'> {
  return {
    ...fieldDefaults,
    ...frameOf<ImageFacts, string | null>('image', { label, ne, required }, {}, (said, language) =>
      z.preprocess((sent) => (sent === '' ? null : sent), picturePath(said, language).nullable()),
    ),
    inputMode: 'files',
    maxFiles: 1,
    blank: null,
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => (stored === null ? null : String(stored)),
    output: () => z.string().nullable().meta({ description: 'Path on this host, or null' }),
    fromPictures: ([path]) => path ?? null,
    filesIn: (value) => (value === null ? [] : [value]),
    replaceFile: (value, path, by) => (value === path ? (by?.path ?? null) : value),
    dropsFilesAtOnce: true,
  };
}

export interface ImagesFacts extends FieldFacts {
  kind: 'images';
  max: number;
}

/** Pictures in one request (requirement 12.12). */
export const MAX_FILES = 20;

interface ImagesOptions {
  required?: boolean;
  /** From 2 on; without it, as many as anybody adds. */
  max?: number;
}

/** A list of pictures, each a path below `/uploads/`. */
export function images(
  ...[label = 'Images', { ne, required = false, max } = { ne: 'तस्बिरहरू' }]: OwnLabel<ImagesOptions>
): Field<string[], 'images'> {
  const atOnce = Math.min(max ?? MAX_FILES, MAX_FILES);
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    ...frameOf<ImagesFacts, string[]>(
      'images',
      { label, ne, required },
      { max: atOnce },
      (said, language) => {
        const list = z.array(picturePath(said, language), { error: words[language].notPictures(said) });
        return listInForms(
          max === undefined
            ? list
            : list.max(max, { error: words[language].tooMany(said, digitsIn(language, max)) }),
        );
      },
    ),
    inputMode: 'files',
    maxFiles: atOnce,
    output: () => z.array(z.string()).meta({ description: 'Paths on this host, in order' }),
    fromPictures(paths) {
      if (max !== undefined && paths.length > max)
        throw new Unfit(sentences.tooMany({ en: label, ne }, numeral(max)));
      return [...paths];
    },
    filesIn: (value) => value,
    replaceFile: (value, path, by) => value.flatMap((one) => (one === path ? (by?.path ?? []) : one)),
    dropsFilesAtOnce: true,
  };
}

function picturePath(label: string, language: Language) {
  const error = words[language].notPicture(label);
  return z.string({ error }).regex(/^\/uploads\/[\w.-]+$/, { error });
}
