import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const written =
  '<p>Library hours &ndash; the reader&rsquo;s caf&eacute closes &#150; &ldquo;early&rdquo;</p>';
const hours = '<p>The office is open 10:00 &ndash; 15:00, Sunday&rsquo;s closed.</p>';
const shown = 'Library hours – the reader’s café closes – “early”';

describe.each(sites)('Character references in rich text on $name', ({ start }) => {
  let site: TestSite;
  let id: string;
  beforeAll(async () => {
    site = await start();
    const json = { title: 'Reading room', description: written, date: '2026-11-20' };
    const made = await site.call('POST', '/api/notice', { json });
    id = (made.json as { _id: string })._id;
    await site.call('POST', '/api/faq', {
      json: { title: 'What are the office hours?', description: hours },
    });
  });
  afterAll(() => site.close());

  const page = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;

  test('are stored byte for byte, and their characters wherever the text is shown plain [23.1]', async () => {
    const { json } = await site.call('GET', `/api/notice/${id}`);
    expect(json).toMatchObject({ description: written });
    const notice = await page(`/notice/reading-room/${id}`);
    const meta = /<meta name="description" content="([^"]*)"/.exec(notice)?.[1];
    expect(meta).toBe(shown);
    expect(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(notice)?.[1]).not.toContain('&');
    const plain = [await page('/notices'), await page('/search?q=library'), await page('/feed.xml')];
    for (const text of plain) expect(text).toContain('reader’s café closes – “early”');
    const lists = await site.call('GET', '/api/manage/notice');
    expect(lists.text).not.toContain('&ndash;');
  });

  test('are found and answered as their characters [23.1]', async () => {
    expect(await page(`/search?q=${encodeURIComponent('café')}`)).toContain('Reading room');
    const answer = await site.call('POST', '/webhooks/rest/webhook', {
      as: 'nobody',
      json: { sender: 'character-references', message: 'What are the office hours?' },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('10:00 – 15:00, Sunday’s closed');
    expect(answer.text).not.toContain('&');
  });
});
