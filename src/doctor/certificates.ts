import { type Certificate, certificateOf, type TlsServer } from './certificate.ts';
import type { Findings } from './finding.ts';

const DAY_MS = 86_400_000;
/** Automatic renewal happens a month before the end. */
const SOON_DAYS = 21;
const NOW_DAYS = 3;
const ASK_MS = 5000;

/** How long the certificates of these servers are valid. */
export async function checkCertificates(
  found: Findings,
  servers: readonly TlsServer[],
  now: Date,
): Promise<void> {
  const asked = await Promise.all(
    servers.map(async (server) => {
      const outcome = await certificateOf(server, ASK_MS).catch((error: Error) => error);
      return { server, outcome };
    }),
  );
  for (const { server, outcome } of asked) judgeCertificate(found, server, outcome, now);
}

export function judgeCertificate(
  found: Findings,
  { setting, host, port, acceptsAny = false }: TlsServer,
  outcome: Certificate | Error,
  now: Date,
): void {
  const name = `${setting}: ${host}:${port}`;
  if (outcome instanceof Error) {
    const { code = outcome.message } = outcome as NodeJS.ErrnoException;
    found.warning(
      `${name} showed no certificate (${code}).`,
      'See whether the server is there, and whether it may be called.',
    );
    return;
  }
  const { until, refusal } = outcome;
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const renew = 'Renew it, and let it renew itself.';
  if (days < 0) found.trouble(`${name} has a certificate that ended on ${dayOf(until)}.`, renew);
  else if (refusal && !acceptsAny)
    found.trouble(
      `${name} has a certificate that is not trusted (${refusal}).`,
      'Give it one for its name, of an authority that this machine knows (NODE_EXTRA_CA_CERTS adds one).',
    );
  else if (days < NOW_DAYS) found.trouble(`${name} has a certificate for ${days} more days.`, renew);
  else if (days < SOON_DAYS) found.warning(`${name} has a certificate for ${days} more days.`, renew);
  else found.fine(`${name} has a certificate until ${dayOf(until)}.`);
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
