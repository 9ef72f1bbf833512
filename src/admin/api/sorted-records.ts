import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { titleOf, withinField } from '../paths.ts';
import { type ListQuery, listRecords, type PageOf } from './records.ts';

/** The largest page of the API. */
const WHOLE_PAGE = 100;

/**
 * One page of a list in an order that the API does not have. The whole list is read for it: offered for types of which a
 * college has few records.
 * @param sort a field, 'parent' for the record that it stands within; `-` before it reverses it. Equal values are
 *   sorted by title
 */
export async function sortedPage(
  type: TypeFacts,
  { sort = '', page = 1, limit = WHOLE_PAGE, q = '' }: ListQuery,
  signal?: AbortSignal,
): Promise<PageOf<Item>> {
  const items: Item[] = [];
  for (let total = 1, at = 1; items.length < total; at += 1) {
    const part = await listRecords(type, { q, page: at, limit: WHOLE_PAGE }, signal);
    if (part.items.length === 0) break;
    items.push(...part.items);
    total = part.total;
  }
  const textOf = sortKeyOf(type, sort.replace('-', ''));
  const direction = sort.startsWith('-') ? -1 : 1;
  const sorted = items.toSorted(
    (one, other) =>
      direction * collator.compare(textOf(one), textOf(other)) ||
      collator.compare(titleOf(type, one), titleOf(type, other)),
  );
  const from = (page - 1) * limit;
  return { items: sorted.slice(from, from + limit), total: items.length, live: items.length };
}

/** 'Semester 2' comes before 'Semester 10'. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sortKeyOf(type: TypeFacts, by: string): (item: Item) => string {
  const names: Readonly<Record<string, string | undefined>> = {
    title: type.titleField,
    parent: withinField(type)?.titleAs,
  };
  return (item) => String(item[names[by] ?? by] ?? '');
}
