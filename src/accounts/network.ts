import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const groups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [groups(head), groups(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * What rate limits count as one address: an IPv4 address, also if written as IPv6, or the /64 network of an IPv6
 * address, because a connection usually gets a whole /64.
 */
export function networkOf(address: string): string {
  // Asked several times for each request.
  if (!address.includes(':')) return address;
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The half of an address that tells a provider or an office rather than a person: '202.51.*.*' or '2400:1a00:*'. */
export function coarseNetworkOf(address: string): string {
  const network = networkOf(address);
  const parts = network.split('.');
  if (parts.length === 4) return [...parts.slice(0, 2), '*', '*'].join('.');
  return network.includes(':') ? [...network.split(':').slice(0, 2), '*'].join(':') : '';
}

/** The addresses that one line or office may have: '202.51.3.*' or '2400:1a00:b0c1:*'. */
export function neighboursOf(address: string): string {
  const network = networkOf(address);
  const parts = network.split('.');
  if (parts.length === 4) return [...parts.slice(0, 3), '*'].join('.');
  return network.includes(':') ? [...network.split(':').slice(0, 3), '*'].join(':') : '';
}
