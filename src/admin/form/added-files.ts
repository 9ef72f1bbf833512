import { sendAccepted } from './accepted-files.ts';
import { type Files, formDataOf, type Texts } from './draft.ts';
import type { FileField } from './inputs/index.ts';
import { jsonListOf, parseTexts } from './inputs/input-kind.ts';
import { isRefused } from './inputs/refused-files.ts';
import type { Sender } from './sender.ts';

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
    sender.send<V>(null, () => {
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

/** What a form has: the chosen files, and its texts, with their alt texts. */
interface Chosen {
  texts: Texts;
  files: Files;
}

/** A multipart form of some of the chosen files of a field, with the alt texts of these. */
export function formOfFiles(field: FileField, draft: Chosen, files: readonly File[]): FormData {
  return formDataOf(altTextsOf(field, draft, files), { [field.facts.name]: files });
}

/** A multipart form of a new record with some of the chosen files, and the alt texts of these. */
export function formOfRecord(fields: readonly FileField[], draft: Chosen, files: readonly File[]): FormData {
  const isSent = (file: File) => files.includes(file);
  const sent = Object.entries(draft.files).map(([name, chosen]) => [name, chosen.filter(isSent)]);
  const altTexts = fields.map((field) => altTextsOf(field, draft, files));
  return formDataOf(Object.assign({}, draft.texts, ...altTexts), Object.fromEntries(sent));
}

/** The alt texts of some of the chosen files of a field. */
export function altTextsOf(
  { facts, altTextFields }: FileField,
  draft: Chosen,
  files: readonly File[],
): Texts {
  const chosen = draft.files[facts.name] ?? [];
  const isOfThese = (_: unknown, at: number) => chosen.slice(at, at + 1).some((file) => files.includes(file));
  const altTexts = altTextFields.map(({ facts: { name }, kind }) => {
    const text = draft.texts[name] ?? '';
    if (!kind.altTextsOfFiles) return [name, text];
    const ofThese = parseTexts(text).filter(isOfThese);
    return [name, ofThese.some((one) => one !== '') ? jsonListOf(ofThese) : ''];
  });
  return Object.fromEntries(altTexts);
}
