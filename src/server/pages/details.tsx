import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { RECORD_ID } from '../../schema/fields/reference/index.ts';
import { slugOf } from '../../schema/slug.ts';
import { NewsPage } from '../../site/pages/news.tsx';
import { NoticePage } from '../../site/pages/notice.tsx';
import type { Page } from './page.ts';
import { entriesOf, fullEntryOf, hrefOf } from './views.ts';

const LATEST = 6;

export const noticePage: Page = {
  url: '/notice/:slug/:id',
  parameters: [],
  async load({ database, params, path, frame }) {
    const id = params.id ?? '';
    if (!RECORD_ID.test(id)) return 'not-found';
    const found = await database.reading.one(notice, id);
    if (!found) {
      // The news page's own list of latest items leads here (decision D4).
      const item = (await database.reading.one(news, id))?.item;
      return item ? { goTo: hrefOf('/news-and-events', news, item) } : 'not-found';
    }
    const { item } = found;
    const canonical = hrefOf('/notice', notice, item);
    if (path !== canonical) return { goTo: canonical };
    const latest = (await database.reading.first(notice, LATEST + 1)).filter(({ _id }) => _id !== id);
    return {
      show: (
        <NoticePage
          frame={frame(canonical)}
          notice={await fullEntryOf(database, notice, item)}
          latest={await entriesOf(database, notice, latest.slice(0, LATEST))}
        />
      ),
    };
  },
};

export const newsPage: Page = {
  url: '/news-and-events/:slug/:id',
  parameters: [],
  async load({ database, params, path, frame }) {
    const id = params.id ?? '';
    const item = RECORD_ID.test(id) ? (await database.reading.one(news, id))?.item : undefined;
    if (!item) return 'not-found';
    const canonical = hrefOf('/news-and-events', news, item);
    if (path !== canonical) return { goTo: canonical };
    const latest = (await database.reading.first(news, LATEST + 1)).filter(({ _id }) => _id !== id);
    return {
      show: (
        <NewsPage
          frame={frame(canonical)}
          news={await fullEntryOf(database, news, item)}
          slug={slugOf(item.title as string)}
          latest={await entriesOf(database, news, latest.slice(0, LATEST), '/notice')}
        />
      ),
    };
  },
};
