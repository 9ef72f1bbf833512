import { errors, type FieldErrors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Position } from '../../records/order.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { object } from '../openapi/json-schema.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

type Sent = Readonly<Record<string, unknown>>;

const neighbour = (description: string) => ({
  type: 'string',
  pattern: `^$|${RECORD_ID.source}`,
  description,
});

/** The record above in a list ordered by hand. */
export const afterSchema = neighbour('The record to stand right after; empty: the first place');

/** A position in a list ordered by hand, with the record that is expected to follow it. */
export const positionSchema = object(
  {
    after: afterSchema,
    before: neighbour('The record that is expected to follow; empty: the end of the list'),
  },
  ['after'],
);

/**
 * The position that a body names for an existing record.
 * @throws 400 unless `after` is the id of another record or empty, and `before` likewise or absent
 */
export function positionIn(id: string, { after, before }: Sent): Position {
  const wrong: FieldErrors = {};
  if (!isNeighbour(after) || after === id) wrong.after = notAnother('after');
  if (before !== undefined && (!isNeighbour(before) || before === id)) wrong.before = notAnother('before');
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { after: idOrNull(after), ...(before !== undefined && { before: idOrNull(before) }) };
}

/** The record that a new one is to follow; undefined for the first position. @throws 400 unless it is an id or empty */
export function afterIn({ after }: Sent): string | undefined {
  if (after === undefined || after === '') return undefined;
  if (typeof after === 'string' && RECORD_ID.test(after)) return after;
  throw errors.invalid({ after: notAnother('after') });
}

const notAnother = (name: string) => sentences.hasToBe(name, sentences.bodies.anotherRecord);

const isNeighbour = (sent: unknown) => sent === '' || (typeof sent === 'string' && RECORD_ID.test(sent));

const idOrNull = (sent: unknown) => (sent === '' ? null : String(sent));
