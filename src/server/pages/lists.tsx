import type { ReactElement } from 'react';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { NewsListPage } from '../../site/pages/news-list.tsx';
import { NoticesPage } from '../../site/pages/notices.tsx';
import type { ListPageProps } from '../../site/view-models.ts';
import type { Page } from './page.ts';
import { paginate } from './paginate.ts';
import { type EntryRecord, listedEntriesOf } from './record-views.ts';

/** A paginated list of entries. */
function listPage<R extends EntryRecord>(
  type: ContentType<R>,
  perPage: number,
  show: (props: ListPageProps) => ReactElement,
): Page {
  return {
    url: type.page?.list ?? '',
    parameters: ['page'],
    async load(request) {
      const sheet = await paginate(request, type, perPage);
      if (!sheet) return 'not-found';
      const { items, page, pages, total, address } = sheet;
      const entries = await listedEntriesOf(request, type, items);
      return { show: show({ frame: request.frame(address), entries, page, pages, total }) };
    },
  };
}

export const noticesPage = listPage(notice, 20, (props) => <NoticesPage {...props} />);
export const newsListPage = listPage(news, 12, (props) => <NewsListPage {...props} />);
