import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { fieldsOf } from '../../src/schema/define-type.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('Two concurrent edits of one version, on $name', ({ start }) => {
  let site: TestSite;
  let faculty: string;
  beforeAll(async () => {
    site = await start();
    faculty = (await site.call('POST', '/api/faculty', { json: { title: 'BCA' } })).record._id ?? '';
  });
  afterAll(() => site.close());

  describe.each(contentTypes)('a $name', (type) => {
    const { name, titleField } = type;

    /** Creates a record with its required fields. */
    async function create() {
      const needsPicture = fieldsOf(type).some(([, { required, maxFiles }]) => required && maxFiles > 0);
      const body = multipart({
        [titleField]: 'As both saw it',
        ...('faculty' in type.fields && { faculty }),
        ...(needsPicture && { image: await smallPicture() }),
      });
      const made = await site.call('POST', `/api/${name}`, { body });
      expect(made.status).toBe(201);
      return {
        path: `/api/${name}/${made.record._id}`,
        seen: { 'if-match': made.headers.get('etag') ?? '' },
      };
    }

    test('one is saved, the other gets a conflict and changes nothing', async () => {
      const { path, seen } = await create();
      const answers = await Promise.all(
        ['Mine', 'Yours'].map((title) =>
          site.call('PUT', path, { json: { [titleField]: title }, headers: seen }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const winner = answers.find(({ status }) => status === 200);
      expect((await site.call('GET', path)).json).toEqual(winner?.json);
      expect(answers.find(({ status }) => status === 412)?.refusal.code).toBe('stale');
    });

    test('the second is saved after taking the stored version', async () => {
      const { path, seen } = await create();
      await site.call('PUT', path, { json: { [titleField]: 'Theirs' }, headers: seen });
      expect((await site.call('DELETE', path, { headers: seen })).status).toBe(412);
      const etag = (await site.call('GET', path)).headers.get('etag') ?? '';
      const saved = await site.call('PUT', path, {
        json: { [titleField]: 'Both' },
        headers: { 'if-match': etag },
      });
      expect([saved.status, saved.record[titleField]]).toEqual([200, 'Both']);
    });
  });
});
