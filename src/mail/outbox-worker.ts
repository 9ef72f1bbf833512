import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { BackOff } from './back-off.ts';
import type { MailContext } from './context.ts';
import type { Outcome } from './delivery-outcome.ts';
import { finishLease, type LeasedMail, leaseNext, type MailUpdate, UnconfirmedLease } from './lease.ts';
import { updateAfter } from './retry-policy.ts';
import { hostOf, type MailSetup } from './setup.ts';
import { defaultTimeouts, type SmtpTimeouts, smtpOptionsFrom } from './smtp-options.ts';
import { troubleWords } from './words.ts';

/** Finds mails that another process queued or whose retry is due. */
const POLL_EVERY_MS = 15_000;
/** Failed attempts at ending a lease, not counting those during an outage of the database. */
const MAX_WRITE_FAILURES = 3;
const REWRITE_AFTER_MS = 500;

export interface OutboxWorkerOptions {
  log: Logger;
  timeouts?: SmtpTimeouts;
}

/**
 * Sends the mails of the outbox, one at a time. `deliver` makes an attempt, `updateAfter` (retry policy) decides what
 * follows from its outcome, and the back-off pauses the queue while the server is down.
 */
export class OutboxWorker {
  readonly #mail: MailContext;
  readonly #log: Logger;
  readonly #timeouts: SmtpTimeouts;
  readonly #backOff: BackOff;
  readonly #stopping = new AbortController();
  #isWanted = false;
  #working: Promise<void> | null = null;
  #polling: NodeJS.Timeout | undefined;

  constructor(mail: MailContext, { log, timeouts = defaultTimeouts }: OutboxWorkerOptions) {
    this.#mail = mail;
    this.#log = log;
    this.#timeouts = timeouts;
    this.#backOff = new BackOff(mail.now);
  }

  /** Works now, at each queue signal, and every few seconds. */
  start(): void {
    if (!this.#mail.setup) return;
    this.#mail.queueSignal.onNotify((isUrgent) => {
      if (isUrgent) this.#backOff.skip();
      void this.work();
    });
    this.#polling = setInterval(() => void this.work(), POLL_EVERY_MS);
    this.#polling.unref();
    void this.work();
  }

  /** Sends everything that is due. Resolves when nothing is due or the back-off has started; never throws. */
  work(): Promise<void> {
    this.#isWanted = true;
    this.#working ??= this.#run().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  /** Starts no further attempt, and resolves when the present one has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#polling);
    this.#stopping.abort();
    await this.#working;
  }

  async #run() {
    const { setup } = this.#mail;
    if (!setup) return;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        while (!this.#stopping.signal.aborted && this.#backOff.isOver) {
          const mail = await this.#leaseNext();
          if (!mail) break;
          await this.#send(setup, mail);
        }
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the outbox could not be read');
    }
  }

  async #leaseNext(): Promise<LeasedMail | null> {
    try {
      return await leaseNext(this.#mail);
    } catch (error) {
      if (error instanceof UnconfirmedLease) {
        // No attempt was made; a lease that expires would say that there may have been one.
        await this.#finish(error.lease, { state: 'waiting', nextAt: this.#mail.now().toISOString() });
      }
      throw error;
    }
  }

  async #send(setup: MailSetup, mail: LeasedMail) {
    const outcome = await this.#attempt(setup, mail);
    const { is, code } = outcome;
    if (is === 'unreachable' || (is === 'put off' && outcome.isServerDown)) this.#backOff.increase();
    else if (is !== 'interrupted') this.#backOff.reset();
    const update = updateAfter(mail, outcome, this.#mail.now(), this.#backOff.until);
    // The log gets no addresses and no texts; the server's answers often repeat the address.
    const logged = { mail: mail._id, kind: mail.kind, code, outcome: is, state: update.state };
    if (is === 'accepted') this.#log.info(logged, 'mail was sent');
    else if (is === 'interrupted') this.#log.info(logged, 'mail waits for the next start');
    else this.#log.warn(logged, 'mail was not sent');
    await this.#finish(mail, update);
  }

  /** Ends a lease. During an outage of the database it waits until the database answers or the site stops. */
  async #finish(mail: LeasedMail, update: Partial<MailUpdate>): Promise<void> {
    const { signal } = this.#stopping;
    let isLogged = false;
    for (let failures = 0; ; ) {
      try {
        return await finishLease(this.#mail, mail, update);
      } catch (error) {
        const isOutage = error instanceof AppError && error.status >= 500;
        if (!isOutage || signal.aborted) failures += 1;
        if (failures === MAX_WRITE_FAILURES) throw error;
        if (!isLogged) this.#log.warn({ err: error, mail: mail._id }, 'the state of a mail is written later');
        isLogged = true;
        await pause(REWRITE_AFTER_MS, undefined, signal.aborted ? {} : { signal }).catch(() => {});
      }
    }
  }

  async #attempt({ url, from }: MailSetup, mail: LeasedMail): Promise<Outcome> {
    // Loaded with the first mail, to keep the start fast.
    const [{ composeMime }, { deliver }] = await Promise.all([
      import('./mime-message.ts'),
      import('./deliver.ts'),
    ]);
    const message = await composeMime(mail, from, hostOf(this.#mail.publicUrl)).catch(() => null);
    if (!message) return { is: 'refused', code: 0, reason: troubleWords.noForm };
    return deliver(smtpOptionsFrom(url, this.#timeouts), message, this.#timeouts, this.#stopping.signal);
  }
}
