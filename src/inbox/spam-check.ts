import { FILLED_IN, HONEYPOT } from '../content/visitor-form.ts';

/** People need longer than this to write a text with links. */
const TOO_FAST_MS = 3000;
const MIN_LINKS = 2;

/**
 * Whether a submission looks like spam: a filled honeypot, or a form filled in too fast with several links in its
 * text. Speed alone proves nothing, because browsers autofill forms.
 */
export function looksLikeSpam(sent: Readonly<Record<string, unknown>>): boolean {
  const honeypot = sent[HONEYPOT];
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return true;
  const { [FILLED_IN]: filledIn, message } = sent;
  // A number in JSON, a text in forms. Anything else cannot be made a number without an error.
  const elapsed =
    typeof filledIn === 'number' || typeof filledIn === 'string' ? Number(filledIn) : Number.NaN;
  if (!(elapsed >= 0 && elapsed < TOO_FAST_MS) || typeof message !== 'string') return false;
  return (message.match(/https?:\/\//gi)?.length ?? 0) >= MIN_LINKS;
}
