import * as z from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, factsOf, fieldDefaults, labelIn, type OwnLabel } from '../field.ts';
import { listInColumn } from './list.ts';
import { words } from './words.ts';

export interface ImageFacts extends FieldFacts {
  kind: 'image';
}

/** One picture: the path below `/uploads/` of its re-encoded file, or null. */
export function image(
  ...[label = 'Image', { ne, required = false } = { ne: 'तस्बिर' }]: OwnLabel<{ required?: boolean }>
): Field<string | null, 'image'> {
  const labels = { label, nepaliLabel: ne };
  return {
    ...fieldDefaults,
    kind: 'image',
    ...labels,
    required,
    changes: comparisons.image,
    inputMode: 'files',
    maxFiles: 1,
    blank: null,
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => (stored === null ? null : String(stored)),
    input: ({ language = DEFAULT_LANGUAGE }) => picturePath(labelIn(language, labels), language).nullable(),
    output: () => z.string().nullable().meta({ description: 'Path on this host, or null' }),
    fromPictures: ([path]) => path ?? null,
    filesIn: (value) => (value === null ? [] : [value]),
    dropsFilesAtOnce: true,
    facts: factsOf<ImageFacts>(labels, { kind: 'image', required }),
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
  const labels = { label, nepaliLabel: ne };
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    kind: 'images',
    ...labels,
    required,
    changes: comparisons.images,
    inputMode: 'files',
    maxFiles: MAX_FILES,
    input: ({ language = DEFAULT_LANGUAGE }) => {
      const said = labelIn(language, labels);
      return z.array(picturePath(said, language), { error: words[language].notPictures(said) });
    },
    output: () => z.array(z.string()).meta({ description: 'Paths on this host, in order' }),
    fromPictures: (paths) => [...paths],
    filesIn: (value) => value,
    dropsFilesAtOnce: true,
    facts: factsOf<ImagesFacts>(labels, { kind: 'images', required, max: MAX_FILES }),
  };
}

function picturePath(label: string, language: Language) {
  const error = words[language].notPicture(label);
  return z.string({ error }).regex(/^\/uploads\/[\w.-]+$/, { error });
}
