import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { textIn } from '../languages/text-in.ts';
import { twinNameOf } from './twins.ts';

interface Declared {
  titleField: string;
  /** Names and kinds of the fields, in declared order. */
  fields: readonly { name: string; kind: string; twinOf?: string }[];
}

const SHORT_KINDS: ReadonlySet<string> = new Set(['text', 'long-text', 'choice']);

/**
 * The text that tells two records with the same title apart: the first filled short one besides the title; empty if
 * there is none.
 */
export function detailTextOf(
  { titleField, fields }: Declared,
  item: Readonly<Record<string, unknown>>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const texts = fields.filter(
    ({ kind, name, twinOf }) => SHORT_KINDS.has(kind) && name !== titleField && twinOf === undefined,
  );
  const said = texts.map(({ name }) => {
    const twin = fields.some(({ twinOf }) => twinOf === name) ? item[twinNameOf(name)] : '';
    return textIn(
      language,
      { text: String(item[name] ?? ''), text_ne: String(twin ?? '') },
      'text',
    ).text.trim();
  });
  return said.find((text) => text !== '') ?? '';
}
