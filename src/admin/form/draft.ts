import type { Item } from '../../schema/define-type.ts';
import type { FileField, TextField } from './inputs/index.ts';

export type Texts = Readonly<Record<string, string>>;
export type Files = Readonly<Record<string, readonly File[]>>;

/** The texts that a form of these fields begins with: those of a record, or empty ones. */
export function textsOf(fields: readonly TextField[], item?: Item): Texts {
  return Object.fromEntries(
    fields.map(({ facts, kind }) => [facts.name, (kind.textOf ?? String)(item?.[facts.name] ?? '')]),
  );
}

export function noFiles(fields: readonly FileField[]): Files {
  return Object.fromEntries(fields.map(({ facts }) => [facts.name, []]));
}

/** Only what differs from the beginning, so that saving cannot touch a field that nobody has touched. */
export function changedTexts(start: Texts, now: Texts): Texts {
  return Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== start[name]));
}

export function hasFiles(files: Files): boolean {
  return Object.values(files).some(({ length }) => length > 0);
}

/** A multipart form of texts and files; several files of one field stand under its one name, in order. */
export function formDataOf(texts: Texts, files: Files = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, chosen] of Object.entries(files)) for (const file of chosen) form.append(name, file);
  return form;
}

interface Conflict {
  /** Fields that this person changed and that read otherwise in the stored version. */
  differing: { name: string; mine: string; theirs: string }[];
  /** Fields that only somebody else changed; they stay as stored whatever is answered. */
  onlyTheirs: string[];
}

/**
 * What two people have made of the same record.
 * @param start what this person's form began with
 * @param mine what it says now
 * @param theirs what is stored by now
 */
export function conflictOf(start: Texts, mine: Texts, theirs: Texts): Conflict {
  const changed = changedTexts(start, mine);
  return {
    differing: Object.entries(changed)
      .map(([name, text]) => ({ name, mine: text, theirs: theirs[name] ?? '' }))
      .filter((field) => field.mine !== field.theirs),
    onlyTheirs: Object.keys(changedTexts(start, theirs)).filter((name) => !(name in changed)),
  };
}
