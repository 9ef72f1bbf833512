import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { multipart } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { needed, sampleOf } from './every-type.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];
const byHand = contentTypes.filter(({ order }) => order?.by === 'hand');

test('banners, partners, faculties, questions and parts of About stand in an order that staff set [23.75]', () => {
  const names = byHand.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['about', 'banner', 'faculty', 'faq', 'partner']));
});

describe.each(sites)('Moving records on $name', ({ start }) => {
  let site: TestSite;
  let other: TestSite;
  beforeAll(async () => {
    site = await start();
    other = await start({ beside: site });
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  test.each(byHand)(
    'sets the order of each $name, and new ones come first or after a given one [7.5, 17.110, 17.111]',
    async ({ name, plural, titleField }) => {
      const base = await needed(site, sampleOf(name));
      const add = async (title: string, more: object = {}) => {
        const json = { [titleField]: title, ...base, ...more };
        const made = await site.call('POST', `/api/${name}`, { json });
        expect(made.status).toBe(201);
        return made.record._id ?? '';
      };
      const [c, b, a] = [await add('c'), await add('b'), await add('a')];
      const d = await add('d', { after: a });
      const expectOrder = async (order: string[]) => {
        for (const from of [site, other]) {
          const { list } = await from.call('GET', `/api/${plural}`, { as: 'nobody' });
          expect(list.map(({ _id = '' }) => _id).filter((id) => order.includes(id))).toEqual(order);
        }
      };
      await expectOrder([a, d, b, c]);
      const move = (id: string, json: object) => site.call('POST', `/api/${name}-move/${id}`, { json });
      expect((await move(d, { direction: 'down', past: b })).status).toBe(200);
      await expectOrder([a, b, d, c]);
      expect((await move(c, { after: a, before: b })).status).toBe(200);
      await expectOrder([a, c, b, d]);
      expect((await move(c, { after: a, before: d })).status).toBe(409);
      for (const id of [a, b, c, d]) await site.call('DELETE', `/api/${name}/${id}`);
    },
  );

  // The rest is the same code for all types: one stands for them.
  describe.each(byHand.filter(({ name }) => name === 'partner'))('$name', ({ name, plural, titleField }) => {
    const ids = new Map<string, string>();
    const create = async (title: string) => {
      const { record } = await site.call('POST', `/api/${name}`, { json: { [titleField]: title } });
      ids.set(title, record._id ?? '');
    };
    const move = (title: string, json: object, from = site) =>
      from.call('POST', `/api/${name}-move/${ids.get(title)}`, { json });
    const listed = async (query = '', from = site) =>
      (await from.call('GET', `/api/${plural}${query}`, { as: 'nobody' })).list
        .map((record) => record[titleField])
        .join('');

    // Moving the records of the last test back takes a fraction of what making them anew does.
    beforeEach(async () => {
      const order = await listed();
      if (order === 'ABCDEF') return;
      if ([...order].sort().join('') !== 'ABCDEF') {
        for (const { _id } of (await site.call('GET', `/api/${plural}`)).list)
          await site.call('DELETE', `/api/${name}/${_id}`);
        for (const title of NAMES.toReversed()) await create(title);
      } else {
        let present = [...order];
        for (const [at, title] of NAMES.entries()) {
          if (present[at] === title) continue;
          await move(title, { after: ids.get(NAMES[at - 1] ?? '') ?? '' });
          present = present.filter((one) => one !== title).toSpliced(at, 0, title);
        }
      }
      expect(await listed()).toBe('ABCDEF');
    });

    test('swaps a record with its neighbour, in whole lists and in pages, in every process at once', async () => {
      expect(await listed('?limit=3')).toBe('ABC');
      const moved = await move('D', { direction: 'up' });
      expect(moved.status).toBe(200);
      expect(moved.json).toEqual((await site.call('GET', `/api/${name}/${ids.get('D')}`)).json);
      for (const from of [site, other]) {
        expect(await listed('', from)).toBe('ABDCEF');
        expect(await listed('?limit=3', from)).toBe('ABD');
        expect(await listed('?limit=3&page=2', from)).toBe('CEF');
      }
      await move('A', { direction: 'down', past: ids.get('B') });
      expect(await listed()).toBe('BADCEF');
    });

    test('puts a new record first, whatever was moved before [7.5]', async () => {
      await move('A', { direction: 'down' });
      await create('G');
      expect(await listed()).toBe('GBACDEF');
    });

    test('changes nothing at either end', async () => {
      for (const [title, direction] of [
        ['A', 'up'],
        ['F', 'down'],
      ] as const) {
        const { status, record } = await move(title, { direction });
        expect([status, record[titleField]]).toEqual([200, title]);
      }
      expect(await listed()).toBe('ABCDEF');
    });

    test('refuses to move past another record than the expected one', async () => {
      const { status, refusal } = await move('C', { direction: 'up', past: ids.get('A') });
      expect([status, refusal.code]).toEqual([409, 'conflict']);
      expect((await move('A', { direction: 'up', past: ids.get('B') })).status).toBe(409);
      expect(await listed()).toBe('ABCDEF');
    });

    test.each([
      {},
      { direction: 'left' },
      { direction: ['up'] },
      { direction: 'up', past: 7 },
      { direction: 'up', past: 'B' },
    ])('refuses %j', async (body) => {
      const { status, refusal } = await move('C', body);
      expect([status, refusal.code]).toEqual([400, 'invalid']);
      expect(await listed()).toBe('ABCDEF');
    });

    test('takes a form as well as JSON', async () => {
      const body = new URLSearchParams({ direction: 'down', past: ids.get('D') ?? '' });
      const { status } = await site.call('POST', `/api/${name}-move/${ids.get('C')}`, { body });
      expect([status, await listed()]).toEqual([200, 'ABDCEF']);
    });

    test.each([
      ['A', 'F', '', 'BCDEFA'],
      ['F', '', 'A', 'FABCDE'],
      ['E', 'A', 'B', 'AEBCDF'],
      ['B', 'D', 'E', 'ACDBEF'],
      ['C', 'B', 'D', 'ABCDEF'],
    ])('puts %s right after ‘%s’, where ‘%s’ follows: %s [17.110]', async (title, above, below, order) => {
      const place = { after: ids.get(above) ?? '', before: ids.get(below) ?? '' };
      const moved = await move(title, place);
      expect([moved.status, moved.record[titleField]]).toEqual([200, title]);
      for (const from of [site, other]) expect(await listed('', from)).toBe(order);
      expect(await listed('?limit=3&page=2')).toBe(order.slice(3));
      expect((await move(title, { after: place.after })).status).toBe(200);
      expect(await listed()).toBe(order);
    });

    test('refuses a place that has changed meanwhile, or whose record is gone [17.110]', async () => {
      const places = [
        { after: ids.get('D'), before: ids.get('F') },
        { after: '', before: ids.get('B') },
        { after: ids.get('D'), before: '' },
        { after: '0'.repeat(24) },
      ];
      for (const place of places) {
        const { status, refusal } = await move('C', place);
        expect([status, refusal.code], JSON.stringify(place)).toEqual([409, 'conflict']);
      }
      expect(await listed()).toBe('ABCDEF');
    });

    test.each([{ after: 'B' }, { after: 7 }, { after: null }, { after: '', before: 7 }])(
      'refuses the place %j',
      async (place) => {
        expect((await move('C', place)).status).toBe(400);
        expect((await move('C', { after: ids.get('C') })).status).toBe(400);
        expect(await listed()).toBe('ABCDEF');
      },
    );

    test('loses and duplicates no record when many are put elsewhere at once, in two processes', async () => {
      const answers = await Promise.all(
        NAMES.flatMap((title, at) =>
          [site, other].map((from) => move(title, { after: ids.get(NAMES[(at + 3) % 6] ?? '') }, from)),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const order = await listed();
      expect([...order].sort().join('')).toBe('ABCDEF');
      expect(await listed('?limit=3&page=2')).toBe(order.slice(3));
    });

    test('takes a new record at any place, in any encoding, and refuses one after a record that is gone [17.111]', async () => {
      const add = (body: Record<string, string>) =>
        site.call('POST', `/api/${name}`, { body: multipart({ ...body }) });
      expect((await add({ [titleField]: 'X', after: ids.get('B') ?? '' })).status).toBe(201);
      expect((await add({ [titleField]: 'Y', after: '' })).status).toBe(201);
      const json = { [titleField]: 'Z', after: ids.get('F') };
      expect((await site.call('POST', `/api/${name}`, { json })).status).toBe(201);
      expect(await listed()).toBe('YABXCDEFZ');
      expect(await add({ [titleField]: 'V', after: '0'.repeat(24) })).toMatchObject({
        status: 409,
        json: { fields: { after: expect.any(String) } },
      });
      expect((await add({ [titleField]: 'V', after: 'B' })).status).toBe(400);
      expect(await listed()).toBe('YABXCDEFZ');
    });

    test('is for administrators, and for existing records', async () => {
      const path = `/api/${name}-move/${ids.get('B')}`;
      const json = { direction: 'up' };
      expect((await site.call('POST', path, { json, as: 'nobody' })).status).toBe(401);
      for (const id of ['0'.repeat(24), 'x']) {
        expect((await site.call('POST', `/api/${name}-move/${id}`, { json })).status).toBe(404);
      }
      expect(await listed()).toBe('ABCDEF');
    });

    test('does not conflict with an edit of one of the two', async () => {
      const editing = await Promise.all(
        ['B', 'C'].map((title) => site.call('GET', `/api/${name}/${ids.get(title)}`)),
      );
      await move('C', { direction: 'up' });
      for (const { record, headers } of editing) {
        const json = { [titleField]: `${record[titleField]}!` };
        const saved = await site.call('PUT', `/api/${name}/${record._id}`, {
          json,
          headers: { 'if-match': headers.get('etag') ?? '' },
        });
        expect([saved.status, record.updatedAt]).toEqual([200, record.createdAt]);
      }
      expect(await listed()).toBe('AC!B!DEF');
    });

    test('loses and duplicates no record when many move at once, even in two processes', async () => {
      const answers = await Promise.all(
        NAMES.flatMap((title, at) =>
          [site, other].flatMap((from) => [
            move(title, { direction: at % 2 === 0 ? 'down' : 'up' }, from),
            move(title, { direction: 'up' }, from),
          ]),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const order = await listed();
      expect([...order].sort().join('')).toBe('ABCDEF');
      expect(await listed('?limit=3')).toBe(order.slice(0, 3));
      expect(await listed('?limit=3&page=2')).toBe(order.slice(3));
    });

    test('accepts one of two concurrent moves of a record past the same neighbour', async () => {
      const past = { direction: 'down', past: ids.get('D') };
      const answers = await Promise.all([site, other].map((from) => move('C', past, from)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await listed()).toBe('ABDCEF');
    });
  });

  test('shows on the home page at once', async () => {
    const add = async (title: string) =>
      (await site.call('POST', '/api/banner', { json: { title } })).record._id ?? '';
    await add('Moved Sunrise');
    const sunset = await add('Moved Sunset');
    const shown = async (from: TestSite) => {
      const { text } = await from.call('GET', '/', { as: 'nobody' });
      return text.indexOf('Moved Sunrise') < text.indexOf('Moved Sunset') ? 'sunrise' : 'sunset';
    };
    expect(await shown(site)).toBe('sunset');
    await site.call('POST', `/api/banner-move/${sunset}`, { json: { direction: 'down' } });
    expect(await shown(site)).toBe('sunrise');
  });

  test('has no route for types with another order', async () => {
    const { _id } = (await site.call('POST', '/api/notice', { json: { title: 'Newest first' } })).record;
    const answer = await site.call('POST', `/api/notice-move/${_id}`, { json: { direction: 'up' } });
    expect(answer.status).toBe(404);
    const { json } = await site.call('GET', '/api/openapi.json');
    const paths = Object.keys((json as { paths: object }).paths).filter((path) => path.includes('-move/'));
    expect(paths.sort()).toEqual(byHand.map(({ name }) => `/api/${name}-move/{id}`).sort());
  });
});
