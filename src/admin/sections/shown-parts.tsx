import { Fragment } from 'react';
import { textIn } from '../../languages/text-in.ts';
import type { FieldFacts } from '../../schema/field.ts';
import type { EntriesFacts } from '../../schema/fields/entries.ts';
import type { OneOfFacts } from '../../schema/fields/one-of.ts';
import type { SectionFacts, SectionsFacts } from '../../schema/fields/sections.ts';
import { twinNameOf } from '../../schema/twins.ts';
import { langOf } from '../../ui/lang-of.ts';
import { parseJsonList } from '../form/inputs/input-kind.ts';
import { plainTextOf } from '../form/inputs/rich-text.tsx';
import { digits, language } from '../language.ts';
import { words } from './words.ts';

/** The values of a section, or of an entry of a list in one. */
export type Values = Readonly<Record<string, unknown>>;

export const isEntries = (facts: FieldFacts): facts is EntriesFacts => facts.kind === 'entries';

export const valuesIn = (list: unknown): Values[] => (Array.isArray(list) ? list : []);

export const kindOf = ({ kinds }: SectionsFacts, { kind }: Values): SectionFacts | undefined =>
  kinds.find(({ name }) => name === kind);

/** What a section is called: the label of its kind. */
export const labelOf = (facts: SectionsFacts, values: Values): string =>
  kindOf(facts, values)?.label ?? String(values.kind);

const TEXTS = ['text', 'long-text', 'rich-text'];
/** More than a line shows; a text may be long. */
const FIRST = 400;

/** The first in these fields, or in those of the entries of their lists. @param foundIn finds it in a field that is no list */
function firstIn(
  fields: readonly FieldFacts[],
  values: Values,
  foundIn: (facts: FieldFacts, values: Values) => string,
): string {
  for (const facts of fields) {
    const found = isEntries(facts)
      ? valuesIn(values[facts.name]).map((entry) => firstIn(facts.fields, entry, foundIn))
      : [foundIn(facts, values)];
    const first = found.find((text) => text !== '');
    if (first) return first;
  }
  return '';
}

/** The first words in these fields, in the language of the back office if they are written in it. */
export const firstWords = (fields: readonly FieldFacts[], values: Values): string =>
  firstIn(fields, values, ({ kind, name, twinOf }, within) =>
    twinOf || !TEXTS.includes(kind) ? '' : inOfficeLanguage(within, name),
  );

/** The path of the first picture in these fields. */
export const firstPicture = (fields: readonly FieldFacts[], values: Values): string =>
  firstIn(fields, values, ({ kind, name }, within) => (kind === 'image' ? String(within[name] ?? '') : ''));

function inOfficeLanguage(values: Values, name: string): string {
  const both = { text: String(values[name] ?? ''), text_ne: String(values[twinNameOf(name)] ?? '') };
  return plainTextOf(textIn(language, both, 'text').text.slice(0, FIRST)).slice(0, FIRST / 4);
}

/** All texts in these fields, in both languages. */
const textsIn = (fields: readonly FieldFacts[], values: Values): string[] =>
  fields.flatMap((facts) => {
    const value = values[facts.name];
    if (isEntries(facts)) return valuesIn(value).flatMap((entry) => textsIn(facts.fields, entry));
    const text = String(value ?? '');
    return [facts.kind === 'rich-text' ? plainTextOf(text) : text];
  });

/** What a version of a section has in a field, with what is chosen in words. */
export function valueInWords(facts: FieldFacts, values: Values | null): unknown {
  const value = values?.[facts.name];
  if (values && value === null && facts.kind === 'own-alt') return words.alts.library;
  if (!('options' in facts)) return value;
  return (facts as OneOfFacts).options.find((option) => option.value === value)?.label ?? '';
}

/** Sections to be read, beside another version of them. */
export function ShownSections({ facts, value }: { facts: SectionsFacts; value: string }) {
  return parseJsonList(value).map((section, at) => {
    const values = section as Values;
    const texts = textsIn(kindOf(facts, values)?.fields ?? [], values).filter(Boolean);
    return (
      <Fragment key={String(values.id)}>
        <strong>{`${digits(at + 1)}. ${labelOf(facts, values)}`}</strong>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no name but its place
          <p key={index} lang={langOf(text)}>
            {text}
          </p>
        ))}
      </Fragment>
    );
  });
}
