import type { OpenDatabase } from '../db/database.ts';
import type { Passwords } from './passwords.ts';

/** Dependencies of the account functions; tests replace clock, ids and hashing. */
export interface AccountContext {
  readonly database: OpenDatabase;
  /** One for the whole process, because it limits how many hashes run at once. */
  readonly passwords: Passwords;
  now(): Date;
  newId(at: Date): string;
}
