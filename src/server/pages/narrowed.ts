import { isAny, type Narrowing, yearsOf } from '../../db/archive.ts';
import { latinDigits } from '../../languages/digits.ts';
import type { InEach } from '../../languages/language.ts';
import type { ContentType } from '../../schema/define-type.ts';
import type { ListFilter } from '../../site/list-filter.ts';
import type { PageRequest } from './page.ts';

/** A kind of records within a type, defined by a field. */
export interface Kind {
  name: string;
  label: InEach<string>;
  saying: NonNullable<Narrowing['saying']>;
}

/** The query parameters of a list that is narrowed down: others, and what no list can have, are left out. */
export function narrowingIn(kinds: readonly Kind[], { kind, year }: PageRequest['query']) {
  const digits = latinDigits(year ?? '');
  return {
    ...(kinds.some(({ name }) => name === kind) && kind && { kind }),
    ...(/^\d{4}$/.test(digits) && { year: digits }),
  };
}

/** The active and available filters of a list; undefined for a year without publications. */
export async function filterOf(
  { database, query, language }: Pick<PageRequest, 'database' | 'query' | 'language'>,
  type: ContentType,
  kinds: readonly Kind[],
): Promise<ListFilter | undefined> {
  const { kind, year } = query;
  const years = await yearsOf(database, type);
  if (year !== undefined && !years.includes(year)) return undefined;
  const present = await Promise.all(kinds.map(({ saying }) => isAny(database, type, { saying })));
  const choices = kinds.filter((_, at) => present[at]);
  return { kind, year, years, kinds: choices.map(({ name, label }) => ({ name, label: label[language] })) };
}
