import { type Download, download } from '../../content/download.ts';
import { latinDigits } from '../../languages/digits.ts';
import { textIn } from '../../languages/text-in.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import type { Section } from '../../schema/section.ts';
import { hrefOf } from '../../schema/slug.ts';
import { isNarrowed } from '../../site/components/filters.tsx';
import { DownloadsPage } from '../../site/pages/downloads.tsx';
import type { DownloadView } from '../../site/view-models.ts';
import { categories, categoryIn } from './categories.ts';
import { findAt, ownPaths } from './own-addresses.ts';
import type { Page, Reading } from './page.ts';
import { endedPage } from './record-page.tsx';
import { attachmentsOf } from './record-views.ts';

/** More than a college has: what is older stands on no list. */
const MAX_DOWNLOADS = 1000;

const allOf = ({ database }: Reading) => database.reading.first(download, MAX_DOWNLOADS);

/** The documents of these downloads, that which was stored last first. */
async function newestFirst({ database }: Reading, items: readonly Download[]): Promise<Download[]> {
  const paths = items.flatMap(({ documents }) => documents.map(({ path }) => path));
  if (paths.length === 0) return [];
  const rows = await database.reader
    .selectFrom('attachment')
    .select(['path', 'createdAt'])
    .where('path', 'in', paths)
    .execute();
  const storedAt = new Map(rows.map(({ path, createdAt }) => [path, createdAt]));
  const at = (path: string) => storedAt.get(path) ?? '';
  return items
    .map((item) => ({
      ...item,
      documents: item.documents.toSorted((one, other) => at(other.path).localeCompare(at(one.path))),
    }))
    .filter(({ documents }) => documents.length > 0);
}

/** View models of downloads that have a document, in the given order. */
async function downloadViews(reading: Reading, items: readonly Download[]): Promise<DownloadView[]> {
  const shown = await newestFirst(reading, items);
  const records = shown.map((item) => ({ ...item, attachments: item.documents, description: '' }));
  const documentsOf = await attachmentsOf(reading, records);
  return records.map((item) => ({
    id: item._id,
    title: textIn(reading.language, item, 'title').text,
    href: hrefOf('/downloads', download, item),
    year: item.year === null ? '' : String(item.year),
    category: item.category,
    programme: item.faculty,
    documents: documentsOf(item),
  }));
}

/** `/downloads`: by category, narrowed down by category, programme and year. */
export const downloadsPage: Page = {
  url: '/downloads',
  parameters: ['category', 'program', 'year'],
  normalizeQuery({ program = '', year: typed = '', ...query }) {
    const year = latinDigits(typed);
    return {
      ...categoryIn(query),
      ...(RECORD_ID.test(program) && { program }),
      ...(/^\d{4}$/.test(year) && { year }),
    };
  },
  async load({ frame: frameOf, query, ...reading }) {
    const frame = frameOf('/downloads');
    const all = await downloadViews(reading, await allOf(reading));
    const { category: address, program, year } = query;
    const named = (await categories(reading)).filter(
      (one) => one.address === address || all.some(({ category }) => category === one.id),
    );
    const programs = frame.faculties.filter(({ id }) => all.some(({ programme }) => programme === id));
    const years = [...new Set(all.map((one) => one.year))].filter(Boolean).toSorted().toReversed();
    const chosen = named.find((one) => one.address === address);
    const isThere =
      (address === undefined || chosen) &&
      (program === undefined || programs.some(({ id }) => id === program)) &&
      (year === undefined || years.includes(year));
    if (!isThere) return 'not-found';
    const filter = {
      by: 'category' as const,
      kind: address,
      kinds: named.map((one) => ({ name: one.address, label: one.title })),
      program,
      programs: programs.map(({ id, title }) => ({ name: id, label: title })),
      year,
      years,
    };
    const shown = all.filter(
      (one) =>
        (!chosen || one.category === chosen.id) &&
        (!program || one.programme === program) &&
        (!year || one.year === year),
    );
    const groups = [...named, { id: null, title: '' }].map(({ id, title }) => ({
      title,
      downloads: shown.filter(({ category }) => category === id),
    }));
    return {
      show: (
        <DownloadsPage
          frame={frame}
          filter={filter}
          groups={groups.filter(({ downloads }) => downloads.length > 0)}
        />
      ),
      ...(isNarrowed(filter) && { isUnindexed: true }),
    };
  },
};

/** `/downloads/{address}`: leads to the file that was stored last. */
export const downloadPage: Page = {
  url: '/downloads/:address',
  parameters: [],
  locate: async (database, address) => (await ownPaths(database)).get(`/downloads/${address}`) ?? null,
  async load({ database, language, params, path, frame }) {
    const found = await findAt(database, download, params.address);
    if (!found) return 'not-found';
    const href = hrefOf('/downloads', download, params);
    if (path !== href) return { goTo: href };
    if ('endedAt' in found) return endedPage(download, language, frame(href), found.endedAt);
    const [item] = await newestFirst({ database, language }, [found.item]);
    const [newest] = item?.documents ?? [];
    return newest ? { goTo: newest.path, status: 302 } : 'not-found';
  },
};

/** What is to download for a programme. */
export async function downloadsOf(reading: Reading, programme: string): Promise<DownloadView[]> {
  const own = (await allOf(reading)).filter(({ faculty }) => faculty === programme);
  return downloadViews(reading, own);
}

/** What a section shows: the downloads that it names, in its order, then all of its category. */
export async function downloadsIn(
  reading: Reading,
  { kind, category, downloads }: Section,
): Promise<DownloadView[]> {
  if (kind !== 'downloads') return [];
  const all = await allOf(reading);
  const chosen = (downloads as string[]).flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
  const sorted = typeof category === 'string' ? all.filter((one) => one.category === category) : [];
  return downloadViews(reading, [...new Set([...chosen, ...sorted])]);
}
