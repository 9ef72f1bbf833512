import type { Duty } from '../../content/duties.ts';
import type { Language } from '../../languages/language.ts';
import { authorizedRequest } from '../api/request.ts';
import { collection } from '../list/collection.ts';
import { readProfile } from '../session/profile.ts';
import { words } from './words.ts';

export const ACCOUNTS = '/admin/accounts';

export type Role = 'admin' | 'student' | 'teacher';

export interface Account {
  _id: string;
  role: Role;
  name: string;
  email: string;
  /** Ids, or null. */
  faculty: string | null;
  semester: string | null;
  /** Only admins have any. */
  duties?: readonly Duty[];
  disabled: boolean;
  /** The language of its screens and mails. */
  lang: Language;
}

export const accounts = collection<Account>({
  key: 'accounts',
  path: '/accounts',
  one: '/account',
  unreadable: words.unreadable,
});

/** Whether an account belongs to the person who is signed in. */
export const isOwn = ({ _id }: { _id: string }) => readProfile()?.user?._id === _id;

/** How many accounts name this faculty. Throws `ApiError`. */
export async function countStudents(faculty: string, signal: AbortSignal): Promise<number> {
  const path = `/accounts?${new URLSearchParams({ faculty, limit: '1' })}`;
  const response = await authorizedRequest({ path, signal });
  return Number(response.header('X-Total-Count') ?? 0);
}

/** Mails the owner of an account a link to choose a password. Throws `ApiError`. */
export async function inviteAgain(account: string): Promise<void> {
  await authorizedRequest({ method: 'POST', path: `${accounts.pathOf(account)}/invitation` });
}
