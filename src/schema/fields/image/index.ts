import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../../field.ts';
import { picturePath } from '../picture-path.ts';

/** What the browser is told of one field of this kind. */
export interface ImageFacts extends FieldFacts {
  kind: 'image';
}

/** One picture: the path under `/uploads/` of what the upload gate made of the file, or null. */
export function image(label = 'Image', { required = false } = {}): Field<string | null> {
  return {
    ...fieldDefaults,
    kind: 'image',
    label,
    required,
    arrives: 'as-files',
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
