import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extraTypes } from '../extra-types.ts';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { requestLine } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

const TYPE = 'multipart/form-data; boundary=edge';
const part = (name: string, more: string, content = '') =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const END = '--edge--\r\n';

describe.each(sites)('Uploads on $name', ({ start }) => {
  let site: TestSite;
  let picture: File;
  let before: { files: string[]; albums: number; notices: number };

  const state = async () => ({
    files: await storedFiles(site),
    albums: (await site.call('GET', '/api/albums')).list.length,
    notices: (await site.call('GET', '/api/notices')).list.length,
  });
  beforeAll(async () => {
    site = await start({ extraTypes });
    picture = await pictureFile({ width: 40, height: 30 });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    before = await state();
  });
  afterEach(async () => {
    await expectNothingUnfinished(site);
    expect((await site.call('GET', '/healthz')).status).toBe(200);
  });

  const create = (body: BodyInit, headers: Record<string, string> = {}) =>
    site.call('POST', '/api/notice', { body, headers });

  test.each([
    ['without a boundary', 'multipart/form-data', `${part('title', '', 'x')}${END}`],
    ['with an empty boundary', 'multipart/form-data; boundary=', `${part('title', '', 'x')}${END}`],
    [
      'with another boundary than announced',
      'multipart/form-data; boundary=other',
      `${part('title', '', 'x')}${END}`,
    ],
    ['without its end', TYPE, part('title', '', 'x')],
    ['that ends within a part', TYPE, '--edge\r\nContent-Disposition: form-data; name="title"\r\n\r\nx'],
    [
      'that ends within a file',
      TYPE,
      `${part('title', '', 'x')}--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG`,
    ],
    ['that ends within headers', TYPE, '--edge\r\nContent-Disposition: form-data; na'],
    [
      'with a header of 1 MB in one part',
      TYPE,
      `${part('title', '', 'x')}${part('file', `; filename="${'a'.repeat(1024 * 1024)}.png"`, 'x')}${END}`,
    ],
    [
      'with a header of 10,000 lines in one part',
      TYPE,
      `${part('title', `\r\n${Array.from({ length: 10_000 }, (_, index) => `X-${index}: a`).join('\r\n')}`, 'x')}${END}`,
    ],
    [
      'with 10,000 lines before what its part is',
      TYPE,
      `--edge\r\n${'a: b\r\n'.repeat(10_000)}${part('title', '', 'x').slice(8)}${END}`,
    ],
    ['that is empty', TYPE, ''],
    ['that is no multipart', TYPE, 'title=x'],
    ['that is JSON', TYPE, '{"title":"x"}'],
    [
      'with too many fields',
      TYPE,
      `${Array.from({ length: 300 }, (_, index) => part(`f${index}`, '', 'x')).join('')}${END}`,
    ],
  ])('in a body %s are refused with 400, and nothing stays', async (_what, type, body) => {
    const { status, refusal } = await create(body, { 'content-type': type });
    expect([status, refusal.code]).toEqual([400, expect.stringMatching(/^(malformed|invalid)$/)]);
    expect(await state()).toEqual(before);
  });

  test('whose connection breaks off leave nothing behind [21.150]', async () => {
    const bytes = Buffer.from(await picture.arrayBuffer());
    const body = Buffer.concat([
      Buffer.from(
        `${part('title', '', 'Cut')}--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n${END}`),
    ]);
    const head = requestLine('POST', '/api/notice', {
      Authorization: `Bearer ${site.token}`,
      'Content-Type': TYPE,
      'Content-Length': String(body.length),
    });
    const { port } = new URL(site.url);
    const cuts = [0, 1, 30, 120, 150, Math.floor(body.length / 2), body.length - 10, body.length - 1];
    await Promise.all(
      cuts.map(
        (cut) =>
          new Promise((resolve) => {
            const socket = connect(Number(port), '127.0.0.1', () => {
              socket.write(head);
              socket.write(body.subarray(0, cut), () => setTimeout(() => socket.destroy(), 30));
            });
            socket.on('error', () => {});
            socket.on('close', resolve);
          }),
      ),
    );
    await expectNothingUnfinished(site);
    expect(await state()).toEqual(before);
  });

  test('of more than 20 files in one request are refused, whichever fields they are for [12.12]', async () => {
    const many = (count: number) => Array.from({ length: count }, () => picture);
    for (const fields of [{ image: many(21) }, { image: many(20), other: picture }, { image: many(40) }]) {
      const refused = await site.call('POST', '/api/album', {
        body: multipart({ title: 'Many', ...fields }),
      });
      expect(refused.status).toBe(400);
    }
    expect(await state()).toEqual(before);
    const made = await site.call('POST', '/api/album', {
      body: multipart({ title: 'Twenty', image: many(20) }),
    });
    expect(made.status).toBe(201);
    expect((made.json as { image: string[] }).image).toHaveLength(20);
    await site.call('DELETE', `/api/album/${made.record._id}`);
    expect(await state()).toEqual(before);
  });

  test('of two pictures for a field that takes one are refused', async () => {
    for (const path of ['/api/notice', '/api/picture']) {
      const answer = await site.call('POST', path, {
        body: multipart({ title: 'Two', image: [picture, picture] }),
      });
      expect(answer).toMatchObject({ status: 400, json: { fields: { image: expect.any(String) } } });
    }
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'One' } });
    const answer = await site.call('POST', `/api/noticeFile/${record._id}`, {
      body: multipart({ image: [picture, picture] }),
    });
    expect(answer.status).toBe(400);
    await site.call('DELETE', `/api/notice/${record._id}`);
    expect(await state()).toEqual(before);
  });

  test('in a text field are not taken for its text', async () => {
    const refused = await create(multipart({ title: picture }));
    expect(refused).toMatchObject({ status: 400, json: { fields: { title: 'Title is required.' } } });
    expect(await state()).toEqual(before);
  });

  test('sent to PUT are ignored, and the texts beside them are taken', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Before' } });
    const changed = await site.call('PUT', `/api/notice/${record._id}`, {
      body: multipart({ title: 'After', image: picture }),
    });
    expect(changed).toMatchObject({ status: 200, json: { title: 'After', image: null } });
    await site.call('DELETE', `/api/notice/${record._id}`);
    expect(await state()).toEqual(before);
  });

  test('left empty, as browsers send them, are ignored', async () => {
    const nothing = new File([], '', { type: 'application/octet-stream' });
    const made = await create(multipart({ title: 'Plain', image: nothing }));
    expect(made).toMatchObject({ status: 201, json: { image: null } });
    const body = `${part('title', '', 'Raw')}--edge\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n${END}`;
    expect(await create(body, { 'content-type': TYPE })).toMatchObject({
      status: 201,
      json: { image: null },
    });
    for (const path of [`/api/noticeFile/${made.record._id}`, '/api/picture'])
      expect(await site.call('POST', path, { body: multipart({ image: nothing }) })).toMatchObject({
        status: 400,
        json: { fields: { image: expect.any(String) } },
      });
    expect(
      (await site.call('POST', '/api/album', { body: multipart({ title: 'x', image: nothing }) })).status,
    ).toBe(400);
  });

  test('of other files than pictures are refused with 415, of too large pictures with 413, and nothing stays [11.6, 12.12]', async () => {
    const file = (content: BlobPart, name = 'a.png') => new File([content], name, { type: 'image/png' });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const bad of [
      file('GIF'),
      file(''),
      file('<html>'),
      file(svg, 'a.svg'),
      file(new Uint8Array(5000)),
      file('\x89PNG\r\n\x1a\nxx'),
    ])
      expect((await create(multipart({ title: 'Bad', image: bad }))).status).toBe(415);
    const heavy = file(
      new Uint8Array(await picture.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)])),
    );
    const tooHeavy = new File([heavy, new Uint8Array(20 * 1024 * 1024)], 'a.png');
    expect((await create(multipart({ title: 'Heavy', image: tooHeavy }))).status).toBe(413);
    const { status, refusal } = await create(
      multipart({ title: 'Both', image: [picture, file('no', 'other.png')] }),
    );
    expect(status).toBe(415);
    expect(refusal.fields, 'which of them').toEqual({ image: `other.png: ${refusal.message}` });
    expect(await state()).toEqual(before);
  });

  test('do not keep the name of the file', async () => {
    for (const name of [
      '../../x.png',
      '/etc/passwd',
      'C:\\x.png',
      'a\u0000.png',
      'x'.repeat(5000),
      '.htaccess',
      'भर्ना.png',
      '"><script>.png',
    ]) {
      const body = multipart({ title: 'Named', image: new File([picture], name) });
      const made = await create(body);
      expect(made.status, name).toBe(201);
      expect(made.record.image).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
      await site.call('DELETE', `/api/notice/${made.record._id}`);
      await site.call('DELETE', `/api/manage/trash/${made.record._id}`);
    }
    expect(await state()).toEqual(before);
  });
});
