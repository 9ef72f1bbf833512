import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';

export interface SmtpOptions {
  connection: SMTPConnectionOptions;
  /** Undefined without authentication. */
  login: SMTPConnectionAuth | undefined;
}

/** Timeouts of one attempt, in milliseconds. */
export interface SmtpTimeouts {
  connectMs: number;
  greetingMs: number;
  silenceMs: number;
  /** The time limit of a whole attempt. */
  totalMs: number;
  /** While the site stops, for the answer to a mail that was handed over. */
  stopMs: number;
}

export const defaultTimeouts: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 30_000,
  totalMs: 90_000,
  stopMs: 2500,
};

const LOOPBACK = /^(?:localhost|127\..*|::1)$/;

/**
 * Parses `SMTP_URL`. A password requires TLS, unless the URL says `?requireTLS=false` or the server is on this
 * machine. `?tls.rejectUnauthorized=false` accepts any certificate.
 */
export function smtpOptionsFrom(
  url: string,
  { connectMs, greetingMs, silenceMs }: SmtpTimeouts,
): SmtpOptions {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const acceptsAnyCertificate = searchParams.get('tls.rejectUnauthorized') === 'false';
  const mayBePlaintext = username === '' || LOOPBACK.test(host) || searchParams.get('requireTLS') === 'false';
  return {
    connection: {
      host,
      ...(port && { port: Number(port) }),
      secure: protocol === 'smtps:',
      requireTLS: protocol === 'smtp:' && (!mayBePlaintext || searchParams.get('requireTLS') === 'true'),
      tls: { rejectUnauthorized: !acceptsAnyCertificate },
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      // The protocol log would contain addresses and mail bodies.
      logger: false,
    },
    login:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}
