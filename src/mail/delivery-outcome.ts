import { oneLine } from './mail-text.ts';

/** How far an attempt had come when the server answered or the connection was lost. */
export type Stage = 'connecting' | 'envelope' | 'handed over';

/** The result of one attempt. `code` is the SMTP reply code; 0 without a reply. */
export type Outcome =
  | { is: 'accepted'; code: number }
  /** Temporary rejection (4xx). `isServerDown`: the server closes, or the connection broke before the handover. */
  | { is: 'put off'; code: number; reason: string; isServerDown: boolean }
  /** Permanent rejection (5xx), a bounce: never retried. A bounce mail that comes later goes to MAIL_FROM. */
  | { is: 'refused'; code: number; reason: string }
  /** No session with the server: says nothing about this mail. */
  | { is: 'unreachable'; code: number; reason: string }
  /** Handed over and never answered: it may have been delivered. */
  | { is: 'in doubt'; code: number; reason: string }
  /** The site stopped before the handover. */
  | { is: 'interrupted'; code: number };

export const POSSIBLY_DELIVERED =
  'The connection was lost after the mail was handed over. It may have arrived, so it is not sent again by itself.';

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
export function outcomeOf(error: unknown, stage: Stage): Outcome {
  const failed = error as SmtpError;
  const code = failed.responseCode ?? 0;
  const isPermanent = code >= 500 && code < 600;
  const isTemporary = code >= 400 && code < 500;
  const answer = oneLine(failed.response, 300);
  if (stage === 'connecting') return { is: 'unreachable', code, reason: unreachableReason(failed, answer) };
  if (isPermanent) return { is: 'refused', code, reason: `The mail server refused it: ${answer}` };
  if (isTemporary)
    return {
      is: 'put off',
      code,
      reason: `The mail server put it off: ${answer}`,
      isServerDown: code === SERVICE_CLOSING,
    };
  if (stage === 'handed over') return { is: 'in doubt', code, reason: POSSIBLY_DELIVERED };
  if (failed.code === 'EENVELOPE')
    return { is: 'refused', code, reason: 'The address is none that a mail can be sent to.' };
  const reason = 'The connection to the mail server was lost before the mail was handed over.';
  return { is: 'put off', code, reason, isServerDown: true };
}

const UNREACHABLE_REASONS: Readonly<Record<string, string>> = {
  EDNS: 'The mail server that SMTP_URL names was not found.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'No safe connection to the mail server could be made.',
};

function unreachableReason({ code = '', originalCode }: SmtpError, answer: string): string {
  if (code === 'EAUTH') return `The mail server does not accept the user and password of SMTP_URL: ${answer}`;
  if (answer) return `The mail server turned us away: ${answer}`;
  return (
    UNREACHABLE_REASONS[code] ??
    `The mail server could not be reached (${originalCode ?? (code || 'no connection')}).`
  );
}
