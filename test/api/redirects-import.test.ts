import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const LIST = '/api/manage/redirects';

describe.each(sites)('Redirects from a CSV file, on $name,', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const add = (from: string, to: string, permanent: boolean) =>
    site.call('POST', LIST, { json: { from, to, permanent } });
  const visit = async (path: string) => {
    const { status, headers } = await site.call('GET', path, { as: 'nobody' });
    return [status, headers.get('location')];
  };
  const send = (csv: string | Uint8Array<ArrayBuffer>, type = 'text/csv') =>
    site.call('POST', `${LIST}/import`, { body: csv, headers: { 'content-type': type } });

  test('are added and changed, and refused lines said [19.89]', async () => {
    await add('/csv-kept', '/faqs', false);
    await add('/csv-same', '/faqs', false);
    const csv = [
      '\ufefffrom,to,permanent',
      '/csv-1,/faqs,',
      '"/csv,2","/notices?x=""1""",false',
      '/csv-kept,/notices,',
      '/csv-same,/faqs,302',
      '/notices,/faqs,true',
      '/csv-bad,javascript:alert(1),true',
      '/CSV-1/,/gallery,true',
      '/csv-a,/csv-b,true',
      '/csv-b,/csv-a,true',
      '/csv-odd,/faqs,perhaps',
      '/पुरानो,/सूचना,true',
    ].join('\r\n');
    const { status, json } = await send(csv);
    expect(status).toBe(200);
    expect(json).toEqual({
      added: 4,
      changed: 1,
      refused: [
        { line: 6, message: expect.stringContaining('/notices') },
        { line: 7, message: expect.any(String) },
        { line: 8, message: expect.stringContaining('Line 2') },
        { line: 10, message: expect.stringContaining('circle') },
        { line: 11, message: expect.any(String) },
      ],
      warnings: [
        { line: 9, field: 'to', kind: 'missing', what: expect.stringContaining('/csv-b') },
        { line: 12, field: 'to', kind: 'missing', what: expect.any(String) },
      ],
    });
    expect(await visit('/csv-1')).toEqual([301, '/faqs']);
    expect(await visit('/csv,2')).toEqual([302, '/notices?x=%221%22']);
    expect(await visit('/csv-kept')).toEqual([302, '/notices']);
    expect(await visit(encodeURI('/पुरानो'))).toEqual([301, encodeURI('/सूचना')]);
    expect((await send(csv)).json).toMatchObject({ added: 0, changed: 0 });
  });

  test('may come in a form [19.89]', async () => {
    const body = new FormData();
    body.append('file', new Blob(['/in-form,/faqs\n'], { type: 'text/csv' }), 'old.csv');
    const { json } = await site.call('POST', `${LIST}/import`, { body });
    expect(json).toEqual({ added: 1, changed: 0, refused: [] });
    const inText = new FormData();
    for (let field = 0; field < 30; field += 1) inText.append(`other-${field}`, 'x');
    inText.append('csv', '\ufeff/as-text,/faqs\n/पाठ,/faqs\n');
    expect((await site.call('POST', `${LIST}/import`, { body: inText })).json).toMatchObject({ added: 2 });
  });

  test('are refused where the file is none [19.89]', async () => {
    expect((await send('')).status).toBe(400);
    expect((await send(new Uint8Array([0x2f, 0xff, 0x2c]))).status).toBe(400);
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send(`/a,/${'b'.repeat(1024 * 1024)}`)).status).toBe(413);
    expect((await send('/a,/b\n'.repeat(5001))).status).toBe(413);
    const inText = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="csv"\r\n\r\n/a,/b'),
      Buffer.from([0xff]),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    expect((await send(inText, 'multipart/form-data; boundary=x')).status).toBe(400);
    const empty = new FormData();
    empty.append('other', 'x');
    expect((await site.call('POST', `${LIST}/import`, { body: empty })).status).toBe(400);
  });

  test('may be five thousand [19.89]', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `/many-${at}.html,/many/${at}`);
    const { json } = await send(lines.join('\n'));
    expect(json).toMatchObject({ added: 5000, changed: 0, refused: [] });
    expect(await visit('/many-4999.html')).toEqual([301, '/many/4999']);
  });
});
