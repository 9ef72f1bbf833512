import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Outcome, outcomeOf, type Stage } from './delivery-outcome.ts';
import type { MimeMessage } from './mime-message.ts';
import type { SmtpOptions, SmtpTimeouts } from './smtp-options.ts';

/**
 * Makes one attempt to hand a mail to the server, over a connection of its own: a college sends few, and one that
 * went wrong leaves the next alone.
 * @param stop when it fires, what is not handed over yet is given up at once
 */
export async function deliver(
  { connection: options, login }: SmtpOptions,
  { envelope, message }: MimeMessage,
  { wholeMs, stopMs }: SmtpTimeouts,
  stop: AbortSignal,
): Promise<Outcome> {
  const connection = new SMTPConnection(options);
  const progress: { stage: Stage } = { stage: 'connecting' };
  // Read for the first time when the server has said that it listens: from then on it may have the mail.
  const words = new Readable({
    read() {
      progress.stage = 'handed over';
      this.push(message);
      this.push(null);
    },
  });
  const watch = watchOver(connection, wholeMs);
  const onStop = () => watch.endIn(progress.stage === 'handed over' ? stopMs : 0);
  if (stop.aborted) onStop();
  else stop.addEventListener('abort', onStop);

  try {
    await watch.step((done) => connection.connect(done));
    if (login && connection.allowsAuth)
      await watch.step((done) => connection.login(login, (error) => done(error)));
    progress.stage = 'asking';
    const response = await watch.step((done) => connection.send(envelope, words, done));
    return { is: 'accepted', code: Number.parseInt(response, 10) || 0 };
  } catch (error) {
    const outcome = outcomeOf(error, progress.stage);
    const isOurs = stop.aborted && outcome.code === 0 && progress.stage !== 'handed over';
    return isOurs ? { is: 'interrupted', code: 0 } : outcome;
  } finally {
    stop.removeEventListener('abort', onStop);
    watch.end();
    connection.close();
  }
}

type Done = (error?: Error | null, info?: { response: string }) => void;

/** Steps over a connection, each of which ends when the connection does, or when the time is over. */
function watchOver(connection: SMTPConnection, wholeMs: number) {
  const timers: NodeJS.Timeout[] = [];
  const lost = Promise.withResolvers<never>();
  const endIn = (ms: number) => {
    const late = Object.assign(new Error('given up'), { code: 'ETIMEDOUT' });
    timers.push(setTimeout(() => lost.reject(late), ms));
  };
  connection.on('error', lost.reject);
  // A turn later, so that an answer that came with it is heard first.
  connection.on('end', () => setImmediate(() => lost.reject(new Error('closed'))));
  lost.promise.catch(() => {});
  endIn(wholeMs);
  return {
    endIn,
    /** @returns the server's answer to it, where there is one */
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
