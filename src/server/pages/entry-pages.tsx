import type { ReactElement } from 'react';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { isAny, type Narrowing, yearsOf } from '../../db/archive.ts';
import { latinDigits } from '../../languages/digits.ts';
import type { InEach } from '../../languages/language.ts';
import { calendarOf } from '../../languages/years.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { hrefOf } from '../../schema/slug.ts';
import { isNarrowed, type ListFilter } from '../../site/components/filters.tsx';
import { NewsPage, NoticePage } from '../../site/pages/entry.tsx';
import { entryWords } from '../../site/pages/entry-words.ts';
import { NewsListPage, NoticesPage } from '../../site/pages/lists.tsx';
import type { Adjacent, ListPageProps } from '../../site/view-models.ts';
import type { Page, PageRequest, Reading } from './page.ts';
import { paginate } from './paginate.ts';
import { findEnded, othersOf, recordPage } from './record-page.tsx';
import { type EntryRecord, entriesOf, fullEntryOf, listedEntriesOf } from './record-views.ts';

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

/** A kind of records within a type, defined by a field. */
interface Kind {
  name: string;
  label: InEach<string>;
  saying: NonNullable<Narrowing['saying']>;
}

/** The query parameters of a list that is narrowed down: others, and what no list can have, are left out. */
function narrowingIn(kinds: readonly Kind[], { kind, year }: PageRequest['query']) {
  const digits = latinDigits(year ?? '');
  return {
    ...(kinds.some(({ name }) => name === kind) && kind && { kind }),
    ...(/^\d{4}$/.test(digits) && { year: digits }),
  };
}

/**
 * The active and available filters of a list; undefined for a year without publications. An address may name a year of
 * the other language's calendar, since the page in that language links here; then the years of that calendar are offered.
 */
async function filterOf(
  { database, query, language }: Pick<PageRequest, 'database' | 'query' | 'language'>,
  type: ContentType,
  kinds: readonly Kind[],
): Promise<ListFilter | undefined> {
  const { kind, year } = query;
  const years = await yearsOf(database, type, year === undefined ? language : calendarOf(year));
  if (year !== undefined && !years.includes(year)) return undefined;
  const present = await Promise.all(kinds.map(({ saying }) => isAny(database, type, { saying })));
  const choices = kinds.filter((_, at) => present[at]);
  return { kind, year, years, kinds: choices.map(({ name, label }) => ({ name, label: label[language] })) };
}

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
    label: { en: entryWords.en.news.events, ne: entryWords.ne.news.events },
    saying: { field: 'eventDay', something: true },
  },
  {
    name: 'news',
    label: { en: entryWords.en.news.news, ne: entryWords.ne.news.news },
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
