import { sentencesIn } from '../../languages/sentences.ts';
import { type ContentType, fieldsOf } from '../define-type.ts';
import type { InputTools } from '../field.ts';
import { words } from '../fields/words.ts';
import type { Warning } from '../warning.ts';

const sentences = sentencesIn(words);

/** Enough for a person; a text can hold thousands of pictures from elsewhere. */
const MAX_WARNINGS = 20;

const MAX_NAME = 100;

/** What a record is answered with besides its fields; a client may send back all that it was answered. */
const BASE = ['_id', 'slug', 'createdAt', 'updatedAt', 'warnings'];

/**
 * What a change of a record does not take as it was sent. Asked once the change is done, about the same body.
 * @param others names in the body that are no fields and are read elsewhere
 */
export function warningsOf(
  type: Pick<ContentType, 'fields' | 'backReferences'>,
  sent: Readonly<Record<string, unknown>>,
  tools: InputTools,
  others: readonly string[] = [],
): Warning[] {
  const known = new Set([...BASE, ...others, ...(type.backReferences ?? [])]);
  const warnings: Warning[] = [];
  for (const [name, field] of fieldsOf(type)) {
    known.add(name);
    if (field.refersTo) known.add(field.refersTo.titleAs).add(field.refersTo.titleTwinAs ?? name);
    for (const loss of field.lossesOf?.(sent[name], tools) ?? []) warnings.push({ field: name, ...loss });
  }
  return [...warnings, ...unknownIn(sent, known)].slice(0, MAX_WARNINGS);
}

/** A warning for each name that is not known. */
export function unknownIn(
  sent: Readonly<Record<string, unknown>>,
  known: { has(name: string): boolean },
): Warning[] {
  const unknown = Object.keys(sent).filter((name) => !known.has(name));
  return unknown.slice(0, MAX_WARNINGS).map((name) => {
    const field = name.slice(0, MAX_NAME);
    return { field, kind: 'unknown-field', what: sentences.unknownField(field) };
  });
}
