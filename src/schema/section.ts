import type { InEach } from '../languages/language.ts';
import type { Sentence } from '../languages/sentence.ts';
import { numeral } from '../languages/sentences.ts';
import { fieldsOf } from './define-type.ts';
import {
  type Field,
  type Fields,
  type InnerReferences,
  type InputTools,
  labelOf,
  type NewFile,
  type PlacedKey,
  type RecordKey,
  type TextPart,
  type ValueOf,
} from './field.ts';
import { type TwinsOf, twinNameOf, withTwins } from './twins.ts';

/** A kind of section of a page: one file in `content/sections/`, made of the field kinds. */
export interface SectionKind<Name extends string = string, F extends Fields = Fields> {
  /** Stored in every section of the kind, so it is never changed. */
  readonly name: Name;
  readonly label: InEach<string>;
  /** What it is for, in the list of kinds. */
  readonly purpose: InEach<string>;
  readonly fields: F;
  /** What is stored in place of what was sent. */
  tidy?(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

/** A section as the API has it; further values by its kind's fields. */
export interface Section extends Readonly<Record<string, unknown>> {
  /** Made when the section is: the history knows the section by it, and it is the anchor on the page. */
  id: string;
  kind: string;
}

export type SectionOf<K> =
  K extends SectionKind<infer Name, infer F>
    ? { id: string; kind: Name } & { [Field in keyof F]: ValueOf<F[Field]> }
    : never;

/** Declares a kind of section. */
export const defineSection = <const Name extends string, F extends Fields>(
  name: Name,
  { fields, ...kind }: Pick<SectionKind, 'label' | 'purpose' | 'tidy'> & { fields: F },
): SectionKind<Name, F & TwinsOf<F>> => ({
  name,
  ...kind,
  fields: withTwins(fields, '') as F & TwinsOf<F>,
});

/** What has fields and is not a record: a section, an entry of a list in it. */
export interface Parts {
  fields: Fields;
}

type Values = Readonly<Record<string, unknown>>;

const valueIn = (values: Values, name: string, { blank }: Field) => values[name] ?? blank;

/** The paths of all files in these values. */
export const filesOf = (parts: Parts, values: Values): string[] =>
  fieldsOf(parts).flatMap(([name, field]) => field.filesIn(valueIn(values, name, field)));

/** The values with another file in every place of one. */
export const withFile = <V extends Values>(parts: Parts, values: V, path: string, by: NewFile | null): V => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(parts).map(([name, field]) => [name, field.replaceFile(valueIn(values, name, field), path, by)]),
  ),
});

const keyIn = ({ refersTo }: Field, value: unknown): RecordKey | null =>
  refersTo && typeof value === 'string' && value !== '' ? { type: refersTo.type, id: value } : null;

/** In parts that name what is not live: read like those that name nothing, but shown as empty. */
export const LACKING = Symbol('names what is not live');

/** How ids of records within these parts are found, hidden while a record is not live, and restored. */
export const referencesIn = (parts: Parts): InnerReferences<Values> => ({
  of: (values) =>
    fieldsOf(parts).flatMap(([name, field]) => {
      const value = valueIn(values, name, field);
      const key = keyIn(field, value);
      const keys: PlacedKey[] = key ? [key] : (field.references?.of(value) ?? []);
      return keys.map(({ place = labelOf(field), ...of }) => ({ ...of, place }));
    }),
  without: (values, isAway) => ({
    ...values,
    ...mapped(parts, values, (field, value) => {
      const key = keyIn(field, value);
      if (key) return isAway(key) ? null : value;
      return field.references ? field.references.without(value, isAway) : value;
    }),
    ...(referencesIn(parts).of(values).some(isAway) && { [LACKING]: true }),
  }),
  restored: (sent, stored, isAway) => ({
    ...sent,
    ...mapped(parts, sent, (field, value, name) => {
      const had = valueIn(stored, name, field);
      const key = value === null ? keyIn(field, had) : null;
      if (key) return isAway(key) ? had : value;
      return field.references ? field.references.restored(value, had, isAway) : value;
    }),
  }),
});

const mapped = (
  parts: Parts,
  values: Values,
  change: (field: Field, value: unknown, name: string) => unknown,
): Values =>
  Object.fromEntries(
    fieldsOf(parts)
      .filter(([, { refersTo, references }]) => refersTo ?? references)
      .map(([name, field]) => [name, change(field, valueIn(values, name, field), name)]),
  );

