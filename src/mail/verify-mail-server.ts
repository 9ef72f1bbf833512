import { createTransport } from 'nodemailer';
import { defaultTimeouts, smtpOptionsFrom } from './smtp-options.ts';

/**
 * Connects to a mail server and signs in, without sending anything.
 * @param url `SMTP_URL` @param ms the time limit of each step
 * @throws an error whose message is the server's reason
 */
export async function verifyMailServer(url: string, ms: number): Promise<void> {
  const { connection, login } = smtpOptionsFrom(url, {
    ...defaultTimeouts,
    connectMs: ms,
    greetingMs: ms,
    silenceMs: ms,
  });
  const transport = createTransport({ ...connection, ...(login && { auth: login }) });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
