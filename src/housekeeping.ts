import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sweepAccounts } from './accounts/sweep.ts';
import { knownFiles } from './actions/file-rows.ts';
import { sweep } from './actions/sweep.ts';
import { sweepChats } from './assistant/store-conversation.ts';
import { sweepKeys } from './inbox/idempotency-keys.ts';
import { sweepMails } from './mail/outbox.ts';
import type { Services } from './services.ts';

/** A start waits at most this long for the recovery of files, which then continues in the background. */
const MAX_RECOVERY_MS = 1000;
const SWEEP_EVERY_MS = 10 * 60_000;

/** Cleans up after killed processes, then deletes expired data at regular intervals. */
export class Housekeeping {
  readonly #services: Services;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(services: Services, log: Logger) {
    this.#services = services;
    this.#onError = (error) => log.warn({ err: error }, 'housekeeping failed and is tried again later');
  }

  /** Resolves when files are recovered, or after a second at most. */
  async start(): Promise<void> {
    const { actions, database } = this.#services;
    const recovery = actions.media
      .recover((paths) => knownFiles(database.reader, paths))
      .catch(this.#onError);
    this.#running = recovery.then(() => this.#sweep());
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#sweep());
    }, SWEEP_EVERY_MS);
    this.#timer.unref();
    await Promise.race([recovery, delay(MAX_RECOVERY_MS, undefined, { ref: false })]);
  }

  /** Resolves when the running sweep has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#services.actions.search.stop();
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const { actions, accounts, inbox, mail, chat } = this.#services;
    const steps = [
      () => sweep(actions),
      () => sweepAccounts(accounts),
      () => sweepKeys(inbox),
      () => sweepMails(mail),
      () => sweepChats(chat),
      // Indexes records that an upgrade, a restore or an interrupted reindex left out.
      () => actions.search.indexPending(),
    ];
    for (const step of steps) await step().catch(this.#onError);
  }
}
