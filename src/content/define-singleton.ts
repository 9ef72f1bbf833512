import type { InEach, Language } from '../languages/language.ts';
import { inLanguage } from '../languages/sentence.ts';
import { blanksOf, factsIn } from '../schema/define-type.ts';
import type { FieldFacts, Fields, ValueOf } from '../schema/field.ts';
import { type TwinsOf, withTwins } from '../schema/twins.ts';
import type { Duty } from './duties.ts';

/** Fields that are shown, changed and saved together. */
interface Group {
  title: InEach<string>;
  hint?: InEach<string>;
  /** Any of these duties may change them. */
  duty: Duty;
  /** Short fields, laid out in columns. */
  isDense?: true;
  fields: Fields;
}
type Groups = Readonly<Record<string, Group>>;

type InAll<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type FieldsIn<G extends Groups> = InAll<
  { [Name in keyof G]: G[Name]['fields'] & TwinsOf<G[Name]['fields']> }[keyof G]
>;
type ValuesIn<G extends Groups> = { [Name in keyof FieldsIn<G>]: ValueOf<FieldsIn<G>[Name]> };

/**
 * Declares something of which there is one: its values are stored as a whole, and stand for what is declared here until
 * they are changed. A field that is added needs no step of a migration.
 * @param initial the values that are not blank at first
 */
export function defineSingleton<const G extends Groups>(
  name: string,
  { groups, initial }: { groups: G; initial: Partial<ValuesIn<G>> },
) {
  const grouped = Object.entries(groups).map(([key, { fields, ...group }]) => ({
    key: key as keyof G & string,
    ...group,
    fields: withTwins(fields, 'name'),
  }));
  const fields: Fields = Object.assign({}, ...grouped.map((group) => group.fields));
  return {
    name,
    groups: grouped,
    fields: fields as FieldsIn<G> & Fields,
    initial: { ...blanksOf({ fields }), ...initial } as ValuesIn<G>,
  };
}

/** Description of a group for the browser, as JSON in one language: enough for its form. */
export interface GroupFacts {
  key: string;
  title: string;
  hint?: string;
  duty: Duty;
  isDense?: true;
  fields: FieldFacts[];
}

export const describeGroups = (
  language: Language,
  { groups }: { groups: readonly (Group & { key: string })[] },
): GroupFacts[] =>
  groups.map(({ title, hint, fields, ...group }) => ({
    ...group,
    title: inLanguage(title, language),
    ...(hint && { hint: inLanguage(hint, language) }),
    fields: factsIn(language, { fields }),
  }));
