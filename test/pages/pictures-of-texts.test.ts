import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('News and notices without a picture of their own, on $name', ({ start }) => {
  let site: TestSite;
  let picture: string;
  beforeAll(async () => {
    site = await start();
    const body = multipart({ image: await smallPicture() });
    picture = String((await site.call('POST', '/api/picture', { body })).record.path);
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const add = async (type: string, title: string) => {
    const description = `<p>Read this.</p><p><img src="${picture}" alt="The scanned letter"></p>`;
    const { record } = await site.call('POST', `/api/${type}`, { json: { title, description } });
    return record._id;
  };
  const sharedPicture = (html: string) =>
    /property="og:image" content="[^"]*([/]uploads[^"]+)"/.exec(html)?.[1];

  test('are shown in lists and shared links by the first one of their text [23.72]', async () => {
    const id = await add('news', 'Letter of the university');
    const name = picture.replace(/[.]\w+$/, '');
    expect(await read('/news-and-events')).toContain(name);
    expect(await read('/')).toContain(name);
    const page = await read(`/news-and-events/letter-of-the-university/${id}`);
    expect(sharedPicture(page)).toContain(name);
    // The page itself keeps the placeholder, and the picture stands once, in the text.
    const [, article = ''] = /<article class="entry">(.*?)<\/article>/s.exec(page) ?? [];
    expect(article.match(/<img\b/g)).toHaveLength(2);
    expect(article.split(`src="${name}.`)).toHaveLength(2);
    const notice = await add('notice', 'Routine');
    const noticePage = await read(`/notice/routine/${notice}`);
    expect(sharedPicture(noticePage)).toContain(name);
    const answer = await site.call('GET', `/api/news/${id}`, { as: 'nobody' });
    expect(answer.record.image).toBeNull();
  });
});
