import { type Expression, type SqlBool, sql } from 'kysely';
import { digitsIn, latinDigits } from '../languages/digits.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { FilterColumn } from '../schema/field.ts';
import { fold } from '../schema/fold.ts';
import type { Engine } from './engine.ts';

/** Which records of a list. */
export interface Keyword {
  /**
   * Part of a title, of a field with a filter column, or of the title that a reference names, ignoring case; empty
   * for all.
   */
  q: string;
  /** Ids of further matching records, independent of their title. */
  orIds?: readonly string[];
  /** Only records that name this record, by its id, in a reference field. */
  naming?: { field: string; id: string } | undefined;
}

/** Further words are ignored: no title has as many. */
const MAX_WORDS = 12;

/** Splits a typed keyword into words, folded for comparison. */
export const typedWords = (q: string): string[] => fold(q.trim()).split(/\s+/).slice(0, MAX_WORDS);

/** The conditions on a type's rows for a typed keyword. */
export class Keywords {
  readonly #engine: Engine;
  readonly #types: ReadonlyMap<string, ContentType>;

  constructor(engine: Engine, types: ReadonlyMap<string, ContentType>) {
    this.#engine = engine;
    this.#types = types;
  }

  /** Rows whose title contains the keyword, or that match otherwise; all rows for an empty one. */
  matches(type: ContentType, keyword: Keyword): Expression<SqlBool> {
    const { naming } = keyword;
    const named = naming ? sql<SqlBool>`${sql.ref(naming.field)} = ${naming.id}` : sql<SqlBool>`1 = 1`;
    const needle = fold(keyword.q);
    if (needle === '') return named;
    const typed = anyOf([this.#engine.contains('titleFolded', needle), ...this.#otherwise(type, keyword)]);
    return sql<SqlBool>`${named} and ${typed}`;
  }

  /** Rows whose title contains every word of the keyword, or that match otherwise. */
  matchesWords(type: ContentType, keyword: Keyword): Expression<SqlBool> {
    const titled = typedWords(keyword.q).map((word) => this.#engine.contains('titleFolded', word));
    return anyOf([sql<SqlBool>`(${sql.join(titled, sql` and `)})`, ...this.#otherwise(type, keyword)]);
  }

  #otherwise(type: ContentType, { q, orIds = [] }: Keyword): Expression<SqlBool>[] {
    const typed = q.trim();
    const byColumn = filterColumnsOf(type).flatMap(({ column, filter }) => {
      const needle = filter.needleOf(typed);
      return needle === null ? [] : this.#engine.contains(column, needle);
    });
    const byReference = fieldsOf(type).flatMap(([name, { refersTo }]) => {
      const target = refersTo && this.#types.get(refersTo.type);
      if (!target) return [];
      const titled = this.#engine.contains('titleFolded', fold(typed));
      return sql<SqlBool>`${sql.ref(name)} in (select _id from ${sql.table(target.name)} where ${titled})`;
    });
    const byId = orIds.length === 0 ? [] : [sql<SqlBool>`_id in (${sql.join(orIds)})`];
    return [...byColumn, ...byReference, ...byId];
  }
}

const anyOf = (conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/**
 * A condition on a typed text that also matches it with the other kind of digits: 'कक्षा १२' is stored as it was typed,
 * and found by 'कक्षा 12' too.
 */
export function inEitherDigits(
  needle: string,
  condition: (needle: string) => Expression<SqlBool>,
): Expression<SqlBool> {
  const latin = latinDigits(needle);
  const nepali = digitsIn('ne', latin);
  if (latin === nepali) return condition(needle);
  const ways = [...new Set([needle, latin, nepali])].map(condition);
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

/** Whether the column `folded` contains a typed text. */
export const isFoldedLike = (typed: string): Expression<SqlBool> =>
  inEitherDigits(
    fold(typed),
    (needle) => sql<SqlBool>`folded like ${`%${needle.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  );

/** The filter columns of a type, each with the field that it is derived from. */
function filterColumnsOf(type: ContentType): { field: string; column: string; filter: FilterColumn }[] {
  return fieldsOf(type).flatMap(([field, { filter }]) =>
    filter ? [{ field, column: field + filter.suffix, filter }] : [],
  );
}
