import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { everyType, make } from './every-type.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  contentMediaType?: string;
  contentSchema?: Schema;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

const [sqlite] = sites;

describe('The OpenAPI document', () => {
  let site: TestSite;
  let paths: Record<string, Record<string, Operation>>;
  let schemas: Record<string, Schema>;

  beforeAll(async () => {
    site = await sqlite.start();
    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const document = json as { paths: typeof paths; components: { schemas: typeof schemas } };
    paths = document.paths;
    schemas = document.components.schemas;
  });
  afterAll(() => site.close());

  const bodyOf = (path: string, media: string, method = 'post') =>
    paths[path]?.[method]?.requestBody.content[media]?.schema;

  test.each(everyType)('names every field in the response of a $name', async (type) => {
    const { record } = await make(site, type, 'Described');
    expect(Object.keys(schemas[type.name]?.properties ?? {}).sort()).toEqual(Object.keys(record).sort());
  });

  test('names every parameter of every path, and no other one [23.66]', () => {
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { parameters = [] }] of Object.entries(operations)) {
        const named = parameters.filter((one) => one.in === 'path');
        expect([method, path, named.map(({ name }) => name)]).toEqual([
          method,
          path,
          [...path.matchAll(/\{(.*?)\}/g)].map(([, name]) => name),
        ]);
        expect(named.every(({ required }) => required)).toBe(true);
      }
    const version = paths['/api/manage/notice/{id}/versions/{n}']?.get?.parameters ?? [];
    expect(version.find(({ name }) => name === 'n')?.schema.type).toBe('integer');
  });

  test('requires the files that a creation needs, as multipart/form-data [11.11]', () => {
    expect(bodyOf('/api/gallery', 'multipart/form-data')?.required).toEqual(['title', 'image']);
    expect(Object.keys(paths['/api/gallery']?.post?.requestBody.content ?? {})).toEqual([
      'multipart/form-data',
    ]);
    expect(bodyOf('/api/notice', 'multipart/form-data')?.required).toEqual(['title']);
    expect(bodyOf('/api/notice', 'application/json')?.required).toEqual(['title']);
  });

  test.each([
    ['/api/gallery/{id}', 'put', 'imageAlt'],
    ['/api/gallery-image-update/{id}', 'post', 'imageAlt'],
    ['/api/news', 'post', 'attachments'],
  ])('says of %s (%s) that forms carry the list %s as JSON', (path, method, field) => {
    const { content } = paths[path]?.[method]?.requestBody ?? { content: {} };
    for (const [media, { schema }] of Object.entries(content)) {
      const said = schema.properties?.[field];
      if (media === 'application/json') expect(said?.type, media).toBe('array');
      else
        expect(said, media).toMatchObject({
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { type: 'array' },
        });
    }
  });

  test.each(['/api/gallery-image-delete/{id}', '/api/gallery-image-order/{id}', '/api/banner-move/{id}'])(
    'offers %s in every encoding, with the responses to a refused body',
    (path) => {
      const { requestBody, responses } = paths[path]?.post ?? { requestBody: { content: {} }, responses: {} };
      expect(Object.keys(requestBody.content).sort()).toEqual([
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]);
      expect(responses).toMatchObject({ 400: {}, 413: {}, 415: {} });
    },
  );

  test('names every field of a chat and of an unanswered question', async () => {
    const conversation = { user: 'Is it described?', bot: 'Yes.', timestamp: '2026-11-21' };
    const { record } = await site.call('POST', '/api/create-chat', { json: { conversation } });
    expect(schemas.chat?.required?.toSorted()).toEqual(Object.keys(record).sort());
    await site.call('POST', '/webhooks/rest/webhook', { json: { message: 'How high does a zeppelin fly?' } });
    const asked = async () => (await site.call('GET', '/api/unanswered')).list[0] ?? {};
    await expect
      .poll(async () => Object.keys(await asked()).sort())
      .toEqual(schemas.unanswered?.required?.toSorted());
  });
});
