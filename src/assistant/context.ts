import type { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import type { StoredBytes } from '../accounts/stored-bytes.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Assistant } from './assistant.ts';

/** Dependencies of the chat. */
export interface ChatContext {
  readonly database: OpenDatabase;
  readonly assistant: Assistant;
  /** LIMIT_CHAT per network address, counted separately for messages and for stored entries. */
  readonly limits: { readonly messages: AddressRateLimit; readonly entries: AddressRateLimit };
  /** What a network address may have kept in a day. */
  readonly storedBytes: Pick<StoredBytes, 'take'>;
  now(): Date;
  newId(at: Date): string;
  /** Receives errors that occur after the answer. */
  onError(error: unknown): void;
}
