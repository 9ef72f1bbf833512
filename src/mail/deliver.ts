import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { oneLine } from './mail-text.ts';
import type { MimeMessage } from './mime-message.ts';
import type { SmtpOptions, SmtpTimeouts } from './smtp-options.ts';
import { troubleWords } from './words.ts';

/** A session with the mail server, over which mails are sent one after the other; opened by the first one. */
export class MailSession {
  readonly #options: SmtpOptions;
  readonly #timeouts: SmtpTimeouts;
  readonly #stop: AbortSignal;
  #connection: SMTPConnection | null = null;

  /** @param stop ends an attempt at once unless the mail was handed over already */
  constructor(options: SmtpOptions, timeouts: SmtpTimeouts, stop: AbortSignal) {
    this.#options = options;
    this.#timeouts = timeouts;
    this.#stop = stop;
  }

  /** Makes one attempt to send a mail. */
  async deliver(mail: MimeMessage): Promise<DeliveryOutcome> {
    const isReused = this.#connection !== null;
    const outcome = await this.#attempt(mail);
    // A server may end a session that has brought many mails; it was not handed this one.
    return isReused && outcome.is === 'put off' && outcome.isServerDown ? this.#attempt(mail) : outcome;
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  async #attempt({ envelope, message }: MimeMessage): Promise<DeliveryOutcome> {
    const { totalMs, stopMs } = this.#timeouts;
    const stop = this.#stop;
    const isReused = this.#connection !== null;
    this.#connection ??= this.#newConnection();
    const connection = this.#connection;
    const progress: { stage: Stage } = { stage: isReused ? 'envelope' : 'connecting' };
    // First read after the server's 354: from then on it may have received the mail.
    const content = new Readable({
      read() {
        progress.stage = 'handed over';
        this.push(message);
        this.push(null);
      },
    });
    const watched = watch(connection, totalMs);
    const onStop = () => watched.endIn(progress.stage === 'handed over' ? stopMs : 0);
    if (stop.aborted) onStop();
    else stop.addEventListener('abort', onStop);
    try {
      if (!isReused) await this.#open(connection, watched);
      progress.stage = 'envelope';
      const response = await watched.step((done) => connection.send(envelope, content, done));
      return { is: 'accepted', code: Number.parseInt(response, 10) || 0 };
    } catch (error) {
      // What the connection is up to after an error is not known.
      this.close();
      const outcome = outcomeOf(error, progress.stage);
      const isStopped = stop.aborted && outcome.code === 0 && progress.stage !== 'handed over';
      return isStopped ? { is: 'interrupted', code: 0 } : outcome;
    } finally {
      stop.removeEventListener('abort', onStop);
      watched.end();
    }
  }

  #newConnection(): SMTPConnection {
    const connection = new SMTPConnection(this.#options.connection);
    // Between two mails nobody waits for it.
    connection.on('error', () => {});
    connection.once('end', () => {
      if (this.#connection === connection) this.#connection = null;
    });
    return connection;
  }

  async #open(connection: SMTPConnection, { step }: ReturnType<typeof watch>) {
    const { login } = this.#options;
    await step((done) => connection.connect(done));
    if (login && connection.allowsAuth) await step((done) => connection.login(login, (error) => done(error)));
  }
}

type Done = (error?: Error | null, info?: { response: string }) => void;

/** Runs steps over a connection; each fails when the connection ends or the time is over. */
function watch(connection: SMTPConnection, totalMs: number) {
  const timers: NodeJS.Timeout[] = [];
  const lost = Promise.withResolvers<never>();
  const endIn = (ms: number) => {
    const timeout = Object.assign(new Error('given up'), { code: 'ETIMEDOUT' });
    timers.push(setTimeout(() => lost.reject(timeout), ms));
  };
  const onError = (error: Error) => lost.reject(error);
  // A tick later, so that an answer in the same packet is read first.
  const onEnd = () => setImmediate(() => lost.reject(new Error('closed')));
  connection.on('error', onError);
  connection.on('end', onEnd);
  lost.promise.catch(() => {});
  endIn(totalMs);
  return {
    endIn,
    /** @returns the server's answer, if the step has one */
    step(start: (done: Done) => void): Promise<string> {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      start((error, info) => (error ? reject(error) : resolve(info?.response ?? '')));
      return Promise.race([lost.promise, promise]);
    },
    end() {
      for (const timer of timers) clearTimeout(timer);
      connection.off('error', onError);
      connection.off('end', onEnd);
    },
  };
}

const reasons = troubleWords.en;

/** How far an attempt had come when the server answered or the connection was lost. */
type Stage = 'connecting' | 'envelope' | 'handed over';

/** The result of one attempt. `code` is the SMTP reply code; 0 without a reply. */
export type DeliveryOutcome =
  | { is: 'accepted'; code: number }
  /** Temporary rejection (4xx). `isServerDown`: the server closes, or the connection broke before the handover. */
  | { is: 'put off'; code: number; reason: string; isServerDown: boolean }
  /** Permanent rejection (5xx), a bounce: never retried. A bounce mail that comes later goes to MAIL_FROM. */
  | { is: 'refused'; code: number; reason: string }
  /** No session with the server, so nothing is known about this mail. */
  | { is: 'unreachable'; code: number; reason: string }
  /** Handed over and never answered: it may have been delivered. */
  | { is: 'in doubt'; code: number; reason: string }
  /** The site stopped before the handover. */
  | { is: 'interrupted'; code: number };

/** RFC 5321: 'Service not available, closing transmission channel'. */
const SERVICE_CLOSING = 421;

/** An error of the mail library; its message may contain addresses. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  /** The server's answer, if there was one. */
  response?: string;
  responseCode?: number;
}

/** @param stage where the error occurred */
export function outcomeOf(error: unknown, stage: Stage): DeliveryOutcome {
  const failed = error as SmtpError;
  const code = failed.responseCode ?? 0;
  const isPermanent = code >= 500 && code < 600;
  const isTemporary = code >= 400 && code < 500;
  const answer = oneLine(failed.response, 300);
  if (stage === 'connecting') return { is: 'unreachable', code, reason: unreachableReason(failed, answer) };
  if (isPermanent) return { is: 'refused', code, reason: reasons.refused(answer) };
  if (isTemporary)
    return {
      is: 'put off',
      code,
      reason: reasons.putOff(answer),
      isServerDown: code === SERVICE_CLOSING,
    };
  if (stage === 'handed over') return { is: 'in doubt', code, reason: reasons.inDoubt };
  if (failed.code === 'EENVELOPE') return { is: 'refused', code, reason: reasons.noAddress };
  return { is: 'put off', code, reason: reasons.lost, isServerDown: true };
}

/** Codes of Node.js for a certificate that is refused. */
export const CERTIFICATE = /CERT|SIGNATURE|ISSUER|^ERR_TLS/;

const UNREACHABLE_REASONS: Readonly<Record<string, string>> = {
  EDNS: reasons.notFound,
  ETIMEDOUT: reasons.noAnswer,
  ETLS: reasons.notSafe,
};

function unreachableReason({ code = '', originalCode }: SmtpError, answer: string): string {
  if (code === 'EAUTH') return reasons.notLetIn(answer);
  if (answer) return reasons.turnedAway(answer);
  if (CERTIFICATE.test(originalCode ?? code)) return reasons.certificate(originalCode ?? code);
  return UNREACHABLE_REASONS[code] ?? reasons.unreachable(originalCode ?? (code || reasons.noConnection));
}
