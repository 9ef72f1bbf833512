import type { Logger } from 'pino';
import { BackOff } from './back-off.ts';
import type { MailContext } from './context.ts';
import type { Outcome } from './delivery-outcome.ts';
import { finishLease, type LeasedMail, leaseNext } from './lease.ts';
import { updateAfter } from './retry-policy.ts';
import { hostOf, type MailSetup } from './setup.ts';
import { defaultTimeouts, type SmtpTimeouts, smtpOptionsFrom } from './smtp-options.ts';

/** What another process has queued, and what is due again, is seen within this. */
const POLL_EVERY_MS = 15_000;
/** A verdict that the database did not take is offered to it so often again. */
const MAX_SETTLE_ATTEMPTS = 3;

export interface OutboxWorkerOptions {
  log: Logger;
  timeouts?: SmtpTimeouts;
}

/** Sends what waits in the queue, one mail at a time, for as long as the site runs. */
export class OutboxWorker {
  readonly #mail: MailContext;
  readonly #log: Logger;
  readonly #patience: SmtpTimeouts;
  readonly #pause: BackOff;
  readonly #stopping = new AbortController();
  #isWanted = false;
  #working: Promise<void> | null = null;
  #looking: NodeJS.Timeout | undefined;

  constructor(mail: MailContext, { log, timeouts: asked = defaultTimeouts }: OutboxWorkerOptions) {
    this.#mail = mail;
    this.#log = log;
    this.#patience = asked;
    this.#pause = new BackOff(mail.now);
  }

  /** Goes to work now, whenever the bell rings, and every few seconds. */
  start(): void {
    if (!this.#mail.setup) return;
    this.#mail.queueSignal.onNotify((isUrgent) => {
      if (isUrgent) this.#pause.skip();
      void this.work();
    });
    this.#looking = setInterval(() => void this.work(), POLL_EVERY_MS);
    this.#looking.unref();
    void this.work();
  }

  /** Sends everything that is due. Resolves when nothing is due any more, or the server is left in peace; never throws. */
  work(): Promise<void> {
    this.#isWanted = true;
    this.#working ??= this.#run().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  /** Sends nothing more, and resolves when what is on its way has been answered or given up. */
  async stop(): Promise<void> {
    clearInterval(this.#looking);
    this.#stopping.abort();
    await this.#working;
  }

  async #run() {
    const { setup } = this.#mail;
    if (!setup) return;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        while (!this.#stopping.signal.aborted && this.#pause.isOver) {
          const claim = await leaseNext(this.#mail);
          if (!claim) break;
          await this.#send(setup, claim);
        }
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the queue of mails could not be read');
    }
  }

  async #send(setup: MailSetup, claim: LeasedMail) {
    const outcome = await this.#attempt(setup, claim);
    const { is, code } = outcome;
    if (is === 'unreachable' || (is === 'put off' && outcome.isIll)) this.#pause.increase();
    else if (is !== 'interrupted') this.#pause.reset();
    const verdict = updateAfter(claim, outcome, this.#mail.now(), this.#pause.until);
    // Neither addresses nor words, and not the server's: it often repeats the address.
    const noted = { mail: claim._id, kind: claim.kind, code, outcome: is, state: verdict.state };
    if (is === 'accepted' || is === 'interrupted') this.#log.info(noted, 'mail');
    else this.#log.warn(noted, 'mail was not sent');
    for (let offer = 1; ; offer += 1) {
      try {
        return await finishLease(this.#mail, claim, verdict);
      } catch (error) {
        if (offer === MAX_SETTLE_ATTEMPTS) throw error;
      }
    }
  }

  async #attempt({ url, from }: MailSetup, claim: LeasedMail): Promise<Outcome> {
    // Loaded when the first mail is sent: a start need not wait for it.
    const [{ composeMime }, { deliver }] = await Promise.all([
      import('./mime-message.ts'),
      import('./deliver.ts'),
    ]);
    const letter = await composeMime(claim, from, hostOf(this.#mail.publicUrl)).catch(() => null);
    if (!letter) return { is: 'refused', code: 0, trouble: 'It cannot be put into the form of a mail.' };
    return deliver(smtpOptionsFrom(url, this.#patience), letter, this.#patience, this.#stopping.signal);
  }
}
