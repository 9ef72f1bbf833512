import type { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Assistant } from './assistant.ts';

/** What everything about the chat works with. */
export interface ChatContext {
  readonly database: OpenDatabase;
  /** Who answers. */
  readonly assistant: Assistant;
  /** How many messages may come from one network address, and, counted apart, how many entries to be kept. */
  readonly limits: { readonly messages: AddressRateLimit; readonly entries: AddressRateLimit };
  now(): Date;
  newId(at: Date): string;
  /** Told of what went wrong after a message was already answered. */
  onError(error: unknown): void;
}