/**
 * The same for a list of parts.
 * @param placeOf says in which part of the list a place within it is
 * @param storedOf finds the stored part that a sent one stands for
 */
export const referencesInEach = <V extends Values>(
  partsOf: (one: V) => Parts,
  placeOf: (one: V, number: InEach<string>, place: Sentence) => InEach<string>,
  storedOf: (one: V, at: number, stored: readonly V[]) => V | undefined,
): InnerReferences<V[]> => ({
  of: (list) =>
    list.flatMap((one, at) =>
      referencesIn(partsOf(one))
        .of(one)
        .map(({ place = '', ...key }) => ({ ...key, place: placeOf(one, numeral(at + 1), place) })),
    ),
  without: (list, isAway) => list.map((one) => referencesIn(partsOf(one)).without(one, isAway) as V),
  restored: (sent, stored, isAway) =>
    sent.map(
      (one, at) => referencesIn(partsOf(one)).restored(one, storedOf(one, at, stored) ?? {}, isAway) as V,
    ),
});

/** The validators of the fields, to build an object of; what is missing is blank. */
export const inputsOf = (parts: Parts, tools: InputTools) =>
  Object.fromEntries(
    fieldsOf(parts).map(([name, field]) => [name, field.input(tools).default(field.blank as never)]),
  );

export const outputsOf = (parts: Parts) =>
  Object.fromEntries(fieldsOf(parts).map(([name, field]) => [name, field.output()]));

const saysAnything = (values: Values) =>
  Object.values(values).some((value) => value !== '' && value !== null);

/**
 * The values as one language says them: twins are left out, and `pick` chooses the text of a translated field, also in the
 * entries of lists, without those that say nothing.
 */
export function saidIn(
  parts: Parts,
  values: Values,
  pick: (values: Values, name: string) => unknown,
): Values {
  const said = fieldsOf(parts).flatMap(([name, field]): [string, unknown][] => {
    const { entry, twin, twinOf } = field;
    if (twinOf !== undefined) return [];
    if (twin) return [[name, pick(values, name)]];
    const value = valueIn(values, name, field);
    return [
      [name, entry ? (value as Values[]).map((one) => saidIn(entry, one, pick)).filter(saysAnything) : value],
    ];
  });
  return Object.fromEntries(said);
}

/**
 * The searchable text in parts, those in English before those in Nepali. A field named `heading` stands above the others.
 */
export const textPartsOf = (parts: Parts, values: Values): TextPart[] =>
  [String, twinNameOf].flatMap((nameIn) => {
    const said = saidIn(parts, values, (all, name) => all[nameIn(name)] ?? '');
    return partsUnder(parts, said, String(said.heading ?? ''));
  });

function partsUnder(parts: Parts, said: Values, heading: string): TextPart[] {
  const shown = fieldsOf(parts).filter(
    ([name, { twinOf, isKeywordOnly }]) => name !== 'heading' && twinOf === undefined && !isKeywordOnly,
  );
  return shown
    .flatMap(([name, { entry, searchParts, searchText }]): TextPart[] => {
      if (entry) return (said[name] as Values[]).flatMap((one) => partsOfEntry(entry, one, heading));
      if (!searchParts) return [{ heading, text: searchText(said[name]) }];
      return searchParts(said[name]).map((part) => under(heading, part));
    })
    .filter(({ text }) => text.trim() !== '');
}

const under = (heading: string, part: TextPart): TextPart => ({
  ...part,
  heading: [heading, part.heading].filter(Boolean).join(': '),
});

/** Short texts of an entry are one part; they stand above a rich text, such as a question above its answer. */
function partsOfEntry(entry: Parts, said: Values, heading: string): TextPart[] {
  const own = fieldsOf(entry).filter(([, { twinOf }]) => twinOf === undefined);
  const textsOf = (isRich: boolean) => own.filter(([, { searchParts }]) => Boolean(searchParts) === isRich);
  const short = textsOf(false)
    .map(([name, { searchText }]) => searchText(said[name]))
    .filter(Boolean)
    .join(': ');
  const rich = textsOf(true).flatMap(([name, { searchParts }]) => searchParts?.(said[name]) ?? []);
  if (rich.length === 0) return [{ heading, text: short }];
  return rich.map((part) => under(heading, under(short, part)));
}
