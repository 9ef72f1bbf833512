import { slugOf } from '../schema/slug.ts';

/** Ids that pages have of their own. */
const taken: readonly string[] = [
  'content',
  'menu',
  'academics',
  'drawer-academics',
  'on-this-page',
  'call-to-action',
  'unanswered',
];

/**
 * An id for each of the records that stand on one page, newest first: the slug of its title. Where that is taken
 * already, by an older record or by the page itself, the end of the record's own id follows it.
 */
export function anchorsOf(records: readonly { id: string; title: string }[]): string[] {
  const used = new Set(taken);
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
