import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact } from '../../src/content/contact.ts';
import { connect } from '../../src/db/connect.ts';
import { contentOf, newRowOf } from '../../src/db/store.ts';
import { Writer } from '../../src/db/writer.ts';
import { parseCsv } from '../csv.ts';
import { sites, type TestSite } from '../site.ts';
import { readWorkbook } from '../workbook.ts';

const MANY = 5000;

describe.each(sites)('The export of the inbox on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({
      now: () => new Date('2026-11-21T20:30:05.000Z'),
    });
  });
  afterAll(() => site.close());

  const send = async (kind: string, json: object) =>
    (await site.call('POST', `/api/${kind}`, { as: 'nobody', json })).record;
  const table = async (path: string) => parseCsv((await site.call('GET', path)).text);

  const application = {
    name: 'सीता "Sita" भट्टराई, BCA',
    address: '=HYPERLINK("http://evil.example","Click")',
    phone: '०९८४१२३४५६७',
    email: '-sita@example.org',
    program: ' +BCA',
    prev_college: '＝cmd',
    message: 'One\r\n"two", three\n=four',
  };

  test('is a table of applications that a spreadsheet opens without evaluating formulas', async () => {
    const { reference, _id } = await send('application', application);
    const second = await send('application', { ...application, name: 'Other', message: '' });
    await site.call('PUT', `/api/application/${_id}`, { json: { isView: true } });
    const { headers, text } = await site.call('GET', '/api/applications.csv');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment; filename="applications-2026-11-22.csv"'),
    });
    const names = 'Reference,Received,Name,Address,Phone,Email,Program,Previous College,Message,Viewed,Late';
    const bytes = await fetch(`${site.url}/api/applications.csv`, {
      headers: { authorization: `Bearer ${site.token}` },
    }).then((answer) => answer.bytes());
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toMatch(`\ufeff${names}\r\n`);
    const [, other, first] = parseCsv(text);
    expect(first).toEqual([
      reference,
      '2026-11-22 02:15:05',
      application.name,
      `'${application.address}`,
      `'${application.phone}`,
      `'${application.email}`,
      `'${application.program.trim()}`,
      `'${application.prev_college}`,
      'One\n"two", three\n=four',
      'Yes',
      'No',
    ]);
    expect([other?.[0], other?.[8], other?.[9]]).toEqual([second.reference, '', 'No']);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  test('is a workbook of the same cells as texts, without a guard, at the address with the other ending [17.100]', async () => {
    const { reference } = await send('contact', { name: '=1+1', phone: '०१-५९७०१२३', message: 'Hello' });
    const workbook = async (path: string) => {
      const headers = { authorization: `Bearer ${site.token}` };
      const response = await fetch(`${site.url}${path}`, { headers });
      return { headers: response.headers, rows: readWorkbook(await response.bytes()) };
    };
    const { headers, rows } = await workbook('/api/contacts.xlsx?q=%3D1');
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers.get('content-disposition')).toContain('filename="contacts-2026-11-22.xlsx"');
    expect(rows).toEqual([
      'Reference,Received,Name,Address,Phone,Email,Message,Viewed'.split(','),
      [reference, '2026-11-22 02:15:05', '=1+1', '', '०१-५९७०१२३', '', 'Hello', 'No'],
    ]);
    const [, spam] = (await workbook('/api/contacts.xlsx?spam=true&q=nobody+at+all')).rows;
    expect(spam).toBeUndefined();
    expect((await site.call('GET', '/api/contacts.xlsx', { as: 'nobody' })).status).toBe(401);
  });

  test('has the filtered list, with spam separate', async () => {
    const message = { email: 'a@example.org', message: 'Hello' };
    for (const name of ['Ärzte one', 'ÄRZTE two', 'Nobody']) await send('contact', { ...message, name });
    await send('contact', { ...message, name: 'Ärzte for sale', website: 'x' });
    const names = async (query: string) =>
      (await table(`/api/contacts.csv${query}`)).slice(1).map(([, , name]) => name);
    const q = encodeURIComponent('ärzte');
    expect((await names('')).slice(0, 3)).toEqual(['Nobody', 'ÄRZTE two', 'Ärzte one']);
    expect(await names(`?q=${q}`)).toEqual(['ÄRZTE two', 'Ärzte one']);
    expect(await names(`?q=${q}&spam=true`)).toEqual(['Ärzte for sale']);
    expect(await names('?q=nobody+like+it')).toEqual([]);
    const spam = await site.call('GET', '/api/contacts.csv?spam=true');
    expect(spam.headers.get('content-disposition')).toContain('contacts-spam-2026-11-22.csv');
    for (const query of ['?spam=perhaps', '?q=a&q=b', '?spam=true&spam=true'])
      expect((await site.call('GET', `/api/contacts.csv${query}`)).status).toBe(400);
    const head = await site.call('HEAD', '/api/contacts.csv');
    expect([head.status, head.text, head.headers.get('content-type')]).toEqual([
      200,
      '',
      'text/csv; charset=utf-8',
    ]);
  });

  test(`has all ${MANY} of them whatever the page, each once, in the order of the list`, async () => {
    const engine = await connect({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    const rowOf = (number: number) =>
      newRowOf(contact.stored, {
        _id: number.toString(16).padStart(24, '0'),
        createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 90) * 1000).toISOString(),
        updatedAt: '2026-01-01T00:00:00.000Z',
        name: `Many ${number}`,
        message: 'x'.repeat(200),
      });
    await new Writer(engine).write(async ({ db }) => {
      for (let first = 1; first <= MANY; first += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => rowOf(first + index));
        await contentOf(db).insertInto(contact.stored.name).values(rows).execute();
      }
    });
    await engine.close();
    const rows = (await table('/api/contacts.csv?q=many')).slice(1);
    expect(rows.map(([, , name]) => name)).toEqual(
      Array.from({ length: MANY }, (_, index) => `Many ${MANY - index}`),
    );
    const { list } = await site.call('GET', '/api/contacts?q=many&limit=100&page=50');
    expect(rows.slice(-100).map(([reference]) => reference)).toEqual(list.map(({ reference }) => reference));
  });
});
