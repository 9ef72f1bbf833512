import type { OpenDatabase } from '../db/database.ts';
import type { Passwords } from './passwords.ts';

/** Dependencies of everything about accounts; a test replaces clock, ids and hashing. */
export interface AccountContext {
  readonly database: OpenDatabase;
  /** One for the whole process, because it limits how many hashes run at once. */
  readonly passwords: Passwords;
  now(): Date;
  newId(at: Date): string;
}
