import type { Locator, Page } from 'playwright-core';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';

export interface StoredGallery {
  _id: string;
  title: string;
  image: string[];
  imageAlt: string[];
}

const SHAPES = [
  { width: 900, height: 600, color: '#35507a' },
  { width: 500, height: 800, color: '#7a3550' },
  { width: 640, height: 640, color: '#2f6b4f' },
];
const SMALL_SHAPES = SHAPES.map(({ width, height, color }) => ({
  width: width / 5,
  height: height / 5,
  color,
}));

/**
 * Stores a gallery with a picture for each alternative text, wide, tall and square in turn.
 * @param shapes of its pictures
 */
export async function storeGallery(
  site: TestSite,
  title: string,
  imageAlt: readonly string[],
  shapes: typeof SHAPES = SHAPES,
): Promise<StoredGallery> {
  const image = await Promise.all(
    imageAlt.map((_, at) => pictureFile({ ...shapes[at % shapes.length], name: `${at}.png` })),
  );
  const body = multipart({ title, image, imageAlt: JSON.stringify(imageAlt) });
  return (await site.call('POST', '/api/gallery', { body })).json as StoredGallery;
}

/** The same with pictures that are prepared in a fraction of the time, where nobody sees them enlarged. */
export const storeSmallGallery = (site: TestSite, title: string, imageAlt: readonly string[]) =>
  storeGallery(site, title, imageAlt, SMALL_SHAPES);

export const readGallery = async (site: TestSite, id: string) =>
  (await site.call('GET', `/api/gallery/${id}`)).json as StoredGallery;

/** The stored picture at a position, such as '2 of 3'. */
export const stored = (page: Page, position: string) =>
  page.getByRole('listitem').filter({ has: named(page, 'img', position) });

export const altText = (within: Locator) => named(within, 'textbox', 'Alt text');

export const tab = (page: Page, name: string) => named(page, 'tab', name);
