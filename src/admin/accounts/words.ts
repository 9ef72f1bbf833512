import type { Role } from '../api/accounts.ts';
import { readProfile } from '../session/profile.ts';

export const ACCOUNTS = '/admin/accounts';

export const roleNames: Record<Role, string> = { admin: 'Admin', student: 'Student', teacher: 'Teacher' };

/** Whether an account is that of whoever is signed in. */
export const isOwn = ({ _id }: { _id: string }) => readProfile()?.user?._id === _id;
