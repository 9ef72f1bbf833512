import type { ReactElement } from 'react';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { isNarrowed } from '../../site/list-filter.ts';
import { NewsListPage } from '../../site/pages/news-list.tsx';
import { newsWords } from '../../site/pages/news-words.ts';
import { NoticesPage } from '../../site/pages/notices.tsx';
import type { ListPageProps } from '../../site/view-models.ts';
import { filterOf, type Kind, narrowingIn } from './narrowed.ts';
import type { Page } from './page.ts';
import { paginate } from './paginate.ts';
import { type EntryRecord, entriesOf, listedEntriesOf } from './record-views.ts';

interface ListOptions {
  perPage: number;
  /** The filters of the list besides the year. */
  kinds: readonly Kind[];
  show(props: ListPageProps): ReactElement;
}

/** A paginated list of entries, which a year of publication and a kind narrow down. */
function listPage<R extends EntryRecord>(type: ContentType<R>, { perPage, kinds, show }: ListOptions): Page {
  const url = type.page?.list ?? '';
  return {
    url,
    parameters: ['kind', 'year', 'page'],
    normalizeQuery: ({ page, ...query }) => ({ ...narrowingIn(kinds, query), ...(page && { page }) }),
    async load(request) {
      const filter = await filterOf(request, type, kinds);
      if (!filter) return 'not-found';
      const { year, kind } = filter;
      const saying = kinds.find(({ name }) => name === kind)?.saying;
      const sheet = await paginate(request, type, perPage, isNarrowed(filter) ? { year, saying } : undefined);
      if (!sheet) return 'not-found';
      const { items, address, ...position } = sheet;
      // Pinned records are first on the unfiltered list only, and only that list is indexed by search engines.
      const entries = await (isNarrowed(filter) ? entriesOf : listedEntriesOf)(request, type, items);
      const frame = request.frame(isNarrowed(filter) ? url : address);
      return { show: show({ ...position, frame, filter, entries }) };
    },
  };
}

const kindsOfNews: readonly Kind[] = [
  {
    name: 'event',
    label: { en: newsWords.en.events, ne: newsWords.ne.events },
    saying: { field: 'eventDay', something: true },
  },
  {
    name: 'news',
    label: { en: newsWords.en.news, ne: newsWords.ne.news },
    saying: { field: 'eventDay', something: false },
  },
];

export const noticesPage = listPage(notice, {
  perPage: 20,
  kinds: [],
  show: (props) => <NoticesPage {...props} />,
});

export const newsListPage = listPage(news, {
  perPage: 12,
  kinds: kindsOfNews,
  show: (props) => <NewsListPage {...props} />,
});
