import { hostUrls, type Settings } from '../settings.ts';
import type { TlsServer } from './certificate.ts';

const portOr = (given: string, usual: number) => (given === '' ? usual : Number(given));

/** Every server in the settings that is called with TLS. */
export function tlsServersOf(settings: Settings): TlsServer[] {
  return [...webServers(settings), ...mailServers(settings), ...databaseServers(settings)];
}

/** The origin of the object store; null where files are on the disk. */
export function storeOrigin({ STORAGE_URL: address }: Settings): string | null {
  if (!address) return null;
  return address.endpoint ?? `https://s3.${address.region ?? 'us-east-1'}.amazonaws.com`;
}

/** The HTTP services, each with the setting that names it. */
export function webAddresses(settings: Settings): [setting: string, url: string][] {
  const { PUBLIC_URL, CHATBOT_URL, LLM_BASE_URL, CDN_PURGE_URL } = settings;
  const named = { PUBLIC_URL, STORAGE_URL: storeOrigin(settings), CHATBOT_URL, LLM_BASE_URL, CDN_PURGE_URL };
  return Object.entries(named).flatMap(([setting, url]) => (url ? [[setting, url] as [string, string]] : []));
}

function webServers(settings: Settings): TlsServer[] {
  return webAddresses(settings)
    .map(([setting, url]) => ({ setting, url: new URL(url) }))
    .filter(({ url }) => url.protocol === 'https:')
    .map(({ setting, url }) => ({ setting, host: url.hostname, port: portOr(url.port, 443) }));
}

function mailServers({ SMTP_URL }: Settings): TlsServer[] {
  if (!SMTP_URL) return [];
  const { protocol, hostname, port, searchParams } = new URL(SMTP_URL);
  const isTls = protocol === 'smtps:';
  if (!isTls && searchParams.get('ignoreTLS') === 'true') return [];
  return [
    {
      setting: 'SMTP_URL',
      host: hostname,
      port: portOr(port, isTls ? 465 : 587),
      ...(!isTls && { before: 'smtp' as const }),
      acceptsAny: searchParams.get('tls.rejectUnauthorized') === 'false',
    },
  ];
}

/** A database on this machine, or one whose address does not ask for it, is called without. */
function databaseServers({ DATABASE_URL }: Settings): TlsServer[] {
  if (!DATABASE_URL) return [];
  return hostUrls(DATABASE_URL)
    .map((url) => new URL(url))
    .filter(({ searchParams }) =>
      /^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? ''),
    )
    .map(({ hostname, port, searchParams }) => ({
      setting: 'DATABASE_URL',
      host: hostname,
      port: portOr(port, 5432),
      before: 'database' as const,
      acceptsAny: searchParams.get('sslmode') === 'require',
    }));
}
