import { addressIn, languageOf } from '../languages/address.ts';
import type { Language } from '../languages/language.ts';
import { type Address, addressOf, keyOf, type LocatePage } from './address.ts';
import { hasStar } from './pattern.ts';
import type { Hop, RedirectRow, RedirectTable } from './redirect-table.ts';

/** Patterns can lead to ever longer addresses, so that none is repeated on a way that never ends. */
const MAX_PATTERNS_ON_WAY = 20;

/** The redirects that are followed one after the other from one of them. */
interface Way {
  hops: readonly RedirectRow[];
  /** Where it ends: the path of a page in place of the target's own where one is there. */
  to: string;
  /** Whether it never ends. */
  isEndless: boolean;
}

/**
 * Follows a redirect as a visitor would, whose browser asks for each target in turn. Serving and the search for loops
 * use it alike, so what is refused is what would not end.
 */
export async function follow(
  table: Pick<RedirectTable, 'lookUp'>,
  first: Hop,
  locate: LocatePage,
): Promise<Way> {
  const hops: RedirectRow[] = [];
  const passed = new Set([keyOf(first.address)]);
  let { language } = first;
  let patterns = 0;
  for (let hop = first; ; ) {
    hops.push(hop.row);
    const { to } = hop.row;
    if (!to.startsWith('/')) return { hops, to, isEndless: false };
    const address = requestedAt(to);
    const page = await locate(address);
    // A page wins over a redirect that begins at its address.
    if (page !== null) {
      const whole = page + (/[?#].*$/.exec(to)?.[0] ?? '');
      return { hops, to: await inOwn(language, whole, locate), isEndless: false };
    }
    const next = table.lookUp(address);
    if (!next || (next.address !== address && (await locate(next.address)) !== null))
      return { hops, to: await inOwn(language, to, locate), isEndless: false };
    const key = keyOf(address);
    if (hasStar(next.row.from)) patterns += 1;
    if (passed.has(key) || patterns > MAX_PATTERNS_ON_WAY)
      return { hops: [...hops, next.row], to, isEndless: true };
    passed.add(key);
    if (next.language !== 'en') ({ language } = next);
    hop = next;
  }
}

/** One redirect serves every language, and stays in that of the visitor where its target is a page (20.36). */
async function inOwn(language: Language, to: string, locate: LocatePage): Promise<string> {
  if (language === 'en' || languageOf(to) === language) return to;
  const own = addressIn(language, to);
  return (await locate(addressOf(own))) === null ? to : own;
}

/** The address at which a browser asks for a target: it resolves dot segments, which a `*` may stand for. */
function requestedAt(to: string): Address {
  if (!/\/(?:\.|%2e)/i.test(to)) return addressOf(to);
  const { pathname, search } = new URL(`http://site.invalid${to}`);
  return addressOf(pathname + search);
}

/**
 * The redirects that would be followed one after the other from `row` back to it; null if they end elsewhere, and if
 * they turn in a circle without it. The row has to be in the table.
 *
 * An address with a `*` is tried twice: with the character itself, which any pattern covers, and without it.
 */
export async function loopFrom(
  table: RedirectTable,
  row: RedirectRow,
  locate: LocatePage,
): Promise<readonly RedirectRow[] | null> {
  // Only where another redirect leads on does it matter whether a page is there.
  const locateOnWay: LocatePage = async (address) => (table.lookUp(address) ? locate(address) : null);
  const own: Hop = { row, address: addressOf(row.from), language: 'en' };
  const starts = hasStar(row.from) ? [own, table.lookUp(addressOf(row.from.replaceAll('*', '')))] : [own];
  for (const first of starts) {
    if (first?.row.id !== row.id) continue;
    const { hops, isEndless } = await follow(table, first, locateOnWay);
    const again = hops.findIndex(({ id }, at) => at > 0 && id === row.id);
    if (isEndless && again > 0) return hops.slice(0, again);
  }
  return null;
}
