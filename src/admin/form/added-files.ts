import { isOutcomeUnknown } from '../api/api-error.ts';
import type { Version } from '../api/records.ts';
import { sendAccepted } from './accepted-files.ts';
import { type Files, formDataOf, type Texts } from './draft.ts';
import type { FileField } from './inputs/index.ts';
import { jsonListOf, parseTexts } from './inputs/input-kind.ts';
import { isRefused } from './inputs/refused-files.ts';

interface Sending<V extends Version> {
  field: FileField;
  files: readonly File[];
  /** The version that the form has. */
  known: V;
  /** Paths of the files that a version has in this field. */
  storedIn: (version: V) => readonly string[];
  /** Reads the present version. */
  read: () => Promise<V>;
  /** @param seen the version that the upload has to find; any if it is missing */
  upload: (files: readonly File[], seen?: V) => Promise<V>;
}

/**
 * Sends the files of one field. A repeated upload would double them, so after a lost answer it looks first whether they
 * have arrived, and sends only the others (requirement 19.171). Refused files stay behind.
 */
export function fileSender() {
  let unanswered: { files: readonly File[]; before: readonly string[] } | null = null;

  async function send<V extends Version>({ field, files, known, storedIn, read, upload }: Sending<V>) {
    const present = unanswered ? await read() : known;
    const stored = storedIn(present);
    const { files: lost, before } = unanswered ?? { files: [], before: stored };
    const hasArrived = stored.filter((path) => !before.includes(path)).length >= lost.length;
    const rest = hasArrived ? files.filter((file) => !lost.includes(file)) : files;
    if (rest.length === 0 || (lost.length > 0 && hasArrived && rest.every(isRefused))) return present;
    return sendAccepted(field, rest, async (some) => {
      try {
        return unanswered ? await upload(some, present) : await upload(some);
      } catch (error) {
        if (isOutcomeUnknown(error)) unanswered = { files: some, before: stored };
        throw error;
      }
    });
  }

  return {
    async send<V extends Version>(sending: Sending<V>): Promise<V> {
      const version = await send(sending);
      unanswered = null;
      return version;
    },
    /** Called if the files were sent with the record itself, and there was no answer. */
    noteUnanswered(files: readonly File[]) {
      unanswered = { files, before: [] };
    },
  };
}

/** @returns gives the sender of the field with this name */
export function fileSenders() {
  const senders = new Map<string, ReturnType<typeof fileSender>>();
  return (field: string) => {
    const sender = senders.get(field) ?? fileSender();
    senders.set(field, sender);
    return sender;
  };
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
