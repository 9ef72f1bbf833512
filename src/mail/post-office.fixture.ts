import pino from 'pino';
import { expect } from 'vitest';
import type { OpenForTest } from '../../test/databases.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import type { OpenDatabase } from '../db/database.ts';
import { Clock, mailFor } from './mail.fixture.ts';
import { queue } from './outbox.ts';
import { Postman } from './postman.ts';
import { type Patience, patience } from './route.ts';

/** Long enough for a server on a busy machine, short enough for one that never answers. */
const hasty = { ...patience, silenceMs: 2000, stopMs: 100 };

/** A queue of mails, a mail server, and postmen between them. */
export class PostOffice {
  readonly #opened: OpenForTest;
  readonly clock = new Clock();
  readonly server: MailServer;
  /** What the postmen noted. */
  readonly log: string[] = [];

  private constructor(opened: OpenForTest, server: MailServer) {
    this.#opened = opened;
    this.server = server;
  }

  static async open(opened: OpenForTest): Promise<PostOffice> {
    return new PostOffice(opened, await startMailServer());
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.#opened.database.write(({ db }) => db.deleteFrom('mail').execute());
  }

  /** A process that sends what waits. */
  postman(
    url: string = this.server.url,
    database: OpenDatabase = this.#opened.database,
    asked: Partial<Patience> = {},
  ) {
    const mail = mailFor(database, this.clock, url);
    const log = pino({ level: 'trace' }, { write: (line: string) => this.log.push(line) });
    return { mail, postman: new Postman(mail, { log, patience: { ...hasty, ...asked } }) };
  }

  rows() {
    return this.#opened.database.reader.selectFrom('mail').selectAll().orderBy('_id').execute();
  }

  /** The one mail that there is. */
  async only() {
    const [row, ...more] = await this.rows();
    expect(more).toEqual([]);
    return row;
  }

  async queueTo(...recipients: string[]): Promise<void> {
    const { mail } = this.postman();
    const draft = { kind: 'test', replyTo: '', subject: 'Test', body: 'Hello.\n' } as const;
    await this.#opened.database.write(async (change) => {
      for (const recipient of recipients) await queue(mail, change, { ...draft, recipient });
    });
  }
}
