import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';

/** The way to the mail server. */
export interface SmtpOptions {
  connection: SMTPConnectionOptions;
  /** Undefined where the server asks nobody who they are. */
  login: SMTPConnectionAuth | undefined;
}

/** A server that says nothing for so long is given up. */
export interface SmtpTimeouts {
  connectMs: number;
  greetingMs: number;
  silenceMs: number;
  /** One mail takes no longer than this, however slowly the server goes on. */
  wholeMs: number;
  /** During a stop, so long the answer to a mail is waited for that was already handed over. */
  stopMs: number;
}

export const defaultTimeouts: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 30_000,
  wholeMs: 90_000,
  stopMs: 2500,
};

const LOOPBACK = /^(?:localhost|127\..*|::1)$/;

/**
 * The way that `SMTP_URL` describes. A password is never sent over a connection that others could read, unless the
 * address says so (`?requireTLS=false`) or the server is on this machine; `?tls.rejectUnauthorized=false` trusts any
 * certificate.
 */
export function smtpOptionsFrom(
  url: string,
  { connectMs, greetingMs, silenceMs }: SmtpTimeouts,
): SmtpOptions {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isTrusting = searchParams.get('tls.rejectUnauthorized') === 'false';
  const mayBeOpen = username === '' || LOOPBACK.test(host) || searchParams.get('requireTLS') === 'false';
  return {
    connection: {
      host,
      ...(port && { port: Number(port) }),
      secure: protocol === 'smtps:',
      requireTLS: protocol === 'smtp:' && (!mayBeOpen || searchParams.get('requireTLS') === 'true'),
      tls: { rejectUnauthorized: !isTrusting },
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      // What is said on the line holds addresses and words.
      logger: false,
    },
    login:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}
