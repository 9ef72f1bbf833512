import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { QueueSignal } from './queue-signal.ts';
import type { MailSetup } from './setup.ts';

/** What everything about mail works with; handed in, so that a test may replace clock and ids. */
export interface MailContext {
  readonly database: OpenDatabase;
  /** Null where no mail is sent: then none is written either. */
  readonly setup: MailSetup | null;
  /** Address under which visitors know the site, without a slash at its end. */
  readonly publicUrl: string;
  readonly queueSignal: QueueSignal;
  /** What the college says of itself, as a change sees it. */
  college(db: Db): Promise<CollegeFacts>;
  now(): Date;
  newId(at: Date): string;
}
