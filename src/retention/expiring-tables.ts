import type { ExpressionBuilder } from 'kysely';
import { application } from '../content/application.ts';
import { chat } from '../content/chat.ts';
import { contact } from '../content/contact.ts';
import type { RetentionField } from '../content/retention.ts';
import type { ContentRow } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';

/** A table whose rows are deleted once they are older than a period of the settings. */
export interface ExpiringTable {
  table: string;
  /** The name of its rows in audit events. */
  type: string;
  period: RetentionField;
  /** All of these instants have to be older. The first has an index. */
  since: readonly [string, ...string[]];
  /** Limits the rows further. */
  where?: readonly [column: string, operator: '=' | 'in', value: number | string[]];
  /** Deletes rows about these rows, within the same change. */
  deleteAbout?: (change: Change, ids: readonly string[]) => Promise<void>;
}

async function deleteMails({ db }: Change, ids: readonly string[]) {
  await db.deleteFrom('mail').where('about', 'in', ids).execute();
}

const SUBMITTED = { since: ['createdAt'], deleteAbout: deleteMails } as const;

export const EXPIRING_TABLES: readonly ExpiringTable[] = [
  { table: chat.name, type: chat.name, period: 'keepChats', since: ['createdAt', 'updatedAt'] },
  { table: contact.stored.name, type: contact.name, period: 'keepMessages', ...SUBMITTED },
  { table: contact.spam.name, type: contact.name, period: 'keepSpam', ...SUBMITTED },
  {
    table: application.spam.name,
    type: application.name,
    period: 'keepSpam',
    ...SUBMITTED,
    // The program alone took it for spam: no application is lost without anybody having seen it.
    where: ['isView', '=', 1],
  },
  {
    table: 'mail',
    type: 'mail',
    period: 'keepMails',
    since: ['nextAt'],
    where: ['state', 'in', ['sent', 'failed']],
  },
  { table: 'event', type: 'audit', period: 'keepAudit', since: ['at'] },
  { table: 'unanswered', type: 'unanswered', period: 'keepUnanswered', since: ['lastAt'] },
  { table: 'missing_page', type: 'missing-page', period: 'keepMissingPages', since: ['lastAt'] },
];

/** The condition under which a row of the table has expired. */
export const hasExpired =
  ({ since, where }: ExpiringTable, before: string) =>
  ({ eb, and }: ExpressionBuilder<Record<string, ContentRow>, string>) =>
    and([...since.map((column) => eb(column, '<', before)), ...(where ? [eb(...where)] : [])]);
