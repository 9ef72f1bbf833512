import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TaskLeases } from '../db/task-lease.ts';
import { AppError } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import {
  type ClaimedMail,
  claimNext,
  countDue,
  failLeftBehind,
  finishClaim,
  type MailUpdate,
  RETRY_DELAYS_MS,
} from './claim.ts';
import type { DeliveryOutcome } from './deliver.ts';
import { hostOf, type MailSetup } from './setup.ts';
import { defaultTimeouts, type SmtpTimeouts, smtpOptionsFrom } from './smtp-options.ts';
import { troubleWords } from './words.ts';

/** How long the queue pauses after the first, second, third and every further failure to reach the server. */
const STEPS_MS = [15_000, 60_000, 5 * 60_000, 15 * 60_000];
const LONGEST_MS = Math.max(...STEPS_MS);

/**
 * Pauses the whole queue while the mail server is down, so that a hundred waiting mails cost one connection attempt
 * each quarter of an hour.
 */
class BackOff {
  readonly #now: () => Date;
  #step = 0;
  #until = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get isOver(): boolean {
    const left = this.#until - this.#now().getTime();
    // A longer pause was begun by a clock that was ahead and has been set back.
    return left <= 0 || left > LONGEST_MS;
  }

  /** When the queue goes on, in milliseconds since the epoch. */
  get until(): number {
    return Math.max(this.#until, this.#now().getTime());
  }

  /** Starts the next, longer pause. */
  increase(): void {
    this.#until = this.#now().getTime() + (STEPS_MS[this.#step] ?? 0);
    this.#step = Math.min(this.#step + 1, STEPS_MS.length - 1);
  }

  /** Called after a response of the server. */
  reset(): void {
    this.#step = 0;
    this.#until = 0;
  }

  /** Allows one attempt now; if it fails, the next pause is as long as it would have been. */
  skip(): void {
    this.#until = 0;
  }
}

/**
 * Decides whether a mail was sent, is retried later, or has failed.
 * @param resumeAt end of the queue's back-off, in milliseconds since the epoch; now, if there is none
 */
function updateAfter(
  { attempts }: ClaimedMail,
  outcome: DeliveryOutcome,
  now: Date,
  resumeAt: number,
): MailUpdate {
  const present = now.toISOString();
  const counted = { attempts: attempts + 1, sentAt: null };
  switch (outcome.is) {
    case 'accepted':
      return { ...counted, state: 'sent', nextAt: present, trouble: '', sentAt: present };
    case 'put off': {
      const delay = RETRY_DELAYS_MS[attempts];
      if (delay === undefined) {
        const trouble = troubleWords.en.givenUp(String(counted.attempts), outcome.reason);
        return { ...counted, state: 'failed', nextAt: present, trouble };
      }
      const nextAt = new Date(now.getTime() + delay).toISOString();
      return { ...counted, state: 'waiting', nextAt, trouble: outcome.reason };
    }
    case 'refused':
    case 'in doubt':
      return { ...counted, state: 'failed', nextAt: present, trouble: outcome.reason };
    case 'unreachable': {
      // Not counted: otherwise a weekend without the server would use up the attempts of every mail.
      const nextAt = new Date(resumeAt).toISOString();
      return { attempts, sentAt: null, state: 'waiting', nextAt, trouble: outcome.reason };
    }
    case 'interrupted':
      return { attempts, sentAt: null, state: 'waiting', nextAt: present, trouble: '' };
  }
}

/** Finds mails that another process queued or whose retry is due. */
const POLL_EVERY_MS = 15_000;
/** Looks again this long after another process had the task, which may just have found nothing more to send. */
const LOOK_AGAIN_MS = 1000;
/** Sessions with the mail server at a time, one for each so many mails that are due. */
const MAX_SESSIONS = 5;
const MAILS_OF_A_SESSION = 10;
/** Failed attempts at writing what became of a mail, not counting those during an outage of the database. */
const MAX_WRITE_FAILURES = 3;
const REWRITE_AFTER_MS = 500;

export interface OutboxWorkerOptions {
  log: Logger;
  leases: TaskLeases;
  timeouts?: SmtpTimeouts;
}

/**
 * Sends the mails of the outbox, in one process at a time. A session makes an attempt, `updateAfter` (retry policy) decides
 * what follows from its outcome, and the back-off pauses the queue while the server is down.
 */
export class OutboxWorker {
  readonly #mail: Site;
  readonly #log: Logger;
  readonly #leases: TaskLeases;
  readonly #timeouts: SmtpTimeouts;
  readonly #backOff: BackOff;
  readonly #stopping = new AbortController();
  #isWanted = false;
  #working: Promise<void> | null = null;
  #polling: NodeJS.Timeout | undefined;

