import type { OpenDatabase } from '../db/database.ts';
import type { Change } from '../db/writer.ts';
import type { AddressDigest } from './keyed-digest.ts';
import type { Passwords } from './passwords.ts';

/** Dependencies of the account functions; tests replace clock, ids and hashing. */
export interface AccountContext {
  readonly database: OpenDatabase;
  /** One for the whole process, because it limits how many hashes run at once. */
  readonly passwords: Passwords;
  readonly addressDigest: AddressDigest;
  /** Within the change of a sign-in: tells the account's owner of it. Absent where no mail is sent. */
  tellOfNewBrowser?(change: Change, signIn: NewBrowser): Promise<void>;
  /**
   * Within the change by which an account may publish no more: tells publishers of what it has scheduled. Absent where no
   * mail is sent.
   */
  tellOfUnattended?(change: Change, account: { _id: string; name: string }): Promise<void>;
  now(): Date;
  newId(at: Date): string;
}

/** A sign-in from a browser that was not used for the account before. */
export interface NewBrowser {
  /** Id of the account. */
  account: string;
  /** Such as 'Chrome on Android'; empty if the browser did not say. */
  agent: string;
  /** See `coarseNetworkOf`. */
  network: string;
}
