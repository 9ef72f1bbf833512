import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { TypeFilter } from '../content/visibility.ts';
import { inEitherDigits } from '../db/either-digits.ts';
import type { Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import type { Tables } from '../db/tables.ts';
import { fold } from '../schema/fold.ts';

export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const shownColumns = [
  '_id',
  'kind',
  'recipient',
  'subject',
  'state',
  'attempts',
  'trouble',
  'aboutType',
  'about',
  'createdAt',
  'sentAt',
] as const;

/** A mail as staff see it in the list, without its body. */
export type MailEntry = Pick<Tables['mail'], (typeof shownColumns)[number]> & {
  /** The next attempt; null if none is planned. */
  nextAt: string | null;
};

/** `q` is searched in subject and recipient. */
export interface MailFilter {
  /** Types that the mails are about; see `visibleMails`. */
  about: TypeFilter;
  state: MailState | undefined;
  q: string;
}

const CHUNK = 500;

function entryOf({ nextAt, ...row }: MailEntry & { nextAt: string }): MailEntry {
  return { ...row, nextAt: row.state === 'waiting' ? nextAt : null };
}

const containing = (folded: string) =>
  sql<SqlBool>`folded like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

function matching({ about, state, q }: MailFilter) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'mail'>) =>
    and([
      ...(about.types.length === 0 ? [] : [eb('aboutType', about.operator, about.types)]),
      ...(state ? [eb('state', '=', state)] : []),
      ...(q === '' ? [] : [inEitherDigits(fold(q), containing)]),
    ]);
}

function listed(db: Db, filter: MailFilter) {
  return db
    .selectFrom('mail')
    .select([...shownColumns, 'nextAt'])
    .where(matching(filter))
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc');
}

/** One page of the mails, newest first, and the number of all that match. */
export async function pageOfMails(db: Db, filter: MailFilter, { page, limit }: PageQuery) {
  const rows = await listed(db, filter)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return { items: rows.map(entryOf), total: Number(total) };
}

/** Every mail, newest first, in chunks (keyset pagination); no connection is held between them. */
export async function* allMails(db: Db, filter: MailFilter): AsyncGenerator<MailEntry[]> {
  let last: MailEntry | undefined;
  for (;;) {
    const query = listed(db, filter).limit(CHUNK);
    const after = last;
    const rows = await (after
      ? query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('createdAt', '_id'), '<', tuple(after.createdAt, after._id)),
        )
      : query
    ).execute();
    if (rows.length > 0) yield rows.map(entryOf);
    if (rows.length < CHUNK) return;
    last = rows.at(-1);
  }
}

/** @returns the mail, or null */
export async function findMail(db: Db, id: string): Promise<MailEntry | null> {
  const row = await db
    .selectFrom('mail')
    .select([...shownColumns, 'nextAt'])
    .where('_id', '=', id)
    .executeTakeFirst();
  return row ? entryOf(row) : null;
}
