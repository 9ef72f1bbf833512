import { useEffect, useState } from 'react';
import { altTextsOf } from './added-files.ts';
import { type Files, hasFiles, type Texts } from './draft.ts';
import type { FileField } from './inputs/index.ts';

/** Files that a form chose and that were not stored with its record, and their alt texts. */
export interface LeftFiles {
  texts: Texts;
  files: Files;
}

/** @returns null if all chosen files were stored */
export function leftFiles(
  fields: readonly FileField[],
  draft: LeftFiles,
  accepted: readonly File[],
): LeftFiles | null {
  const left = fields.map((field) => {
    const { name } = field.facts;
    const files = (draft.files[name] ?? []).filter((file) => !accepted.includes(file));
    return { name, files, texts: altTextsOf(field, draft, files) };
  });
  const files = Object.fromEntries(left.map(({ name, files }) => [name, files]));
  if (!hasFiles(files)) return null;
  return { files, texts: Object.assign({}, ...left.map(({ texts }) => texts)) };
}

/** Record id → files that wait for the screen of its pictures. */
const handedOver = new Map<string, LeftFiles>();

/** Hands files that a new record was stored without to the screen of its pictures, which opens next. */
export const handOverFiles = (recordId: string, left: LeftFiles) => handedOver.set(recordId, left);

/** The files that the form of a new record has handed over; undefined if there are none. */
export function useHandedOverFiles(recordId: string): LeftFiles | undefined {
  const [left] = useState(() => handedOver.get(recordId));
  useEffect(() => {
    handedOver.delete(recordId);
  }, [recordId]);
  return left;
}
