import pino from 'pino';
import { expect } from 'vitest';
import type { OpenForTest } from '../../test/databases.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import type { OpenDatabase } from '../db/database.ts';
import { TaskLeases } from '../db/task-lease.ts';
import { errors } from '../errors.ts';
import { Clock, mailFor } from './mail.fixture.ts';
import { queueMail } from './outbox.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { defaultTimeouts, type SmtpTimeouts } from './smtp-options.ts';

/** Long enough for a server on a busy machine, short enough for a silent one. */
const shortTimeouts = { ...defaultTimeouts, silenceMs: 2000, stopMs: 100 };

/** An outbox with a mail server and the workers between them. */
export class TestOutbox {
  readonly #opened: OpenForTest;
  readonly clock = new Clock();
  readonly server: MailServer;
  readonly #workers: OutboxWorker[] = [];
  /** The lines that the workers logged. */
  readonly log: string[] = [];

  private constructor(opened: OpenForTest, server: MailServer) {
    this.#opened = opened;
    this.server = server;
  }

  static async open(opened: OpenForTest): Promise<TestOutbox> {
    return new TestOutbox(opened, await startMailServer());
  }

  async close(): Promise<void> {
    // One that looks again soon would take the mails of the next test.
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    await this.server.close();
    await this.#opened.database.write(async ({ db }) => {
      for (const table of ['mail', 'rate_count', 'task_lease'] as const) await db.deleteFrom(table).execute();
    });
  }

  /** The outbox worker of a process. */
  newWorker(
    url: string = this.server.url,
    database: OpenDatabase = this.#opened.database,
    timeouts: Partial<SmtpTimeouts> = {},
  ) {
    const mail = mailFor(database, this.clock, url);
    const leases = new TaskLeases(this.#opened.database, (error) => this.log.push(String(error)));
    const log = pino({ level: 'trace' }, { write: (line: string) => this.log.push(line) });
    const worker = new OutboxWorker(mail, { log, leases, timeouts: { ...shortTimeouts, ...timeouts } });
    this.#workers.push(worker);
    return { mail, worker };
  }

  /** The database as one that a test takes away from its workers. */
  faultyDatabase() {
    const { database } = this.#opened;
    const fault = {
      /** Whether every change is refused. */
      isAway: false,
      /** Stores the next change without confirming it; then the database is away. */
      isUnconfirmed: false,
      refused: 0,
      database: {
        ...database,
        write: async (...change) => {
          const { isUnconfirmed } = fault;
          if (!fault.isAway) {
            const value = await database.write(...change);
            if (!isUnconfirmed) return value;
          }
          fault.isAway = true;
          fault.isUnconfirmed = false;
          fault.refused += 1;
          throw isUnconfirmed ? errors.unconfirmed(new Error('connection lost')) : errors.overloaded();
        },
      } as OpenDatabase,
    };
    return fault;
  }

  rows() {
    return this.#opened.database.reader.selectFrom('mail').selectAll().orderBy('_id').execute();
  }

  /** The only mail of the outbox. */
  async only() {
    const [row, ...more] = await this.rows();
    expect(more).toEqual([]);
    return row;
  }

  async queueTo(...recipients: string[]): Promise<void> {
    const { mail } = this.newWorker();
    const draft = { kind: 'test', replyTo: '', subject: 'Test', body: 'Hello.\n' } as const;
    await this.#opened.database.write(async (change) => {
      for (const recipient of recipients) await queueMail(mail, change, { ...draft, recipient });
    });
  }
}
