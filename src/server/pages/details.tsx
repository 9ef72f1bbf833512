import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { hrefOf } from '../../schema/slug.ts';
import { NewsPage } from '../../site/pages/news.tsx';
import { NoticePage } from '../../site/pages/notice.tsx';
import type { Adjacent } from '../../site/view-models.ts';
import { findEnded, othersOf, recordPage } from './record-page.tsx';
import type { Reading } from './page.ts';
import { type EntryRecord, entriesOf, fullEntryOf } from './record-views.ts';

const LATEST = 6;

async function adjacentTo<R extends EntryRecord>(
  reading: Reading,
  type: ContentType<R>,
  { _id }: R,
): Promise<Adjacent> {
  const { before, after } = await reading.database.reading.beside(type, _id);
  const entryOf = async (item: R | null) => (item && (await entriesOf(reading, type, [item]))[0]) || null;
  return { newer: await entryOf(before), older: await entryOf(after) };
}

export const noticePage = recordPage(
  notice,
  async ({ item, frame, ...reading }) => (
    <NoticePage
      frame={frame}
      notice={await fullEntryOf(reading, notice, item)}
      adjacent={await adjacentTo(reading, notice, item)}
      latest={await entriesOf(reading, notice, await othersOf(reading.database, notice, item, LATEST))}
    />
  ),
  // The news page's own list of latest items leads here (requirement 2.23).
  async (database, id) => {
    const item = (await database.reading.one(news, id))?.item;
    if (item) return { goTo: hrefOf('/news-and-events', news, item) };
    const ended = await findEnded(database, news, id);
    return ended ? { goTo: ended.href } : 'not-found';
  },
);

export const newsPage = recordPage(news, async ({ item, frame, ...reading }) => (
  <NewsPage
    frame={frame}
    news={await fullEntryOf(reading, news, item)}
    slug={item.slug}
    adjacent={await adjacentTo(reading, news, item)}
    latest={await entriesOf(reading, news, await othersOf(reading.database, news, item, LATEST), '/notice')}
  />
));
