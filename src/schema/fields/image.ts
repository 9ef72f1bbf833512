import * as z from 'zod';
import type { Language } from '../../languages/language.ts';
import { type Field, type FieldFacts, fieldDefaults, type OwnLabel } from '../field.ts';
import { frameOf } from './frame.ts';
import { listInColumn } from './list.ts';
import { words } from './words.ts';

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
      picturePath(said, language).nullable(),
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
    dropsFilesAtOnce: true,
  };
}

export interface ImagesFacts extends FieldFacts {
  kind: 'images';
  max: number;
}

/** Pictures in one request (requirement 12.12). */
export const MAX_FILES = 20;

/** A list of pictures, each a path below `/uploads/`. */
export function images(
  ...[label = 'Images', { ne, required = false } = { ne: 'तस्बिरहरू' }]: OwnLabel<{ required?: boolean }>
): Field<string[], 'images'> {
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    ...frameOf<ImagesFacts, string[]>(
      'images',
      { label, ne, required },
      { max: MAX_FILES },
      (said, language) => z.array(picturePath(said, language), { error: words[language].notPictures(said) }),
    ),
    inputMode: 'files',
    maxFiles: MAX_FILES,
    output: () => z.array(z.string()).meta({ description: 'Paths on this host, in order' }),
    fromPictures: (paths) => [...paths],
    filesIn: (value) => value,
    dropsFilesAtOnce: true,
  };
}

function picturePath(label: string, language: Language) {
  const error = words[language].notPicture(label);
  return z.string({ error }).regex(/^\/uploads\/[\w.-]+$/, { error });
}
