import type { Findings } from './finding.ts';
import type { WebAnswer } from './web-server.ts';

const DAY_MS = 86_400_000;
/** Automatic renewal happens a month before the end. */
const SOON_DAYS = 21;
const NOW_DAYS = 3;
/** Codes of Node.js for a certificate that is refused. */
const REFUSED = /CERT|SIGNATURE|ISSUER|^ERR_TLS/;

const RENEW = 'Renew it, and let it renew itself.';
const REASONS: Readonly<Record<string, [reason: string, advice: string]>> = {
  CERT_HAS_EXPIRED: ['has ended', RENEW],
  CERT_NOT_YET_VALID: ['is not valid yet', 'See whether the clocks of both machines are right.'],
};
const NOT_TRUSTED =
  'Give it one for its name, of an authority that this machine knows (NODE_EXTRA_CA_CERTS adds one).';

/** @param name the setting and the server @param outcome its answer over TLS, or why there was none */
export function judgeCertificate(
  found: Findings,
  name: string,
  outcome: Pick<WebAnswer, 'certificateUntil'> | Error,
  now: Date,
): void {
  if (outcome instanceof Error) {
    const { code = outcome.message } = outcome as NodeJS.ErrnoException;
    const [reason, advice] = REASONS[code] ?? [`is not trusted (${code})`, NOT_TRUSTED];
    if (REFUSED.test(code)) found.trouble(`${name} has a certificate that ${reason}.`, advice);
    else
      found.warning(
        `${name} does not answer (${code}).`,
        'See whether the server is there, and whether it may be called.',
      );
    return;
  }
  const { certificateUntil: until } = outcome;
  if (!until) return;
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const says = `${name} has a certificate for ${days} more days.`;
  if (days < NOW_DAYS) found.trouble(says, RENEW);
  else if (days < SOON_DAYS) found.warning(says, RENEW);
  else found.fine(`${name} has a certificate until ${until.toISOString().slice(0, 10)}.`);
}
