import { slugOf } from '../schema/slug.ts';

/** Ids that every page uses itself. */
const reservedIds: readonly string[] = [
  'content',
  'menu',
  'academics',
  'drawer-academics',
  'on-this-page',
  // The heading of the call to action. Links that were shared end in this id, so it must not change.
  'onward',
  'unanswered',
];

/**
 * HTML ids for the records on one page: the slug of the title, with the end of the record's id appended if an older
 * record or the page itself uses that slug.
 * @param records newest first
 */
export function anchorsOf(records: readonly { id: string; title: string }[]): string[] {
  const used = new Set(reservedIds);
  return records
    .toReversed()
    .map(({ id, title }) => {
      const slug = slugOf(title);
      const anchor = used.has(slug) ? `${slug}-${id.slice(-6)}` : slug;
      used.add(anchor);
      return anchor;
    })
    .reverse();
}
