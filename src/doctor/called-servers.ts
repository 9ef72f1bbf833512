import { verifyMailServer } from '../mail/verify-mail-server.ts';
import type { Settings } from '../settings.ts';
import { judgeCertificate } from './certificates.ts';
import { judgeClock } from './clock.ts';
import type { Findings } from './finding.ts';
import { askWebServer } from './web-server.ts';

const ASK_MS = 5000;

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

/**
 * Asks each server once, for its time and how long its certificate is valid. The other clock was read about halfway
 * through the round trip.
 */
export async function checkWebServers(clock: Findings, certificates: Findings, settings: Settings) {
  const asked = webAddresses(settings).map(async ([setting, url]) => {
    const before = Date.now();
    const outcome = await askWebServer(url, ASK_MS).catch((error: Error) => error);
    return { setting, url: new URL(url), outcome, at: (before + Date.now()) / 2 };
  });
  for (const { setting, url, outcome, at } of await Promise.all(asked)) {
    if (!(outcome instanceof Error) && outcome.date)
      judgeClock(clock, [{ name: setting, aheadMs: outcome.date.getTime() - at }]);
    if (url.protocol === 'https:')
      judgeCertificate(certificates, `${setting}: ${url.host}`, outcome, new Date());
  }
}

/** Whether the mail server would take a mail: its TLS, and the user and password. */
export async function checkMailServer(found: Findings, { SMTP_URL: url }: Settings): Promise<void> {
  if (!url) return;
  const { host } = new URL(url);
  try {
    await verifyMailServer(url, ASK_MS);
    found.fine(`SMTP_URL: ${host} takes mails.`);
  } catch (error) {
    found.trouble(
      `SMTP_URL: ${host} takes no mails: ${(error as Error).message}.`,
      'Correct SMTP_URL, or see whether the server is there. Mails wait meanwhile: see /admin/mail.',
    );
  }
}
