import type { Db } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';
import type { Role } from './role.ts';

/** An account as the API returns it; its password's hash never leaves the database room. */
export interface Account {
  _id: string;
  role: Role;
  name: string;
  email: string;
  /** Ids, or null. */
  faculty: string | null;
  semester: string | null;
  disabled: boolean;
  createdAt: string;
  updatedAt: string;
}

const SHOWN = [
  '_id',
  'role',
  'name',
  'email',
  'faculty',
  'semester',
  'disabled',
  'createdAt',
  'updatedAt',
] as const;

function accountFrom(row: Pick<Tables['account'], (typeof SHOWN)[number]>): Account {
  return { ...row, role: row.role as Role, disabled: row.disabled !== 0 };
}

/** An e-mail address as it is compared: one address, one account, however it is typed. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Every account, newest first. */
export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db
    .selectFrom('account')
    .select(SHOWN)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  return rows.map(accountFrom);
}

/** @returns the account, or null when there is none */
export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('account').select(SHOWN).where('_id', '=', id).executeTakeFirst();
  return row ? accountFrom(row) : null;
}

/** @returns the account of this address, in whatever case it is written, or null */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(SHOWN)
    .where('emailFolded', '=', foldEmail(email))
    .executeTakeFirst();
  return row ? accountFrom(row) : null;
}

/** Whether there is an admin who may sign in, other than `except`. */
export async function hasActiveAdmin(db: Db, except = ''): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('_id')
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .where('_id', '!=', except)
    .executeTakeFirst();
  return row !== undefined;
}
