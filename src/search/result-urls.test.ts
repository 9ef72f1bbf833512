import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../../test/site.ts';

describe.each(sites)('The place of what was found, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
    for (let n = 0; n < 25; n += 1) {
      // Titles that are alike need ids that are not.
      const title = n % 2 === 0 ? `Award ${70_000 + n}` : 'Award again';
      await site.call('POST', '/api/scholarship', {
        json: { title, description: `<p>Word ${80_000 + n}</p>` },
      });
    }
  });
  afterAll(() => site.close());

  test.each([0, 1, 12, 23, 24])(
    'is that of the record on the page that it shares with others: %i',
    async (n) => {
      const found = await site.call('GET', `/search?q=${80_000 + n}`, { as: 'nobody' });
      const [, address = ''] = /href="(\/scholarships[^"]*#[^"]+)"/.exec(found.text) ?? [];
      const [path = '', anchor = ''] = address.replaceAll('&amp;', '&').split('#');
      const page = await site.call('GET', path, { as: 'nobody' });
      expect(page.status).toBe(200);
      const [, after = ''] = page.text.split(` id="${decodeURIComponent(anchor)}"`);
      // The first text after the id is the record's.
      expect(/Word (\d+)/.exec(after)?.[1]).toBe(String(80_000 + n));
    },
  );
});