  constructor(mail: Site, { log, leases, timeouts = defaultTimeouts }: OutboxWorkerOptions) {
    this.#mail = mail;
    this.#log = log;
    this.#leases = leases;
    this.#timeouts = timeouts;
    this.#backOff = new BackOff(mail.now);
  }

  /** Works now, at each queue signal, and every few seconds. */
  start(): void {
    if (!this.#mail.mailSetup) return;
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

  /** Starts no further attempt, and resolves when the present ones have ended. */
  async stop(): Promise<void> {
    clearInterval(this.#polling);
    this.#stopping.abort();
    await this.#working;
  }

  get #mayBegin(): boolean {
    return !this.#stopping.signal.aborted && this.#backOff.isOver;
  }

  async #run() {
    const { mailSetup } = this.#mail;
    if (!mailSetup) return;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        if (!this.#mayBegin) return;
        const hadTask = await this.#leases.runIfFree('mail', async () => {
          await failLeftBehind(this.#mail);
          await this.#sendDue(mailSetup);
        });
        if (!hadTask && (await countDue(this.#mail, 1)) > 0)
          setTimeout(() => void this.work(), LOOK_AGAIN_MS).unref();
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the outbox could not be read');
    }
  }

  async #sendDue(setup: MailSetup) {
    for (;;) {
      const due = await countDue(this.#mail, MAX_SESSIONS * MAILS_OF_A_SESSION);
      if (due === 0 || !this.#mayBegin) return;
      const sessions = Array.from({ length: Math.ceil(due / MAILS_OF_A_SESSION) }, () => this.#send(setup));
      const failed = (await Promise.allSettled(sessions)).find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
    }
  }

  /** Sends mails over one session until none is due. */
  async #send({ url, from }: MailSetup) {
    // Loaded with the first mail, to keep the start fast.
    const [{ composeMime }, { MailSession }] = await Promise.all([
      import('./mime-message.ts'),
      import('./deliver.ts'),
    ]);
    const session = new MailSession(
      smtpOptionsFrom(url, this.#timeouts),
      this.#timeouts,
      this.#stopping.signal,
    );
    const attempt = async (mail: ClaimedMail): Promise<DeliveryOutcome> => {
      const message = await composeMime(mail, from, hostOf(this.#mail.publicUrl)).catch(() => null);
      return message ? session.deliver(message) : { is: 'refused', code: 0, reason: troubleWords.en.noForm };
    };
    try {
      while (this.#mayBegin) {
        const mail = await this.#claimNext();
        if (!mail) return;
        await this.#follow(mail, await attempt(mail));
      }
    } finally {
      session.close();
    }
  }

  async #claimNext(): Promise<ClaimedMail | null> {
    let claimed: ClaimedMail | undefined;
    try {
      return await claimNext(this.#mail, (mail) => {
        claimed = mail;
      });
    } catch (error) {
      // If the claim is stored, it would say that there may have been an attempt.
      if (claimed && error instanceof AppError && error.code === 'unconfirmed')
        await this.#finish(claimed, { state: 'waiting' });
      throw error;
    }
  }

  async #follow(mail: ClaimedMail, outcome: DeliveryOutcome) {
    const { is, code } = outcome;
    if (is === 'unreachable' || (is === 'put off' && outcome.isServerDown)) {
      // Several sessions lose the server at the same moment: only the first one lengthens the wait.
      if (this.#backOff.isOver) this.#backOff.increase();
    } else if (is !== 'interrupted') this.#backOff.reset();
    const update = updateAfter(mail, outcome, this.#mail.now(), this.#backOff.until);
    // The log gets no addresses and no texts; what the server says of a mail often repeats the address.
    const logged = { mail: mail._id, kind: mail.kind, code, outcome: is, state: update.state };
    if (is === 'accepted') this.#log.info(logged, 'mail was sent');
    else if (is === 'interrupted') this.#log.info(logged, 'mail waits for the next start');
    else if (is === 'unreachable')
      this.#log.warn(
        { ...logged, reason: withoutAddresses(outcome.reason) },
        'the mail server cannot be used',
      );
    else this.#log.warn(logged, 'mail was not sent');
    await this.#finish(mail, update);
  }

  /** Ends a claim. During an outage of the database it waits until the database answers or the site stops. */
  async #finish(mail: ClaimedMail, update: Partial<MailUpdate>): Promise<void> {
    const { signal } = this.#stopping;
    let isLogged = false;
    for (let failures = 0; ; ) {
      try {
        return await finishClaim(this.#mail, mail, update);
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
}

/** A server may repeat the name of the account that it does not let in. */
const withoutAddresses = (reason: string) => reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '…');
