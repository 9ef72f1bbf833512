import { type Expression, type SqlBool, sql } from 'kysely';
import { digitsIn, latinDigits } from '../languages/digits.ts';
import { fold } from '../schema/fold.ts';

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
