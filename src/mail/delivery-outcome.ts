import { oneLine } from './sanitize-text.ts';

/** How far a mail had got when something was said of it, or the line was lost. */
export type Stage = 'connecting' | 'asking' | 'handed over';

/** What became of one attempt. */
export type Outcome =
  | { is: 'accepted'; code: number }
  /** The server may take it later. `isIll`: it said that it takes none now, or went away before it was handed any. */
  | { is: 'put off'; code: number; trouble: string; isIll: boolean }
  /** The server will never take it. */
  | { is: 'refused'; code: number; trouble: string }
  /** The server was not reached, or would not talk with us at all: that says nothing of this mail. */
  | { is: 'unreachable'; code: number; trouble: string }
  /** It was handed over and never answered: whether it arrives is not known. */
  | { is: 'in doubt'; code: number; trouble: string }
  /** The site stops. */
  | { is: 'interrupted'; code: number };

export const POSSIBLY_DELIVERED =
  'The connection was lost after the mail was handed over. It may have arrived, so it is not sent again by itself.';

/** 'Service not available, closing transmission channel'. */
const SERVICE_CLOSING = 421;

/** What the mail library says when something went wrong; its message may hold addresses. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  /** The server's answer, if there was one. */
  response?: string;
  responseCode?: number;
}

/** What a failure at this stage means for the mail. */
export function outcomeOf(error: unknown, stage: Stage): Outcome {
  const failure = error as SmtpError;
  const code = failure.responseCode ?? 0;
  const isPermanent = code >= 500 && code < 600;
  const isTemporary = code >= 400 && code < 500;
  const answer = oneLine(failure.response, 300);
  if (stage === 'connecting') return { is: 'unreachable', code, trouble: whyUnreachable(failure, answer) };
  if (isPermanent) return { is: 'refused', code, trouble: `The mail server refused it: ${answer}` };
  if (isTemporary)
    return {
      is: 'put off',
      code,
      trouble: `The mail server put it off: ${answer}`,
      isIll: code === SERVICE_CLOSING,
    };
  if (stage === 'handed over') return { is: 'in doubt', code, trouble: POSSIBLY_DELIVERED };
  if (failure.code === 'EENVELOPE')
    return { is: 'refused', code, trouble: 'The address is none that a mail can be sent to.' };
  const trouble = 'The connection to the mail server was lost before the mail was handed over.';
  return { is: 'put off', code, trouble, isIll: true };
}

const UNREACHABLE_REASONS: Readonly<Record<string, string>> = {
  EDNS: 'The mail server that SMTP_URL names was not found.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'No safe connection to the mail server could be made.',
};

function whyUnreachable({ code = '', originalCode }: SmtpError, answer: string): string {
  if (code === 'EAUTH') return `The mail server does not accept the user and password of SMTP_URL: ${answer}`;
  if (answer) return `The mail server turned us away: ${answer}`;
  return (
    UNREACHABLE_REASONS[code] ??
    `The mail server could not be reached (${originalCode ?? (code || 'no connection')}).`
  );
}
