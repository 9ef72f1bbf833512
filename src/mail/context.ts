import type { AddressDigest } from '../accounts/keyed-digest.ts';
import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { MailSetup } from './setup.ts';

/** Dependencies of the mail functions; tests replace clock and ids. */
export interface MailContext {
  readonly database: OpenDatabase;
  /** Null without SMTP_URL: then no mail is queued either. */
  readonly setup: MailSetup | null;
  /** PUBLIC_URL, without a slash at its end. */
  readonly publicUrl: string;
  readonly queueSignal: QueueSignal;
  readonly addressDigest: AddressDigest;
  /** Of applications, to one address within 24 hours; null without a limit. */
  readonly maxAcknowledgements: number | null;
  /** The college's name and contact data, as the change sees them. */
  college(db: Db): Promise<CollegeFacts>;
  now(): Date;
  newId(at: Date): string;
}

/** Wakes the outbox worker of this process when mail was queued. */
export class QueueSignal {
  #listener: (isUrgent: boolean) => void = () => {};

  /** @param isUrgent a person waits for the result: the worker skips its back-off */
  notify(isUrgent = false): void {
    this.#listener(isUrgent);
  }

  onNotify(listener: (isUrgent: boolean) => void): void {
    this.#listener = listener;
  }
}
