import { isOutcomeUnknown } from '../api/api-error.ts';
import type { Version } from '../api/records.ts';
import { type Files, formDataOf, type Texts } from './draft.ts';
import type { FileField } from './inputs/index.ts';
import { jsonListOf, parseTexts } from './inputs/input-kind.ts';

interface Sending<V extends Version> {
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
 * have arrived, and sends only the others (requirement 19.171).
 */
export function fileSender() {
  let unanswered: { files: readonly File[]; before: readonly string[] } | null = null;

  async function send<V extends Version>({ files, known, storedIn, read, upload }: Sending<V>): Promise<V> {
    const present = unanswered ? await read() : known;
    const stored = storedIn(present);
    let rest = files;
    if (unanswered) {
      const { files: lost, before } = unanswered;
      const added = stored.filter((path) => !before.includes(path));
      if (added.length >= lost.length) rest = files.filter((file) => !lost.includes(file));
    }
    if (rest.length === 0) return present;
    try {
      return unanswered ? await upload(rest, present) : await upload(rest);
    } catch (error) {
      if (isOutcomeUnknown(error)) unanswered = { files: rest, before: stored };
      throw error;
    }
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

/** A multipart form of some of the chosen files of a field, with the alt texts of these. */
export function formOfFiles(
  { facts, altTextFields }: FileField,
  draft: { texts: Texts; files: Files },
  files: readonly File[],
): FormData {
  const chosen = draft.files[facts.name] ?? [];
  const isSent = (_: unknown, at: number) => chosen.slice(at, at + 1).some((file) => files.includes(file));
  const altTexts = altTextFields.map(({ facts: { name }, kind }) => {
    const text = draft.texts[name] ?? '';
    return [name, kind.altTextsOfFiles ? jsonListOf(parseTexts(text).filter(isSent)) : text];
  });
  return formDataOf(Object.fromEntries(altTexts), { [facts.name]: files });
}
