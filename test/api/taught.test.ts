import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { editorOf } from './editor.ts';

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

const ASKED = 'Where do I leave my bicycle?';
const ALIKE = 'bicycle, where can I leave it';
const STAND = {
  title: 'The shed behind the gate',
  title_ne: 'ढोकापछाडिको टहरा',
  description: '<p>Two wheels stand dry behind the gate.</p>',
};

describe.each(sites)('‘This is the answer’, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const add = async () => String((await site.call('POST', '/api/faq', { json: STAND })).record._id);
  const ask = async (message: string) => {
    const answer = await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message } });
    return answer.list.map(({ text }) => text).join('\n');
  };
  /** What the search page shows. */
  const search = async (q: string) =>
    (await site.call('GET', `/search?q=${encodeURIComponent(q)}`, { as: 'nobody' })).text;
  /** Deletes a record for good. */
  const forget = async (item: string) => {
    expect((await site.call('DELETE', `/api/faq/${item}`)).status).toBe(200);
    expect((await site.call('DELETE', `/api/manage/trash/${item}`)).status).toBe(204);
  };
  const listed = async () => (await site.call('GET', '/api/unanswered')).list;
  const taught = async () => (await site.call('GET', '/api/taught')).list;
  /** The path that ties a question, once nothing has answered it. */
  const pathOf = async (asked: string) => {
    expect(await ask(asked)).toContain('found nothing published');
    const find = async () => (await listed()).find(({ question }) => question === asked);
    await expect.poll(find, SOON).toBeDefined();
    return `/api/unanswered/${(await find())?._id}/answer`;
  };

  test('ties an unanswered question to a record, for the assistant and the search, until the record is gone [20.160, 20.161, 20.193]', async () => {
    const [item, path] = [await add(), await pathOf(ASKED)];
    const tied = await site.call('POST', path, { json: { type: 'faq', item } });
    expect(tied).toMatchObject({ status: 201, record: { question: ASKED, type: 'faq', item } });
    expect((await listed()).map(({ question }) => question)).not.toContain(ASKED);
    expect(await taught()).toMatchObject([
      { question: ASKED, type: 'faq', item, title: STAND.title, title_ne: STAND.title_ne },
    ]);
    expect((await site.call('GET', '/api/taught?q=bicycle%3F')).list).toHaveLength(1);
    expect((await site.call('GET', '/api/taught?q=luggage')).list).toEqual([]);
    for (const one of [ASKED, ALIKE]) expect(await ask(one)).toContain('Two wheels stand dry');
    expect(await search(ALIKE)).toContain('The shed behind the gate');
    expect(await ask('Where do I leave my luggage?')).not.toContain('Two wheels');
    const { list: events } = await site.call('GET', '/api/events?action=answered');
    expect(JSON.stringify(events[0])).toContain(item);
    expect(JSON.stringify(events)).not.toContain('bicycle');
    await forget(item);
    expect(await taught()).toEqual([]);
    expect(await ask(ASKED)).not.toContain('Two wheels');
  });

  test('is kept, unsaid, while its record lies in the trash, and said again once it is put back [20.161]', async () => {
    const [item, asked] = [await add(), 'Where does the unicycle sleep?'];
    await site.call('POST', await pathOf(asked), { json: { type: 'faq', item } });
    const known = await taught();
    expect(known).toMatchObject([{ question: asked, item, title: STAND.title }]);
    const faqs = editorOf(site, 'faq');
    const trash = [
      () => faqs.trash(item),
      async () => faqs.bulk('trash', [{ id: item, etag: await faqs.tag(item) }]),
    ];
    for (const move of trash) {
      expect((await move()).status).toBe(200);
      expect((await faqs.look(item)).json).toMatchObject({ state: 'trash' });
      expect(await taught()).toEqual(known);
      expect(await ask(asked)).not.toContain('Two wheels');
      expect(await search(asked)).not.toContain('The shed');
      expect((await faqs.untrash(item)).status).toBe(200);
      expect(await taught()).toEqual(known);
      expect(await ask(asked)).toContain('Two wheels stand dry');
      expect(await search(asked)).toContain('The shed');
    }
    await forget(item);
    expect(await taught()).toEqual([]);
  });

  test('does not hide another one alike whose record is live [20.161]', async () => {
    const [stays, goes] = [await add(), await add()];
    const asked = 'Where do old green tandems rust?';
    const paths = [await pathOf(`${asked} Tomorrow?`), await pathOf(asked)];
    for (const [index, item] of [stays, goes].entries())
      expect((await site.call('POST', paths[index] ?? '', { json: { type: 'faq', item } })).status).toBe(201);
    await site.call('PUT', `/api/faq/${stays}`, { json: { description: '<p>Look into the yard.</p>' } });
    expect(await ask(asked)).toContain('Two wheels');
    await editorOf(site, 'faq').unpublish(goes);
    expect(await ask(asked)).toContain('Look into the yard');
    expect(await search(asked)).toContain('Look into the yard');
    await editorOf(site, 'faq').publish(goes);
    expect(await ask(asked)).toContain('Two wheels');
    for (const item of [stays, goes]) await forget(item);
    expect(await taught()).toEqual([]);
  });

  test('takes only records that visitors can read, and questions of the list, and can be undone [20.160]', async () => {
    const [item, path] = [await add(), await pathOf('Is there a zeppelin?')];
    for (const json of [
      { type: 'chat', item },
      { type: 'faq', item: '0'.repeat(24) },
      { type: 'faq', item: '\u0000' },
      {},
    ])
      expect(await site.call('POST', path, { json })).toMatchObject({ status: 400 });
    const gone = await site.call('POST', `/api/unanswered/${item}/answer`, { json: { type: 'faq', item } });
    expect(gone.status).toBe(404);
    expect((await site.call('POST', path, { json: { type: 'faq', item } })).status).toBe(201);
    const tied = (await taught()).find(({ question }) => question === 'Is there a zeppelin?');
    expect((await site.call('DELETE', `/api/taught/${tied?._id}`)).status).toBe(200);
    expect(await ask('Is there a zeppelin?')).not.toContain('Two wheels');
    await site.call('DELETE', `/api/faq/${item}`);
  });
});
