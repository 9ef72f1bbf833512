import { oneLine } from './mail-text.ts';
import { troubleWords } from './words.ts';

const said = troubleWords.en;

/** How far an attempt had come when the server answered or the connection was lost. */
export type Stage = 'connecting' | 'envelope' | 'handed over';

/** The result of one attempt. `code` is the SMTP reply code; 0 without a reply. */
export type Outcome =
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
export function outcomeOf(error: unknown, stage: Stage): Outcome {
  const failed = error as SmtpError;
  const code = failed.responseCode ?? 0;
  const isPermanent = code >= 500 && code < 600;
  const isTemporary = code >= 400 && code < 500;
  const answer = oneLine(failed.response, 300);
  if (stage === 'connecting') return { is: 'unreachable', code, reason: unreachableReason(failed, answer) };
  if (isPermanent) return { is: 'refused', code, reason: said.refused(answer) };
  if (isTemporary)
    return {
      is: 'put off',
      code,
      reason: said.putOff(answer),
      isServerDown: code === SERVICE_CLOSING,
    };
  if (stage === 'handed over') return { is: 'in doubt', code, reason: said.inDoubt };
  if (failed.code === 'EENVELOPE') return { is: 'refused', code, reason: said.noAddress };
  return { is: 'put off', code, reason: said.lost, isServerDown: true };
}

/** Codes of Node.js for a certificate that is refused. */
export const CERTIFICATE = /CERT|SIGNATURE|ISSUER|^ERR_TLS/;

const UNREACHABLE_REASONS: Readonly<Record<string, string>> = {
  EDNS: said.notFound,
  ETIMEDOUT: said.noAnswer,
  ETLS: said.notSafe,
};

function unreachableReason({ code = '', originalCode }: SmtpError, answer: string): string {
  if (code === 'EAUTH') return said.notLetIn(answer);
  if (answer) return said.turnedAway(answer);
  if (CERTIFICATE.test(originalCode ?? code)) return said.certificate(originalCode ?? code);
  return UNREACHABLE_REASONS[code] ?? said.unreachable(originalCode ?? (code || said.noConnection));
}
