import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('What a picture shows, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const describeIn = async (path: unknown, json: object) => {
    const id = String(path).replace('/uploads/', '').slice(0, 24);
    expect((await site.call('PUT', `/api/manage/picture/${id}`, { json })).status).toBe(200);
  };
  const alts = (html: string) =>
    [...(html.split('<main')[1] ?? '').matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, alt]) => alt);

  test('is said in the page’s language where the record or the library does, in a list, on its page and in an album [20.220]', async () => {
    const image = await smallPicture();
    const news = await site.call('POST', '/api/news', {
      body: multipart({ title: 'Fair', imageAlt: 'Stalls in the yard', image }),
    });
    const album = await site.call('POST', '/api/gallery', { body: multipart({ title: 'Yard', image }) });
    await site.call('PUT', `/api/gallery/${album.record._id}`, { json: { imageAlt: ['चोक'] } });
    const [newsPage, albumPage] = [
      `/news-and-events/fair/${news.record._id}`,
      `/gallery/yard/${album.record._id}`,
    ];
    // Of one in the other language only, its words are better than none.
    expect(alts(await read(`/ne${newsPage}`))).toContain('Stalls in the yard');
    expect(alts(await read(albumPage))).toContain('चोक');

    await describeIn(news.record.image, { alt_ne: 'चोकमा पसल' });
    await describeIn([album.record.image].flat()[0], { alt: 'The yard' });
    for (const path of ['/ne/news-and-events', `/ne${newsPage}`]) {
      expect(alts(await read(path))).toContain('चोकमा पसल');
      expect(alts(await read(path))).not.toContain('Stalls in the yard');
    }
    expect(alts(await read(newsPage))).toContain('Stalls in the yard');
    expect(alts(await read(albumPage))).toContain('The yard');
    expect(alts(await read(`/ne${albumPage}`))).toContain('चोक');
  });
});
