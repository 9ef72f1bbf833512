import * as z from 'zod';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { listInColumn } from './list.ts';

export interface ImageFacts extends FieldFacts {
  kind: 'image';
}

/** One picture: the path below `/uploads/` of its re-encoded file, or null. */
export function image(label = 'Image', { required = false } = {}): Field<string | null, 'image'> {
  return {
    ...fieldDefaults,
    kind: 'image',
    label,
    required,
    changes: comparisons.image,
    inputMode: 'files',
    maxFiles: 1,
    blank: null,
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => (stored === null ? null : String(stored)),
    input: () => picturePath(label).nullable(),
    output: () => z.string().nullable().meta({ description: 'Path on this host, or null' }),
    fromPictures: ([path]) => path ?? null,
    filesIn: (value) => (value === null ? [] : [value]),
    dropsFilesAtOnce: true,
    facts: (name): ImageFacts => ({ kind: 'image', name, label, required }),
  };
}

export interface ImagesFacts extends FieldFacts {
  kind: 'images';
  max: number;
}

/** Pictures in one request (requirement 12.12). */
export const MAX_FILES = 20;

/** A list of pictures, each a path below `/uploads/`. */
export function images(label = 'Images', { required = false } = {}): Field<string[], 'images'> {
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    kind: 'images',
    label,
    required,
    changes: comparisons.images,
    inputMode: 'files',
    maxFiles: MAX_FILES,
    input: () => z.array(picturePath(label), { error: `${label} has to be a list of paths of pictures.` }),
    output: () => z.array(z.string()).meta({ description: 'Paths on this host, in order' }),
    fromPictures: (paths) => [...paths],
    filesIn: (value) => value,
    dropsFilesAtOnce: true,
    facts: (name): ImagesFacts => ({ kind: 'images', name, label, required, max: MAX_FILES }),
  };
}

function picturePath(label: string) {
  return z
    .string({ error: `${label} has to be the path of a picture.` })
    .regex(/^\/uploads\/[\w.-]+$/, { error: `${label} has to be the path of a picture.` });
}
