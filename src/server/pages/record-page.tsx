import type { ReactElement } from 'react';
import type { OpenDatabase } from '../../db/database.ts';
import { findShelved, shelvedItem } from '../../db/editing/shelved.ts';
import type { Language } from '../../languages/language.ts';
import { type ContentType, hasOwnPage, namesIn, type RecordBase } from '../../schema/define-type.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { hrefOf } from '../../schema/slug.ts';
import { EndedPage } from '../../site/pages/messages.tsx';
import type { PageFrame } from '../../site/view-models.ts';
import type { Page, PageRequest, Reading, ShownPage } from './page.ts';
import type { NoPage } from './page-cache.ts';

interface ShownRecord<R> extends Reading, Pick<PageRequest, 'now'> {
  item: R;
  /** Path of the record's page. */
  href: string;
  frame: PageFrame;
}

/**
 * The page of one record, found by the id in its URL; another slug redirects to the right one.
 * @param instead outcome for an unknown id; not found by default
 */
export function recordPage<R extends RecordBase>(
  type: ContentType<R>,
  show: (record: ShownRecord<R>) => Promise<ReactElement>,
  instead: (database: OpenDatabase, id: string) => Promise<NoPage> = async () => 'not-found',
): Page {
  const base = type.page?.item ?? '';
  return {
    url: `${base}/:slug/:id`,
    parameters: [],
    async locate(database, id) {
      if (!RECORD_ID.test(id)) return null;
      const item = (await database.reading.one(type, id))?.item;
      if (item) return hasOwnPage(type, item) ? hrefOf(base, type, item) : null;
      if (type.page?.leavesTo) return null;
      const ended = await findEnded(database, type, id);
      if (ended) return ended.href;
      const other = await instead(database, id);
      return other === 'not-found' ? null : other.goTo;
    },
    async load({ database, language, params, path, frame, card, now }) {
      const id = params.id ?? '';
      if (!RECORD_ID.test(id)) return 'not-found';
      const item = (await database.reading.one(type, id))?.item;
      if (!item) {
        const ended = await findEnded(database, type, id);
        if (!ended) return instead(database, id);
        if (type.page?.leavesTo) return { goTo: type.page.list ?? '/', status: 302 };
        if (path !== ended.href) return { goTo: ended.href };
        return endedPage(type, language, frame(ended.href), ended.at);
      }
      if (!hasOwnPage(type, item)) return { goTo: type.page?.list ?? '/', status: 302 };
      const href = hrefOf(base, type, item);
      if (path !== href) return { goTo: href };
      const bare = frame(href);
      const framed = { ...bare, card: card(type as ContentType, item, bare.college) };
      return { show: await show({ database, language, now, item, href, frame: framed }) };
    },
  };
}

/** The page in place of a record that has ended, with a link to the list of the others. @param endedAt an instant */
export function endedPage(
  type: Pick<ContentType, 'admin' | 'nepali' | 'page'>,
  language: Language,
  frame: PageFrame,
  endedAt: string,
): ShownPage {
  const { label, noun } = namesIn(language, type);
  const list = type.page?.list === undefined ? null : { label, href: type.page.list };
  return { show: <EndedPage frame={frame} noun={noun} endedAt={endedAt} list={list} />, isUnindexed: true };
}

/** The first records of a type without the given one. */
export async function othersOf<R extends RecordBase>(
  database: OpenDatabase,
  type: ContentType<R>,
  { _id: own }: R,
  limit: number,
): Promise<R[]> {
  const first = await database.reading.first(type, limit + 1, 'unpinned');
  return first.filter(({ _id }) => _id !== own).slice(0, limit);
}

/** @returns null for a record that did not end */
export async function findEnded({ reader }: Pick<OpenDatabase, 'reader'>, type: ContentType, id: string) {
  const shelved = await findShelved(reader, type, id);
  const item = shelved?.state === 'ended' && shelvedItem(type, shelved);
  return item ? { href: hrefOf(type.page?.item ?? '', type, item), at: shelved.at } : null;
}
