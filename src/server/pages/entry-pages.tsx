import type { ReactElement } from 'react';
import { news } from '../../content/news.ts';
import { type Notice, notice } from '../../content/notice.ts';
import { isAny, type Narrowing, pageOf, yearsOf } from '../../db/archive.ts';
import { latinDigits } from '../../languages/digits.ts';
import { calendarOf } from '../../languages/years.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { hrefOf } from '../../schema/slug.ts';
import { isNarrowed, type ListFilter } from '../../site/components/filters.tsx';
import { NewsPage, NoticePage } from '../../site/pages/entry.tsx';
import { entryWords } from '../../site/pages/entry-words.ts';
import { NewsListPage, NoticesPage } from '../../site/pages/lists.tsx';
import type { Adjacent, Entry, ListPageProps } from '../../site/view-models.ts';
import { categories, categoriesOf, categoryIn, sortedUnder } from './categories.ts';
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

/** The list of the notices of the same category. */
async function categoryHref(reading: Reading, { category }: Notice): Promise<string | null> {
  const own = category && (await categories(reading)).find(({ id }) => id === category);
  return own ? `${notice.page?.list}?${new URLSearchParams({ category: own.address })}` : null;
}

export const noticePage = recordPage(
  notice,
  async ({ item, frame, ...reading }) => (
    <NoticePage
      frame={frame}
      notice={await fullEntryOf(reading, notice, item)}
      categoryHref={await categoryHref(reading, item)}
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
  label: string;
  narrowing: Narrowing;
}

interface ListOptions {
  perPage: number;
  /** The parameter that names a kind. */
  by: 'kind' | 'category';
  /** Maps equivalent values of that parameter to one, and leaves out what no list can have. */
  normalizeKind(query: PageRequest['query']): PageRequest['query'];
  /** The kinds of which there are live records, and the chosen one if there is such a kind. */
  kinds(reading: Reading, chosen: string | undefined): Promise<readonly Kind[]>;
  show(props: ListPageProps): ReactElement;
}

/**
 * A paginated list of entries, which a year of publication and a kind narrow down; there is none of a year without
 * publications or of an unknown kind. An address may name a year of the other language's calendar, since the page in that
 * language links here; then the years of that calendar are offered.
 */
function listPage<R extends EntryRecord>(type: ContentType<R>, options: ListOptions): Page {
  const { perPage, by, kinds: kindsIn, normalizeKind, show } = options;
  const url = type.page?.list ?? '';
  return {
    url,
    parameters: [by, 'year', 'page'],
    normalizeQuery({ year: typed = '', page, ...query }) {
      const year = latinDigits(typed);
      return { ...normalizeKind(query), ...(/^\d{4}$/.test(year) && { year }), ...(page && { page }) };
    },
    async load(request) {
      const { database, language, query } = request;
      const { [by]: name, year } = query;
      const years = await yearsOf(database, type, year === undefined ? language : calendarOf(year));
      const kinds = await kindsIn(request, name);
      const kind = kinds.find((one) => one.name === name);
      if ((year !== undefined && !years.includes(year)) || (name !== undefined && !kind)) return 'not-found';
      const filter: ListFilter = { by, kind: name, year, kinds, years };
      const narrowing = isNarrowed(filter) ? { year, ...kind?.narrowing } : undefined;
      const sheet = await paginate(request, type, perPage, narrowing);
      if (!sheet) return 'not-found';
      const { items, address, ...position } = sheet;
      // Pinned records are first on the unfiltered list only, and only that list is indexed by search engines.
      const entries = await (narrowing ? entriesOf : listedEntriesOf)(request, type, items);
      const frame = request.frame(narrowing ? url : address);
      return { show: show({ ...position, frame, filter, entries }) };
    },
  };
}

/** Whether a piece of news announces an event, by the name of its kind. */
const KINDS_OF_NEWS = { event: true, news: false };

export const noticesPage = listPage(notice, {
  perPage: 20,
  by: 'category',
  normalizeKind: categoryIn,
  kinds: async (reading, chosen) =>
    (await categoriesOf(reading, notice, chosen)).map(({ address, title, id }) => ({
      name: address,
      label: title,
      narrowing: sortedUnder({ id }),
    })),
  show: (props) => <NoticesPage {...props} />,
});

export const newsListPage = listPage(news, {
  perPage: 12,
  by: 'kind',
  normalizeKind: ({ kind }) => (kind !== undefined && Object.hasOwn(KINDS_OF_NEWS, kind) ? { kind } : {}),
  async kinds({ database, language }, chosen) {
    const { events, news: others } = entryWords[language].news;
    const kinds = Object.entries(KINDS_OF_NEWS).map(([name, something]) => ({
      name,
      label: something ? events : others,
      narrowing: { saying: { field: 'eventDay', something } },
    }));
    const present = await Promise.all(kinds.map(({ narrowing }) => isAny(database, news, narrowing)));
    return kinds.filter(({ name }, at) => present[at] || name === chosen);
  },
  show: (props) => <NewsListPage {...props} />,
});

/** The newest notices of a category. */
export async function noticesOf(reading: Reading, category: string, most: number): Promise<Entry[]> {
  const first = { page: 1, limit: most };
  const { items } = await pageOf(reading.database, notice, sortedUnder({ id: category }), first);
  return entriesOf(reading, notice, items);
}
