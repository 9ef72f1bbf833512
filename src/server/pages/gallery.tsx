import { type Gallery, gallery } from '../../content/gallery.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { hrefOf, slugOf } from '../../schema/slug.ts';
import { GalleryListPage, GalleryPage } from '../../site/pages/gallery.tsx';
import type { AlbumView } from '../../site/view-models.ts';
import type { Page, Reading } from './page.ts';
import { paginate } from './paginate.ts';
import { othersOf, recordPage } from './record-page.tsx';
import { altIn, picturesSaid, recordIn } from './record-views.ts';

const BASE = '/gallery';
const PER_PAGE = 13;
const OTHER_ALBUMS = 3;
/** Pictures of each album on the list; the first album shows all of them. */
const SHOWN_OF_EACH = 3;

/** @param most pictures of each album; all by default */
export async function albumsOf(
  reading: Reading,
  items: readonly Gallery[],
  most = Number.POSITIVE_INFINITY,
): Promise<AlbumView[]> {
  const { database, language } = reading;
  const stored = await picturesSaid(
    reading,
    items.flatMap(({ image }) => image.slice(0, most)),
  );
  const pinned = await database.reading.pinned(gallery);
  return items.map((item) => ({
    id: item._id,
    title: recordIn(language, gallery, item).title,
    isPinned: pinned.includes(item._id),
    href: hrefOf(BASE, gallery, item),
    publishedAt: publishedAtOf(gallery, item),
    count: item.image.length,
    pictures: item.image.slice(0, most).flatMap((path, at) => {
      const picture = stored.get(path);
      return picture ? [{ ...picture, alt: altIn(language, item.imageAlt[at] ?? '', picture) }] : [];
    }),
  }));
}

export const galleryListPage: Page = {
  url: BASE,
  parameters: ['page'],
  async load(request) {
    const sheet = await paginate(request, gallery, PER_PAGE);
    if (!sheet) return 'not-found';
    const { items, page, pages, total, address } = sheet;
    const albums = await albumsOf(request, items, SHOWN_OF_EACH);
    return { show: <GalleryListPage frame={request.frame(address)} {...{ albums, page, pages, total }} /> };
  },
};

export const galleryPage = recordPage(gallery, async ({ item, frame, ...reading }) => {
  const [album] = await albumsOf(reading, [item]);
  if (!album) throw new Error('An item has no album');
  const others = await othersOf(reading.database, gallery, item, OTHER_ALBUMS);
  return (
    <GalleryPage
      frame={frame}
      album={album}
      slug={slugOf(item.title)}
      others={await albumsOf(reading, others, 1)}
    />
  );
});
