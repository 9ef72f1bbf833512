import type { ReactElement } from 'react';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import type { ContentType } from '../../schema/define-type.ts';
import type { ListPageProps } from '../../site/model.ts';
import { NewsListPage } from '../../site/pages/news-list.tsx';
import { NoticesPage } from '../../site/pages/notices.tsx';
import type { Page } from './page.ts';
import { entriesOf } from './views.ts';

/** A list of entries, so many to a page; the first page's address has no number. */
function listPage(type: ContentType, perPage: number, show: (props: ListPageProps) => ReactElement): Page {
  const url = type.page?.list ?? '';
  return {
    url,
    parameters: ['page'],
    async load({ database, query, frame }) {
      const asked = query.page ?? '1';
      if (!/^[1-9]\d{0,5}$/.test(asked)) return 'not-found';
      const page = Number(asked);
      const { items, total } = await database.reading.page(type, { q: '', page, limit: perPage }, 'shown');
      const pages = Math.max(1, Math.ceil(total / perPage));
      if (page > pages) return 'not-found';
      const entries = await entriesOf(database, type, items);
      return {
        show: show({ frame: frame(page > 1 ? `${url}?page=${page}` : url), entries, page, pages, total }),
      };
    },
  };
}

export const noticesPage = listPage(notice, 20, (props) => <NoticesPage {...props} />);
export const newsListPage = listPage(news, 12, (props) => <NewsListPage {...props} />);
