import type { Db } from '../db/engine.ts';
import { countOf } from '../db/order.ts';
import { CERTIFICATE } from '../mail/deliver.ts';
import { verifyMailServer } from '../mail/verify-mail-server.ts';
import type { Settings } from '../settings.ts';
import { judgeClock } from './clock.ts';
import type { Findings } from './finding.ts';

const ASK_MS = 5000;
const CERTIFY =
  'Renew it, or give it one for its name of an authority that this machine knows (NODE_EXTRA_CA_CERTS adds one).';

/** The origin of the object store; null where files are on the disk. */
export function storeOrigin({ STORAGE_URL: address }: Settings): string | null {
  if (!address) return null;
  return address.endpoint ?? `https://s3.${address.region ?? 'us-east-1'}.amazonaws.com`;
}

/** The HTTP services, each with the setting that names it. */
export function webAddresses(settings: Settings): [setting: string, url: string][] {
  const { PUBLIC_URL, CHATBOT_URL, LLM_BASE_URL } = settings;
  const named = { PUBLIC_URL, STORAGE_URL: storeOrigin(settings), CHATBOT_URL, LLM_BASE_URL };
  return Object.entries(named).flatMap(([setting, url]) => (url ? [[setting, url] as [string, string]] : []));
}

/** Asks each server once, for its time. The other clock was read about halfway through the round trip. */
export async function checkWebServers(
  clock: Findings,
  found: Findings,
  settings: Settings,
  ms = ASK_MS,
): Promise<void> {
  const asked = webAddresses(settings).map(async ([setting, url]) => {
    const name = `${setting}: ${new URL(url).host}`;
    const isSecure = url.startsWith('https:');
    const before = Date.now();
    try {
      const { headers } = await fetch(new URL('/', url), {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(ms),
      });
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date))
        judgeClock(clock, [{ name: setting, aheadMs: date - (before + Date.now()) / 2 }]);
      if (isSecure) found.fine(`${name} answers.`);
    } catch (error) {
      // A plain server may well be this site, which need not serve.
      if (!isSecure) return;
      const { name: kind, cause } = error as Error;
      const { code = kind, message = '' } = (cause ?? {}) as NodeJS.ErrnoException;
      if (CERTIFICATE.test(code))
        found.trouble(`${name} has a certificate that is refused: ${message}.`, CERTIFY);
      else
        found.warning(
          `${name} does not answer (${kind === 'TimeoutError' ? `nothing within ${ms / 1000} s` : code}).`,
          'See whether the server is there, and whether it may be called.',
        );
    }
  });
  await Promise.all(asked);
}

/** Whether the mail server would take a mail: its TLS, and the user and password. */
export async function checkMailServer(found: Findings, { SMTP_URL: url }: Settings): Promise<void> {
  if (!url) return;
  const { host } = new URL(url);
  try {
    await verifyMailServer(url, ASK_MS);
    found.fine(`SMTP_URL: ${host} takes mails.`);
  } catch (error) {
    const {
      message,
      code = '',
      originalCode = code,
    } = error as Error & { code?: string; originalCode?: string };
    const ofOwn = CERTIFICATE.test(originalCode) || code === 'ETLS';
    found.trouble(
      `SMTP_URL: ${host} takes no mails: ${message}.`,
      ofOwn
        ? 'For a relay of your own add ?tls.rejectUnauthorized=false to SMTP_URL, or name its certificate in NODE_EXTRA_CA_CERTS.'
        : 'Correct SMTP_URL, or see whether the server is there. Mails wait meanwhile: see /admin/mail.',
    );
  }
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Whether mails wait for long, or were given up lately. */
export async function checkMails(found: Findings, db: Db, now: Date): Promise<void> {
  const count = (states: string[], column: 'createdAt' | 'nextAt', from: number, to: number) =>
    countOf(
      db
        .selectFrom('mail')
        .where('state', 'in', states)
        .where(column, '>=', new Date(from).toISOString())
        .where(column, '<', new Date(to).toISOString()),
    );
  const mails = (n: number) => (n === 1 ? '1 mail' : `${n} mails`);
  const at = now.getTime();
  const late = await count(['waiting', 'sending'], 'createdAt', 0, at - HOUR_MS);
  const failed = await count(['failed'], 'nextAt', at - WEEK_MS, at + WEEK_MS);
  if (late > 0)
    found.warning(`${mails(late)} waited for more than an hour.`, 'See why at /admin/mail, and in the log.');
  if (failed > 0)
    found.warning(
      `${mails(failed)} of the last seven days could not be sent.`,
      'See why at /admin/mail, and send them again there.',
    );
  if (late + failed === 0) found.fine('No mail waits for long or was given up in the last seven days.');
}
