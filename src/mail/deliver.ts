import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Outcome, outcomeOf, type Stage } from './delivery-outcome.ts';
import type { MimeMessage } from './mime-message.ts';
import type { SmtpOptions, SmtpTimeouts } from './smtp-options.ts';

/**
 * Makes one attempt to send a mail by SMTP. Each mail gets its own connection: there are few, and a broken connection
 * does not affect the next.
 * @param stop aborts an attempt at once unless the mail was handed over already
 */
export async function deliver(
  { connection: options, login }: SmtpOptions,
  { envelope, message }: MimeMessage,
  { totalMs, stopMs }: SmtpTimeouts,
  stop: AbortSignal,
): Promise<Outcome> {
  const connection = new SMTPConnection(options);
  const progress: { stage: Stage } = { stage: 'connecting' };
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
    await watched.step((done) => connection.connect(done));
    if (login && connection.allowsAuth)
      await watched.step((done) => connection.login(login, (error) => done(error)));
    progress.stage = 'envelope';
    const response = await watched.step((done) => connection.send(envelope, content, done));
    return { is: 'accepted', code: Number.parseInt(response, 10) || 0 };
  } catch (error) {
    const outcome = outcomeOf(error, progress.stage);
    const isStopped = stop.aborted && outcome.code === 0 && progress.stage !== 'handed over';
    return isStopped ? { is: 'interrupted', code: 0 } : outcome;
  } finally {
    stop.removeEventListener('abort', onStop);
    watched.end();
    connection.close();
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
  connection.on('error', lost.reject);
  // A tick later, so that an answer in the same packet is read first.
  connection.on('end', () => setImmediate(() => lost.reject(new Error('closed'))));
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
    },
  };
}
