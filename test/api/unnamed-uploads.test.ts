import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, sweepLater, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

describe.each(sites)('Uploads that nothing public names, on $name', ({ start }) => {
  let site: TestSite;
  let author: { token: string };
  let picture: File;
  beforeAll(async () => {
    site = await start();
    author = (await addStaff(site, ['author'])).as;
    picture = await pictureFile({ width: 330, height: 20 });
  });
  afterAll(() => site.close());

  const uploadPicture = async () =>
    (await site.call('POST', '/api/picture', { as: author, body: multipart({ image: picture }) })).record
      .path ?? '';
  const uploadDocument = async () =>
    (await site.call('POST', '/api/attachment', { as: author, body: multipart({ attachment: pdfFile() }) }))
      .record.path ?? '';
  const etagOf = (path: string) => `"${path.slice('/uploads/'.length).replace('.pdf', '')}"`;
  const addressesOf = (path: string) =>
    path.endsWith('.pdf') ? [path] : [path, path.replace('.webp', '-320.webp'), path.replace('.', '-960.')];

  /** Every way to ask for a file, as somebody without an account, and as staff. */
  const asked = async (path: string) => {
    const statuses = new Set<number>();
    for (const address of addressesOf(path))
      for (const as of ['nobody', author, 'admin'] as const)
        for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': etagOf(address) }])
          for (const method of ['GET', 'HEAD'])
            statuses.add((await site.call(method, address, { as, headers })).status);
    return [...statuses].sort();
  };
  const forStaff = async (path: string) => {
    const address = path.replace('/uploads/', '/api/manage/file/');
    return (await site.call('GET', address, { as: author })).status;
  };
  const previewOf = async (id: string | undefined) => {
    const made = await site.call('POST', `/api/manage/notice/${id}/preview`, { json: {} });
    return new URL(made.record.url ?? '', site.url).searchParams.get('preview');
  };

  test.each([
    ['a picture', uploadPicture],
    ['a document', uploadDocument],
  ])('are for staff: %s that was just uploaded [22.60]', async (_what, upload) => {
    const path = await upload();
    expect(await asked(path)).toEqual([404]);
    expect(await forStaff(path)).toBe(200);
    const token = await previewOf((await site.call('POST', '/api/manage/notice', { json: {} })).record._id);
    expect((await site.call('GET', `${path}?preview=${token}`, { as: 'nobody' })).status).toBe(404);
    const [id = ''] = /[0-9a-f]{32}/.exec(path) ?? [];
    for (const address of [`/icons/${id}-tab.png`, `/api/manage/file/${path.slice('/uploads/'.length)}`])
      expect((await site.call('GET', address, { as: 'nobody' })).status, address).not.toBe(200);
  });

  test.each(['text', 'documents'])(
    'are shown with the preview of the draft that names them in its %s, become public with it, and end with it [22.60]',
    async (where) => {
      const path = where === 'text' ? await uploadPicture() : await uploadDocument();
      const fields =
        where === 'text'
          ? { title: 'A plan', description: `<p>See</p><img src="${path}">` }
          : { title: 'A plan', attachments: [{ path, name: 'plan.pdf' }] };
      const draft = await site.call('POST', '/api/manage/notice', { as: author, json: fields });
      const { _id } = draft.record;
      expect(await asked(path)).toEqual([404]);
      const token = await previewOf(_id);
      for (const address of addressesOf(path)) {
        const shown = await site.call('GET', `${address}?preview=${token}`, { as: 'nobody' });
        expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
      }
      const tag = draft.headers.get('etag') ?? '';
      await site.call('POST', `/api/manage/notice/${_id}/publish`, {
        json: {},
        headers: { 'if-match': tag },
      });
      expect((await asked(path)).filter((status) => status >= 400)).toEqual([]);
      const { headers } = await site.call('GET', `/api/manage/notice/${_id}`);
      const taken = { json: {}, headers: { 'if-match': headers.get('etag') ?? '' } };
      expect((await site.call('POST', `/api/manage/notice/${_id}/unpublish`, taken)).status).toBe(200);
      expect(await asked(path)).toEqual([404]);
      expect(await forStaff(path)).toBe(200);
    },
  );

  test('are public as soon as a saved text or the settings name them [22.60]', async () => {
    const inText = await uploadPicture();
    expect(await asked(inText)).toEqual([404]);
    const json = { title: 'At once', description: `<p>See</p><img src="${inText}">` };
    await site.call('POST', '/api/notice', { json });
    expect((await asked(inText)).filter((status) => status >= 400)).toEqual([]);
    const logo = await uploadPicture();
    expect(await asked(logo)).toEqual([404]);
    await site.call('PUT', '/api/settings', { json: { logo } });
    expect((await asked(logo)).filter((status) => status >= 400)).toEqual([]);
    await site.call('PUT', '/api/settings', { json: { logo: null } });
    expect(await asked(logo)).toEqual([404]);
  });

  test('in fields of a draft, also of a picture that replaces a live one, are for staff [22.60]', async () => {
    const live = await site.call('POST', '/api/banner', {
      body: multipart({ title: 'Live', image: picture }),
    });
    const { _id, image = '' } = live.record;
    const { headers } = await site.call('GET', `/api/manage/banner/${_id}`);
    const draft = await site.call('POST', `/api/manage/banner/${_id}/draft/image`, {
      as: author,
      body: multipart({ image: picture }),
      headers: { 'if-match': headers.get('etag') ?? '' },
    });
    const path = (draft.json as { draft: { fields: { image: string } } }).draft.fields.image;
    expect(path).not.toBe(image);
    expect(await asked(path)).toEqual([404]);
    expect(await forStaff(path)).toBe(200);
    expect((await asked(image)).filter((status) => status >= 400)).toEqual([]);
  });
});

describe.each(sites)('A document on $name', ({ start }) => {
  test('is deleted a day after its upload unless a record names it', async () => {
    const site = await start();
    const upload = async () =>
      (await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile() }) })).record;
    const [loose, named] = [await upload(), await upload()];
    const stay = async () => {
      const stored = await storedFiles(site);
      return [loose, named].map(({ path = '' }) => stored.includes(path.slice('/uploads/'.length)));
    };
    await site.call('POST', '/api/notice', { json: { title: 'Kept', attachments: [named] } });
    await sweepLater(site, 23);
    expect(await stay()).toEqual([true, true]);
    await sweepLater(site, 25);
    expect(await stay()).toEqual([false, true]);
    expect(await storedFiles(site)).toEqual([named.path?.split('/').at(-1)]);
    await site.close();
  });
});
