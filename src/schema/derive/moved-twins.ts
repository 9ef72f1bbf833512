import { type ContentType, fieldsOf } from '../define-type.ts';
import type { Field } from '../field.ts';
import { twinNameOf } from '../twins.ts';

type Values = Record<string, unknown>;

/** Whether a text has no visible content. Other values are left to their validator. */
const isBlankText = (field: Field, value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && field.searchText(value).trim() === '' && field.filesIn(value).length === 0);

/** Whether these values have the text of a field in Nepali only. */
export function isInTwinOnly(name: string, field: Field, values: Readonly<Values>): boolean {
  if (!field.twin || !isBlankText(field, values[name])) return false;
  const twin = values[twinNameOf(name)];
  return typeof twin === 'string' && !isBlankText(field.twin, twin);
}

/**
 * Where only the Nepali twin has a text, moves it to the field itself, which may be required, makes the slug, and is shown
 * by older programs (requirement 20.102).
 */
export function movedTwins(type: Pick<ContentType, 'fields'>, values: Readonly<Values>): Values {
  const pairs = fieldsOf(type).filter(([name, field]) => isInTwinOnly(name, field, values));
  return Object.fromEntries(
    pairs.flatMap(([name, field]) => {
      const twin = twinNameOf(name);
      return [
        [name, values[twin]],
        [twin, field.blank],
      ];
    }),
  );
}

/** What `movedTwins` moves of a change: only changed texts, so that a record that is sent back unchanged stays the same. */
export function movedBy(
  type: Pick<ContentType, 'fields'>,
  present: Readonly<Values>,
  changes: Readonly<Values>,
): Values {
  const isBrought = (name: string) => name in changes && changes[name] !== present[name];
  const moved = movedTwins(type, { ...present, ...changes });
  const brought = fieldsOf(type).filter(([name]) => {
    const twin = twinNameOf(name);
    return twin in changes && (isBrought(name) || isBrought(twin));
  });
  const names = new Set(brought.flatMap(([name]) => [name, twinNameOf(name)]));
  return Object.fromEntries(Object.entries(moved).filter(([name]) => names.has(name)));
}
