import { gallery } from '../../content/gallery.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { page } from '../../content/page.ts';
import { sectionKinds } from '../../content/sections/index.ts';
import { textIn } from '../../languages/text-in.ts';
import { filesOf, LACKING, type Section, type SectionKind, saidIn } from '../../schema/section.ts';
import { hrefOf } from '../../schema/slug.ts';
import { OwnPage } from '../../site/pages/own-page.tsx';
import type { SectionView } from '../../site/sections/section-props.ts';
import type { PageFrame } from '../../site/view-models.ts';
import { downloadsIn } from './downloads.tsx';
import { noticesOf } from './entry-pages.tsx';
import { albumsOf } from './gallery.tsx';
import { findAt, ownPaths } from './own-addresses.ts';
import type { Page, Reading } from './page.ts';
import { endedPage } from './record-page.tsx';
import { describedPictures, firstEntriesOf, illustrated } from './record-views.ts';
import { staffIn } from './staff.tsx';

/** A page of the college's own, at an address that it has chosen. */
export const ownPage: Page = {
  url: '/:address',
  parameters: [],
  locate: async (database, address) => (await ownPaths(database)).get(`/${address}`) ?? null,
  async load({ database, language, params, path, frame, card }) {
    const found = await findAt(database, page, params.address);
    if (!found) return 'not-found';
    const href = hrefOf('', page, params);
    if (path !== href) return { goTo: href };
    if ('endedAt' in found) return endedPage(page, language, frame(href), found.endedAt);
    const { item } = found;
    const reading = { database, language };
    const bare = frame(href);
    const [{ picture, title, summary } = { ...item, picture: null }] = await illustrated(reading, page, [
      item,
    ]);
    return {
      show: (
        <OwnPage
          frame={{ ...bare, card: card(page, item, bare.college) }}
          id={item._id}
          title={title}
          summary={summary}
          picture={picture}
          sections={await sectionViews(reading, bare, item.sections)}
        />
      ),
    };
  },
};

const kinds: ReadonlyMap<string, SectionKind> = new Map(sectionKinds.map((kind) => [kind.name, kind]));

/** View models of a page's sections; those of unknown kinds are left out. */
async function sectionViews(
  reading: Reading,
  frame: PageFrame,
  sections: readonly Section[],
): Promise<SectionView[]> {
  const { language } = reading;
  const known = sections.flatMap((section) => {
    const kind = kinds.get(section.kind);
    return kind ? [{ section, kind }] : [];
  });
  const paths = known.flatMap(({ section, kind }) => filesOf(kind, section));
  const pictures = await describedPictures(reading, paths);
  const views = known.map(async ({ section, kind }) => {
    const { id, kind: name } = section;
    const pick = (values: Readonly<Record<string, unknown>>, field: string) =>
      values[field] === null ? null : textIn(language, values, field as never).text;
    const said = saidIn(kind, section, pick);
    const pictureOf = (path: string | null) => pictures.get(path ?? '') ?? null;
    return {
      id,
      kind: name,
      ...said,
      pictureOf,
      files: await downloadsIn(reading, section),
      staff: await staffIn(reading, frame, section),
      ...(await latestIn(reading, section)),
    };
  });
  return Promise.all(views);
}

/** What a section of the latest records shows. Programmes are in every page's frame. */
async function latestIn(
  reading: Reading,
  section: Section,
): Promise<Pick<SectionView, 'entries' | 'albums'>> {
  const shown: Pick<SectionView, 'entries' | 'albums'> = { entries: [], albums: [] };
  const { kind, of, count, category } = section;
  if (kind !== 'latest') return shown;
  // Notices of a category that is gone are none, rather than all.
  if (of === 'notice' && LACKING in section) return shown;
  const most = Number(count);
  if (of === 'notice')
    shown.entries =
      typeof category === 'string'
        ? await noticesOf(reading, category, most)
        : await firstEntriesOf(reading, notice, most);
  if (of === 'news') shown.entries = await firstEntriesOf(reading, news, most);
  if (of === 'gallery')
    shown.albums = await albumsOf(reading, await reading.database.reading.first(gallery, most), 1);
  return shown;
}
