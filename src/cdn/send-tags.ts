/** A shared cache has this long to answer. */
const TIMEOUT_MS = 2000;

/** The URL to send tags to, with its user and password as basic authentication. */
export interface PurgeTarget {
  url: string;
  authorization: string | undefined;
}

/** @param address `CDN_PURGE_URL` */
export function purgeTargetOf(address: string): PurgeTarget {
  const url = new URL(address);
  const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  const authorization = user === ':' ? undefined : `Basic ${Buffer.from(user).toString('base64')}`;
  return { url: url.href, authorization };
}

/**
 * Tells a shared cache that everything with one of these tags has changed.
 * @throws Error with the reason why they were not accepted
 */
export async function sendTags({ url, authorization }: PurgeTarget, tags: readonly string[]): Promise<void> {
  const list = tags.join(' ');
  const response = await fetch(url, {
    method: 'POST',
    headers: { xkey: list, 'surrogate-key': list, ...(authorization && { authorization }) },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the shared cache answered ${response.status}`);
}
