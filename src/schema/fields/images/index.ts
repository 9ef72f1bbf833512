import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../../field.ts';
import { listInColumn } from '../list-in-column.ts';
import { picturePath } from '../picture-path.ts';

/** What the browser is told of one field of this kind. */
export interface ImagesFacts extends FieldFacts {
  kind: 'images';
  max: number;
}

/** So many pictures one request may bring (contract: Records). */
export const MOST_FILES = 20;

/** Several pictures in order, each a path under `/uploads/`. */
export function images(label = 'Images', { required = false } = {}): Field<string[]> {
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    kind: 'images',
    label,
    required,
    arrives: 'as-files',
    maxFiles: MOST_FILES,
    input: () => z.array(picturePath(label), { error: `${label} has to be a list of paths of pictures.` }),
    output: () => z.array(z.string()).meta({ description: 'Paths on this host, in order' }),
    fromPictures: (paths) => [...paths],
    filesIn: (value) => value,
    dropsFilesAtOnce: true,
    facts: (name): ImagesFacts => ({ kind: 'images', name, label, required, max: MOST_FILES }),
  };
}
