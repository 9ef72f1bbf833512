import { addressOf } from './address.ts';
import { follow } from './follow.ts';
import { hasStar } from './glob.ts';
import type { LocatePage } from './locate-page.ts';
import type { Hop, RedirectRow, RedirectTable } from './redirect-table.ts';

/**
 * The redirects that would be followed one after the other from `row` back to it; null if they end elsewhere, and if
 * they turn in a circle without it. The row has to be in the table.
 *
 * A `*` in a target stands for itself here, which any pattern for it covers, and for nothing.
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
