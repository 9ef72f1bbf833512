import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { type Answer, sites, type TestSite } from '../site.ts';

const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';
const asVisitor = { as: 'nobody' } as const;

/** A text of a record that is live at some time. */
interface Shown {
  id: string;
  /** The only word of its title. */
  word: string;
  /** Path of its picture. */
  image: string;
}

type Reader = (site: TestSite, shown: Shown) => Promise<boolean>;

const get = (site: TestSite, path: string, headers = {}) => site.call('GET', path, { ...asVisitor, headers });
const linkOf = ({ word }: Shown) => `/news-and-events/${word.toLowerCase()}/`;
const textOf = ({ word }: Shown) => `Told of ${word}`;
const shows =
  (path: string, sought: (shown: Shown) => string): Reader =>
  async (site, shown) =>
    (await get(site, path)).text.includes(sought(shown));

/** Requested again with the response's tag, the page is 304. */
const twice = async (site: TestSite, path: string): Promise<Answer> => {
  const answer = await get(site, path);
  const again = await get(site, path, { 'if-none-match': tagOf(answer) });
  if (tagOf(answer) !== '') expect([path, again.status]).toEqual([path, 304]);
  return answer;
};

const readers: Record<string, Reader> = {
  'its page': async (site, shown) => {
    let path = `/news-and-events/x/${shown.id}`;
    for (;;) {
      const answer = await get(site, path);
      if (answer.status !== 301) return answer.text.includes(textOf(shown));
      path = answer.headers.get('location') ?? '';
    }
  },
  'the list': shows('/news-and-events', textOf),
  'the home page': shows('/', textOf),
  'the Nepali list': shows('/ne/news-and-events', textOf),
  'the Nepali feed': shows('/ne/feed.xml', textOf),
  'the feed': shows('/feed.xml', textOf),
  'the calendar': shows('/calendar.ics', textOf),
  'the sitemap': shows('/sitemap.xml', linkOf),
  'the search': (site, shown) => shows(`/search?q=${shown.word}`, linkOf)(site, shown),
  'the assistant': async (site, shown) => {
    const json = { message: `What is ${shown.word}?` };
    const answer = await site.call('POST', '/webhooks/rest/webhook', { ...asVisitor, json });
    return answer.text.includes(linkOf(shown));
  },
  'the open API': async (site, shown) => {
    const { status, record } = await twice(site, `/api/news/${shown.id}`);
    return status === 200 && record.title === shown.word;
  },
  'the list of the open API': async (site, shown) =>
    (await twice(site, '/api/newss')).text.includes(textOf(shown)),
  'its picture': async (site, shown) => (await get(site, shown.image)).status === 200,
};

/** The effect of a moment: from then on `comes` is shown instead of `goes`. */
interface Due {
  comes?: Shown;
  goes?: Shown;
}

describe.each(sites)('What is due on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00Z');
  let count = 0;
  beforeAll(async () => {
    picture = await pictureFile({ width: 20, height: 10 });
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  let picture: File;
  const newFields = () => {
    count += 1;
    const word = `Kala${[...String(count)].map((digit) => 'bdfghjklmn'[Number(digit)]).join('')}pani`;
    return {
      title: word,
      description: `<p>Told of ${word}</p>`,
      eventDay: '2026-12-01',
      image: picture,
    };
  };
  const shownIn = (record: Readonly<Record<string, string>>): Shown => ({
    id: record._id ?? '',
    word: record.title ?? '',
    image: record.image ?? '',
  });
  const publishIn = (id: string, json: object, etag: string) =>
    site.call('POST', `/api/manage/news/${id}/publish`, { json, headers: { 'if-match': etag } });
  const draftOf = (answer: Answer) => {
    const { _id, draft } = answer.json as { _id: string; draft: { fields: Record<string, string> } };
    return shownIn({ ...draft.fields, _id });
  };

  const scenarios: Record<string, (at: string) => Promise<Due>> = {
    'a first publication': async (at) => {
      const made = await site.call('POST', '/api/manage/news', { body: multipart(newFields()) });
      const comes = draftOf(made);
      expect((await publishIn(comes.id, { at }, tagOf(made))).status).toBe(200);
      return { comes };
    },
    'an end': async (expireAt) => {
      const { record } = await site.call('POST', '/api/news', { body: multipart(newFields()) });
      const goes = shownIn(record);
      const managed = await site.call('GET', `/api/manage/news/${goes.id}`);
      expect((await publishIn(goes.id, { expireAt }, tagOf(managed))).status).toBe(200);
      return { goes };
    },
    'a change of what is live': async (at) => {
      const { record } = await site.call('POST', '/api/news', { body: multipart(newFields()) });
      const goes = shownIn(record);
      const path = `/api/manage/news/${goes.id}`;
      const { image, ...fields } = newFields();
      const put = await site.call('PUT', `${path}/draft`, {
        json: { fields },
        headers: { 'if-match': tagOf(await site.call('GET', path)) },
      });
      const illustrated = await site.call('POST', `${path}/draft/image`, {
        body: multipart({ image }),
        headers: { 'if-match': tagOf(put) },
      });
      expect(illustrated.status).toBe(200);
      const managed = await site.call('GET', path);
      expect((await publishIn(goes.id, { at }, tagOf(managed))).status).toBe(200);
      return { comes: draftOf(managed), goes };
    },
  };

  describe.each(Object.entries(scenarios))('%s', (_, schedule) => {
    test.each(Object.entries(readers))(
      'is seen in %s at its second and not before, also when nothing else is asked [19.245]',
      async (_reader, isShown) => {
        const { comes, goes } = await schedule(new Date(now + 60_000).toISOString());
        const expectShown = async (isDue: boolean) => {
          if (comes) expect(await isShown(site, comes)).toBe(isDue);
          if (goes) expect(await isShown(site, goes)).toBe(!isDue);
        };
        now += 59_000;
        await expectShown(false);
        now += 1000;
        await expectShown(true);
        now += 1000;
        await expectShown(true);
      },
    );
  });

  test('a pin ends at its second on the list and on the home page [19.245]', async () => {
    const pinned = (await site.call('POST', '/api/notice', { json: { title: 'Pinned one' } })).record;
    for (const [title, path] of [
      ['Newer', '/notices'],
      ['Newest', '/'],
    ] as const) {
      now += 1000;
      await site.call('POST', '/api/notice', { json: { title } });
      const managed = `/api/manage/notice/${pinned._id}`;
      await site.call('POST', `${managed}/publish`, {
        json: { pinnedUntil: new Date(now + 60_000).toISOString() },
        headers: { 'if-match': tagOf(await site.call('GET', managed)) },
      });
      const isFirst = async () => {
        const { text } = await get(site, path);
        return text.indexOf('>Pinned one<') < text.indexOf(`>${title}<`);
      };
      now += 59_000;
      expect(await isFirst()).toBe(true);
      now += 1000;
      expect(await isFirst()).toBe(false);
      now += 1000;
      expect(await isFirst()).toBe(false);
    }
  });
});
