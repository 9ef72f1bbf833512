import type { ExpressionBuilder } from 'kysely';
import type { Duty } from '../content/duties.ts';
import { dutiesToSee, type TypeFilter, visibleTypes } from '../content/visibility.ts';
import type { Db } from '../db/engine.ts';
import { isFoldedLike } from '../db/keyword.ts';
import { countOf, inChunks, NEWEST_FIRST, pageIn } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import type { Tables } from '../db/tables.ts';
import type { Site } from '../whole-site.ts';
import { troubleWords } from './words.ts';

export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
type MailState = (typeof MAIL_STATES)[number];

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
interface MailFilter {
  /** Types that the mails are about; see `visibleMails`. */
  about: TypeFilter;
  state: MailState | undefined;
  q: string;
}

function entryOf({ nextAt, ...row }: MailEntry & { nextAt: string }): MailEntry {
  return { ...row, nextAt: row.state === 'waiting' ? nextAt : null };
}

function matching({ about, state, q }: MailFilter) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'mail'>) =>
    and([
      ...(about.types.length === 0 ? [] : [eb('aboutType', about.operator, about.types)]),
      ...(state ? [eb('state', '=', state)] : []),
      ...(q === '' ? [] : [isFoldedLike(q)]),
    ]);
}

function listed(db: Db, filter: MailFilter) {
  return db
    .selectFrom('mail')
    .select([...shownColumns, 'nextAt'])
    .where(matching(filter));
}

/** One page of the mails, newest first, and the number of all that match. */
export async function pageOfMails(db: Db, filter: MailFilter, page: PageQuery) {
  const { items, total } = await pageIn(listed(db, filter), NEWEST_FIRST, page);
  return { items: items.map(entryOf), total };
}

/** Every mail, newest first, in chunks. */
export async function* allMails(db: Db, filter: MailFilter): AsyncGenerator<MailEntry[]> {
  for await (const rows of inChunks(listed(db, filter), NEWEST_FIRST)) yield rows.map(entryOf);
}

export async function findMail(db: Db, id: string): Promise<MailEntry | null> {
  const row = await db
    .selectFrom('mail')
    .select([...shownColumns, 'nextAt'])
    .where('_id', '=', id)
    .executeTakeFirst();
  return row ? entryOf(row) : null;
}

/** The type of mails about no record, such as test mails, and the duties to see them. */
const NO_RECORD = ['', ['accounts']] as const;

/** The duties for a mail: any of them shows it (requirement 19.7). @param aboutType the type that it is about */
export const dutiesToSeeMail = (aboutType: string): readonly Duty[] =>
  aboutType === NO_RECORD[0] ? NO_RECORD[1] : dutiesToSee(aboutType);

/** The types of mails that somebody with these duties sees. */
export const visibleMails = (duties: readonly Duty[]): TypeFilter => visibleTypes(duties, [NO_RECORD]);

/**
 * Mails that wait after an attempt, or were given up. Not those that may have arrived: nobody looks at each, and sending it
 * again could duplicate it.
 */
export const resendable =
  (about: TypeFilter) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'mail'>) =>
    and([
      ...(about.types.length === 0 ? [] : [eb('aboutType', about.operator, about.types)]),
      eb('state', 'in', ['waiting', 'failed']),
      // Erased.
      eb('body', '!=', ''),
      eb('trouble', 'not in', ['', troubleWords.en.inDoubt, troubleWords.en.heldBack]),
    ]);

const LATELY_MS = 7 * 24 * 3_600_000;

/** @param about types that the counted mails are about */
export async function mailStatus({ database, mailSetup: setup, now }: Site, about: TypeFilter) {
  const mails = database.reader.selectFrom('mail');
  const count = (states: string[], since: string) =>
    countOf(
      mails
        .$if(about.types.length > 0, (query) => query.where('aboutType', about.operator, about.types))
        .where('state', 'in', states)
        .where('nextAt', '>=', since),
    );
  return {
    server: setup && new URL(setup.url).host,
    from: setup ? [setup.from.name, `<${setup.from.address}>`].filter(Boolean).join(' ') : '',
    staff: setup?.staff ?? [],
    waiting: await count(['waiting', 'sending'], ''),
    failedLately: await count(['failed'], new Date(now().getTime() - LATELY_MS).toISOString()),
    unsent: await countOf(mails.where(resendable(about))),
  };
}
