import type { AuditAction, AuditDetail } from '../content/audit.ts';
import { DUTIES, type Duty, inOrder } from '../content/duties.ts';
import type { NewAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';
import { type Language, languageFrom } from '../languages/language.ts';
import { tidyLine } from '../languages/marks.ts';

export const ROLES = ['admin', 'student', 'teacher'] as const;
export type Role = (typeof ROLES)[number];

/** An account as the API returns it, without the password's hash. */
export interface Account {
  _id: string;
  role: Role;
  name: string;
  email: string;
  /** An id; null for none. `semester` likewise. */
  faculty: string | null;
  semester: string | null;
  /** In their order; only admins have any. */
  duties?: Duty[];
  disabled: boolean;
  /** The language of its screens and of the mails to it. */
  lang: Language;
  createdAt: string;
  updatedAt: string;
}

/** The hash of somebody who was invited and has not chosen a password yet: none fits it. */
export const NO_PASSWORD = '';

export const ACCOUNT_COLUMNS = [
  '_id',
  'role',
  'name',
  'email',
  'faculty',
  'semester',
  'duties',
  'disabled',
  'lang',
  'createdAt',
  'updatedAt',
] as const;

export function accountFrom({
  duties,
  ...row
}: Pick<Tables['account'], (typeof ACCOUNT_COLUMNS)[number]>): Account {
  const role = row.role as Role;
  return {
    ...row,
    role,
    ...(role === 'admin' && { duties: storedDuties(role, duties) }),
    disabled: row.disabled !== 0,
    lang: languageFrom(row.lang),
  };
}

export function storedDuties(role: Role, column: string | null): Duty[] {
  if (role !== 'admin') return [];
  return column === null ? [...DUTIES] : inOrder(JSON.parse(column));
}

/** The column value for these duties. All of them are stored as null. */
export function dutiesColumn({
  role,
  duties = [...DUTIES],
}: Pick<Account, 'role' | 'duties'>): string | null {
  return role !== 'admin' || duties.length === DUTIES.length ? null : JSON.stringify(inOrder(duties));
}

/** The form in which e-mail addresses are compared, so that no two accounts differ in case or in marks that nobody sees only. */
export function foldEmail(email: string): string {
  return tidyLine(email).normalize('NFC').toLowerCase();
}

/** Every account, newest first. */
export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  return rows.map(accountFrom);
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('account').select(ACCOUNT_COLUMNS).where('_id', '=', id).executeTakeFirst();
  return row ? accountFrom(row) : null;
}

/** An audit event about an account. */
export const accountEvent = (
  { _id: item, name: title }: Pick<Account, '_id' | 'name'>,
  action: AuditAction,
  detail?: AuditDetail,
): NewAuditEvent => ({ action, type: 'account', item, title, ...(detail && { detail }) });

/** An account with the number of its version, which every change of it increments. */
export interface VersionedAccount {
  account: Account;
  version: number;
}

export async function findVersionedAccount(db: Db, id: string): Promise<VersionedAccount | null> {
  const row = await db
    .selectFrom('account')
    .select([...ACCOUNT_COLUMNS, 'version'])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { version, ...account } = row;
  return { account: accountFrom(account), version };
}

/** @returns the account of this address, whatever its case, or null */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .where('emailFolded', '=', foldEmail(email))
    .executeTakeFirst();
  return row ? accountFrom(row) : null;
}
