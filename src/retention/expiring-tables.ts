import type { ExpressionBuilder } from 'kysely';
import { chat } from '../content/chat.ts';
import type { RetentionField } from '../content/retention.ts';
import type { SubmissionType } from '../content/submission.ts';
import { submissionTypes } from '../content/submissions.ts';
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

/** The tables of a form: its inbox, where that is not kept until staff delete from it, and its suspected spam. */
export function tablesOf({ name: type, keptFor, stored, spam }: SubmissionType): ExpiringTable[] {
  const suspected = { table: spam.name, type, period: 'keepSpam', ...SUBMITTED } as const;
  if (!keptFor) return [{ ...suspected, where: ['isView', '=', 1] }];
  return [{ table: stored.name, type, period: keptFor, ...SUBMITTED }, suspected];
}

export const EXPIRING_TABLES: readonly ExpiringTable[] = [
  { table: chat.name, type: chat.name, period: 'keepChats', since: ['createdAt', 'updatedAt'] },
  ...submissionTypes.flatMap(tablesOf),
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
