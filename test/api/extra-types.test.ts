import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TypeFacts } from '../../src/schema/derive/describe.ts';
import { extraTypes } from '../extra-types.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

const NOWHERE = '0'.repeat(24);
const PATH = expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/);

describe.each(sites)('A type that is only declared, on $name,', ({ start }) => {
  let site: TestSite;
  let shelf: string;
  beforeAll(async () => {
    site = await start({ extraTypes });
    shelf = (await site.call('POST', '/api/shelf', { json: { name: 'Top' } })).record._id ?? '';
  });
  afterAll(() => site.close());

  const make = (fields: object = {}) =>
    site.call('POST', '/api/toy', { json: { title: 'Top toy', shelf, ...fields } });

  test('has a table and all routes: record, list, update, deletion', async () => {
    const file = await pictureFile({ width: 40, height: 30 });
    const story = '<p>Once &amp; again</p>';
    const made = await site.call('POST', '/api/toy', {
      body: multipart({
        title: 'काठको घोडा',
        remark: 'one, two',
        story,
        shelf,
        mood: 'Top',
        image: file,
        imageAlt: 'A horse of wood',
        views: [file, file],
        viewsAlt: '["From the left"]',
        made: '2026-10-01',
        played: '16:15',
        taught: '[{"code":"T1","name":"Carving","credits":"3"}]',
        pieces: '४५०',
      }),
    });
    expect(made.status).toBe(201);
    const whole = {
      _id: expect.any(String),
      title: 'काठको घोडा',
      remark: 'one, two',
      story,
      shelf,
      shelfTitle: 'Top',
      mood: 'Top',
      image: PATH,
      imageAlt: 'A horse of wood',
      views: [PATH, PATH],
      viewsAlt: ['From the left', ''],
      made: '2026-10-01',
      played: '16:15',
      taught: [{ code: 'T1', name: 'Carving', credits: 3 }],
      pieces: 450,
      papers: [],
      slug: 'काठको-घोडा',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    expect(made.json).toEqual(whole);
    const one = `/api/toy/${made.record._id}`;
    expect((await site.call('GET', one, { as: 'nobody' })).json).toEqual(made.json);
    expect((await site.call('GET', '/api/toys', { as: 'nobody' })).list[0]).toEqual(made.json);
    expect((await site.call('GET', `/api/toys?q=${encodeURIComponent('घोडा')}`)).list).toEqual([made.json]);
    const changed = await site.call('PUT', one, { json: { title: 'Rocking horse', mood: '' } });
    expect(changed.json).toEqual({
      ...(made.json as object),
      title: 'Rocking horse',
      slug: 'rocking-horse',
      mood: '',
      updatedAt: expect.any(String),
    });
    const other = await pictureFile({ width: 40, height: 30, color: '#102030' });
    const image = await site.call('POST', `/api/toyFile/${made.record._id}`, {
      body: multipart({ image: other }),
    });
    expect(image.json).toMatchObject({ image: PATH, shelfTitle: 'Top' });
    expect(image.record.image).not.toBe(made.record.image);
    const deleted = await site.call('DELETE', one);
    expect(deleted).toMatchObject({ status: 200, json: { title: 'Rocking horse', shelfTitle: 'Top' } });
    expect((await site.call('GET', one)).status).toBe(404);
  });

  test('keeps within the bounds that it declares, which its documentation names', async () => {
    const file = await pictureFile({ width: 40, height: 30 });
    const views = (count: number) => Array.from({ length: count }, () => file);
    const papers = [1, 2, 3].map((n) => ({ path: `/uploads/${String(n).repeat(32)}.pdf` }));
    const refusalOf = async (fields: object) => (await make(fields)).refusal.fields;
    expect(await refusalOf({ papers, pieces: 0 })).toEqual({
      papers: 'Papers: at most 2.',
      pieces: 'Pieces has to be a whole number from 1 to 5000, or empty.',
    });
    const tooMany = multipart({ title: 'Many', shelf, views: views(4) });
    expect((await site.call('POST', '/api/toy', { body: tooMany })).refusal.fields).toEqual({
      views: 'Views: at most 3 at once.',
    });
    const body = multipart({ title: 'Two', shelf, views: views(2) });
    const { record } = await site.call('POST', '/api/toy', { body });
    const add = (count: number) =>
      site.call('POST', `/api/toy-image-update/${record._id}`, { body: multipart({ views: views(count) }) });
    expect((await add(2)).refusal.fields).toEqual({ views: 'Views: at most 3.' });
    expect((await site.call('GET', `/api/toy/${record._id}`)).json).toEqual(record);
    expect((await add(1)).json).toMatchObject({ views: [PATH, PATH, PATH] });

    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const { content } = (json as { paths: { '/api/toy': { post: { requestBody: { content: object } } } } })
      .paths['/api/toy'].post.requestBody;
    const number = { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 1, maximum: 5000 }] };
    const inForm = { contentSchema: { maxItems: 2 } };
    expect(content).toMatchObject({
      'application/json': { schema: { properties: { papers: { maxItems: 2 }, pieces: number } } },
      'multipart/form-data': { schema: { properties: { papers: inForm, views: { maxItems: 3 } } } },
    });
  });

  test('is in the OpenAPI document, with its routes and its record', async () => {
    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const { paths, components } = json as {
      paths: object;
      components: { schemas: { toy: { properties: object } } };
    };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/toys',
        '/api/toy',
        '/api/toy/{id}',
        '/api/toyFile/{id}',
        '/api/toy-image-update/{id}',
        '/api/toy-image-delete/{id}',
        '/api/shelves',
      ]),
    );
    const { record } = await make();
    expect(Object.keys(components.schemas.toy.properties).sort()).toEqual(Object.keys(record).sort());
    expect((await site.call('GET', '/api/docs', { as: 'nobody' })).text).toContain(
      '/api/toy-image-delete/{id}',
    );
  });

  test('is described to the back office, which has its screens', async () => {
    for (const path of [
      '/admin/toys',
      '/admin/add-toy',
      `/admin/update-toy/${NOWHERE}`,
      `/admin/update-toy-image/${NOWHERE}`,
    ]) {
      const { status, text } = await site.call('GET', path, { as: 'nobody' });
      expect(status, path).toBe(200);
      const data = /<script type="application\/json" id="chautari">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
      const { types } = JSON.parse(data) as { types: TypeFacts[] };
      const facts = types.find(({ name }) => name === 'toy');
      expect(facts?.fields.map(({ kind }) => kind)).toEqual([
        'text',
        'long-text',
        'rich-text',
        'reference',
        'choice',
        'image',
        'alt-text',
        'images',
        'alt-texts',
        'day',
        'time',
        'subjects',
        'whole-number',
        'attachments',
      ]);
      expect(facts).toMatchObject({ plural: 'toys', titleField: 'title', words: { created: 'Toy added' } });
    }
  });

  test('refers only to a record that exists', async () => {
    const wrong: [unknown, string][] = [
      [NOWHERE, 'Shelf does not exist any more. Choose another.'],
      ['odd', 'Shelf has to be the id of one that exists.'],
      [shelf.toUpperCase().replace(/[0-9]/g, 'A'), 'Shelf has to be the id of one that exists.'],
      ['', 'Shelf is required.'],
      [undefined, 'Shelf is required.'],
      [null, 'Shelf has to be the id of one that exists.'],
      [7, 'Shelf has to be the id of one that exists.'],
    ];
    const { record } = await make();
    for (const [value, reason] of wrong) {
      expect(await make({ shelf: value })).toMatchObject({
        status: 400,
        json: { message: reason, fields: { shelf: reason } },
      });
      if (value === undefined) continue;
      expect(
        await site.call('PUT', `/api/toy/${record._id}`, { json: { title: 'x', shelf: value } }),
      ).toMatchObject({ status: 400 });
    }
    expect((await site.call('GET', `/api/toy/${record._id}`)).json).toEqual(record);
  });

  test('stores a choice as text, which stays when the option is deleted', async () => {
    const { json } = await make({ mood: 'Never offered 🎓' });
    expect(json).toMatchObject({ mood: 'Never offered 🎓' });
  });

  test('shows the current title of the record that it refers to, and is deleted with it', async () => {
    const other = (await site.call('POST', '/api/shelf', { json: { name: 'Low' } })).record._id ?? '';
    const file = await pictureFile({ width: 40, height: 30 });
    const gone = await site.call('POST', '/api/toy', {
      body: multipart({ title: 'Gone', shelf: other, image: file }),
    });
    const stays = (await make()).record._id;
    await site.call('PUT', `/api/shelf/${other}`, { json: { name: 'Lower' } });
    expect((await site.call('GET', `/api/toy/${gone.record._id}`)).record.shelfTitle).toBe('Lower');
    expect(
      (await site.call('GET', '/api/toys')).list.find(({ _id }) => _id === gone.record._id)?.shelfTitle,
    ).toBe('Lower');
    const deleted = await site.call('DELETE', `/api/shelf/${other}`);
    expect(deleted).toMatchObject({ status: 200, json: { name: 'Lower' } });
    expect((await site.call('GET', `/api/toy/${gone.record._id}`)).status).toBe(404);
    expect((await site.call('GET', gone.record.image ?? '')).status).toBe(404);
    expect((await site.call('GET', `/api/toy/${stays}`)).status).toBe(200);
  });

  test('never refers to a missing record, even when it is created during the deletion', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = (await site.call('POST', '/api/shelf', { json: { name: 'Brief' } })).record._id;
      await Promise.all([
        ...[1, 2, 3].map(() => make({ shelf: other })),
        site.call('DELETE', `/api/shelf/${other}`),
        ...[1, 2, 3].map(() => make({ shelf: other })),
      ]);
      const { list } = await site.call('GET', '/api/toys');
      expect(list.filter((toy) => toy.shelf === other)).toEqual([]);
    }
  });
});
