import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../../test/databases.ts';
import { AddressRateLimit } from '../../accounts/address-rate-limit.ts';
import { complaint } from '../../content/complaint.fixture.ts';
import { faculty } from '../../content/faculty.ts';
import { readReceipt, readReceiptKey, receiptAddress } from '../../inbox/receipts.ts';
import { RecentIds } from '../../inbox/recent-ids.ts';
import { findSubmission } from '../../inbox/stored-submission.ts';
import { submit } from '../../inbox/submit.ts';
import { Clock, mailFor } from '../../mail/mail.fixture.ts';
import { at } from '../../site/pages/site.fixture.ts';
import { renderPage } from '../../site/render-page.ts';
import type { Site } from '../../whole-site.ts';
import { formPage } from './form-pages.tsx';
import type { Attempt } from './page.ts';

const typed = { name: 'Sita', phone: '9841234567', department: 'Library', message: 'It is cold.' };

describe.each(databases)('A form that is only declared, on $name,', ({ open }) => {
  let opened: OpenForTest;
  let site: Site;
  beforeAll(async () => {
    opened = await open([faculty, complaint.stored, complaint.spam]);
    const clock = new Clock();
    site = {
      ...mailFor(opened.database, clock),
      receiptKey: await readReceiptKey(opened.database),
      recentIds: new RecentIds(),
      tools: { cleanHtml: String },
      formBytes: { take: () => () => {} },
      formLimit: new AddressRateLimit({ limit: null, now: clock.now, message: (wait) => wait }),
    };
  });
  afterAll(() => opened.close());

  const send = (more: object = {}) =>
    submit(site, complaint, { fields: { ...typed, ...more }, address: '192.0.2.1' });

  async function pageAt(path: string, attempt?: Attempt): Promise<string> {
    const outcome = await formPage(complaint).load({
      database: opened.database,
      params: {},
      query: Object.fromEntries(new URL(path, 'https://himal.example').searchParams),
      path: complaint.page,
      frame: at,
      find: async () => undefined,
      language: 'en',
      card: () => null,
      sendsQuestionsOut: false,
      now: site.now,
      readReceipt: (type, secret) => readReceipt(site, type, secret),
      sendsMail: false,
      readPasswordLink: async () => null,
      ...(attempt && { attempt }),
    });
    if (outcome === 'not-found' || !('show' in outcome)) throw new Error('shows no page');
    return /<main.*<\/main>/s.exec(renderPage(outcome.show))?.[0] ?? '';
  }

  test('has a page with its words and its fields, and no others', async () => {
    const html = await pageAt(complaint.page);
    expect(html).toContain('<h1>Complaints</h1><p>Somebody looks into it within 3 days.</p>');
    expect(html).toContain('action="/complaints"');
    expect(html).toMatch(/<button id="send"[^>]*>Complain</);
    const names = [...html.matchAll(/<(?:input|textarea) [^>]*?name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual([...Object.keys(complaint.form.fields), 'website']);
  });

  test('is stored, and shows its receipt', async () => {
    const { item } = await send();
    const stored = (await findSubmission(opened.database.reader, complaint, item._id))?.item;
    expect(stored).toMatchObject({ ...typed, email: '', isView: false });
    expect(stored?.reference).toMatch(/^C-261121-/);
    const html = await pageAt(receiptAddress(site, complaint, item) ?? '');
    expect(html).toContain('We have your complaint');
    expect(html).toContain(item.reference);
    expect(html).not.toContain('>Programme<');
  });

  test('tells staff of its topic, and its sender that it has arrived', async () => {
    const { item } = await send({ email: 'sita@home.example' });
    const { reader } = opened.database;
    const mails = await reader.selectFrom('mail').selectAll().where('about', '=', item._id).execute();
    const told = Object.groupBy(mails, ({ kind }) => kind);
    expect(told.notification?.map(({ subject }) => subject)).toEqual(
      site.mailSetup?.staff.map(() => `New complaint ${item.reference}: Sita, Library`),
    );
    expect(told.notification?.[0]?.body).toContain(
      'Name: Sita\nDepartment: Library\nPhone: 9841234567\nEmail: sita@home.example\nSent: ',
    );
    expect(told.acknowledgement?.map(({ recipient }) => recipient)).toEqual(['sita@home.example']);
    expect(told.acknowledgement?.[0]?.body).not.toContain('Library');
  });

  test('is refused without a way to answer, and returned with the reasons', async () => {
    await expect(send({ phone: '', department: '' })).rejects.toMatchObject({ status: 400 });
    const refusal = { message: 'x', fields: { department: 'Department is required.' }, suggestions: {} };
    const html = await pageAt(complaint.page, { fields: { name: 'Sita' }, refusal });
    expect(html).toContain('<a href="#department">Department is required.</a>');
    expect(html).toContain('value="Sita"');
  });
});
