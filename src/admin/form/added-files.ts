import { useEffect, useState } from 'react';
import { ApiError, messageOf, refusedFileIn } from '../api/api-error.ts';
import { isOwnFile } from '../library/chosen-file.ts';
import type { FileField } from './inputs/index.ts';
import { jsonListOf, parseTexts } from './inputs/input-kind.ts';
import { isRefused, noteRefusal } from './inputs/refused-files.ts';
import type { Sender } from './sender.ts';
import { type Files, formDataOf, hasFiles, type Texts } from './texts.ts';
import { words } from './words.ts';

/** Nothing was stored, and to send the same files again would not change it. */
export const noneAccepted = (field: string) =>
  new ApiError(400, 'files-refused', words.noneAccepted, { [field]: words.noneAccepted });

/**
 * Sends the files of a field in one call, which the API refuses as a whole for one bad file: of several, the others are
 * then sent again, in one call. Files that were refused before are not sent (requirement 23.78).
 */
export async function sendAccepted<T>(
  { facts: { name }, kind }: FileField,
  files: readonly File[],
  send: (files: readonly File[]) => Promise<T>,
): Promise<T> {
  if (kind.isReplaced) return send(files);
  for (;;) {
    const rest = files.filter((file) => !isRefused(file));
    if (rest.length === 0 && files.length > 0) throw noneAccepted(name);
    try {
      return await send(rest);
    } catch (error) {
      // The server counts those that are uploaded.
      const refused = rest.filter(isOwnFile)[refusedFileIn(error, name) ?? -1];
      if (!refused) throw error;
      noteRefusal(refused, messageOf(error));
      // Says more than the sentence about several.
      if (files.length === 1) throw error;
    }
  }
}

/** What became of the chosen files of a form that was saved. */
export interface Accepted {
  /** Those that were stored. */
  accepted: readonly File[];
  /** That the others were not, in words. */
  warning?: string;
}

export function acceptedOf(chosen: readonly File[]): Accepted {
  const accepted = chosen.filter((file) => !isRefused(file));
  const refused = chosen.length - accepted.length;
  return { accepted, ...(refused > 0 && { warning: words.someAccepted(accepted.length, refused) }) };
}

/** The chosen files that the server has. */
const arrived = new WeakSet<File>();

/** Notes that these files are stored, in whichever call they were sent. */
export const noteArrived = (files: readonly File[]) => {
  for (const file of files) arrived.add(file);
};

interface Sending<V> {
  field: FileField;
  files: readonly File[];
  upload: (files: readonly File[], key: string) => Promise<V>;
  /** Takes the answer into the form, also that of a repeat. */
  adopt?: (version: V) => void;
}

/**
 * Sends the files of one field, each once (requirement 19.171). Refused files stay behind.
 * @returns null if the server has them all
 */
export async function sendFiles<V>(
  sender: Sender,
  { field, files, upload, adopt }: Sending<V>,
): Promise<V | null> {
  const missing = files.filter((file) => !arrived.has(file));
  if (missing.length < files.length && missing.every(isRefused)) return null;
  let last: V | null = null;
  await sendAccepted(field, missing, (some) =>
    sender.send<V, null>(null, () => {
      const rest = some.filter((file) => !arrived.has(file));
      if (rest.length === 0 && some.length > 0) return null;
      return {
        send: (key) => upload(rest, key),
        adopt(version) {
          noteArrived(rest);
          last = version;
          adopt?.(version);
        },
      };
    }),
  );
  return last;
}

/** A multipart form of some of the chosen files of a field, with the alt texts of these. */
export function formOfFiles(field: FileField, values: FormFiles, files: readonly File[]): FormData {
  return formDataOf(altTextsOf(field, values, files), { [field.facts.name]: files });
}

/** A multipart form of a new record with some of the chosen files, and the alt texts of these. */
export function formOfRecord(
  fields: readonly FileField[],
  values: FormFiles,
  files: readonly File[],
): FormData {
  const isSent = (file: File) => files.includes(file);
  const sent = Object.entries(values.files).map(([name, chosen]) => [name, chosen.filter(isSent)]);
  const altTexts = fields.map((field) => altTextsOf(field, values, files));
  return formDataOf(Object.assign({}, values.texts, ...altTexts), Object.fromEntries(sent));
}

/** The alt texts of some of the chosen files of a field. */
function altTextsOf({ facts, altTextFields }: FileField, values: FormFiles, files: readonly File[]): Texts {
  const chosen = values.files[facts.name] ?? [];
  const isOfThese = (_: unknown, at: number) => chosen.slice(at, at + 1).some((file) => files.includes(file));
  const altTexts = altTextFields.map(({ facts: { name }, kind }) => {
    const text = values.texts[name] ?? '';
    if (!kind.altTextsOfFiles) return [name, text];
    const ofThese = parseTexts(text).filter(isOfThese);
    return [name, ofThese.some((one) => one !== '') ? jsonListOf(ofThese) : ''];
  });
  return Object.fromEntries(altTexts);
}

/** The files that a form has chosen, and its texts, with their alt texts. */
export interface FormFiles {
  texts: Texts;
  files: Files;
}

/** What is left of a field's files once some are stored, with their alt texts. */
export function leftOf(field: FileField, values: FormFiles, stored: readonly File[]): FormFiles {
  const { name } = field.facts;
  const files = (values.files[name] ?? []).filter((file) => !stored.includes(file));
  return { files: { [name]: files }, texts: altTextsOf(field, values, files) };
}

/** What is left of the files of several fields; null if all were stored. */
export function leftFiles(
  fields: readonly FileField[],
  values: FormFiles,
  stored: readonly File[],
): FormFiles | null {
  const left = fields.map((field) => leftOf(field, values, stored));
  const files = Object.assign({}, ...left.map((of) => of.files));
  return hasFiles(files) ? { files, texts: Object.assign({}, ...left.map((of) => of.texts)) } : null;
}

/** Record id → files that wait for the screen of its pictures. */
const handedOver = new Map<string, FormFiles>();

/** Hands files that a new record was stored without to the screen of its pictures, which opens next. */
export const handOverFiles = (recordId: string, left: FormFiles) => handedOver.set(recordId, left);

/** The files that the form of a new record has handed over; undefined if there are none. */
export function useHandedOverFiles(recordId: string): FormFiles | undefined {
  const [left] = useState(() => handedOver.get(recordId));
  useEffect(() => {
    handedOver.delete(recordId);
  }, [recordId]);
  return left;
}
