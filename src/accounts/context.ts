import type { OpenDatabase } from '../db/database.ts';
import type { Passwords } from './passwords.ts';

/** What everything about accounts works with; handed in, so that a test may replace clock, ids and hashing. */
export interface AccountContext {
  readonly database: OpenDatabase;
  /** One for the whole process: it bounds how many hashes are computed at a time. */
  readonly passwords: Passwords;
  now(): Date;
  newId(at: Date): string;
}
