import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../mail-server.ts';
import { receiptIn } from '../pages/receipt-in-page.ts';
import { sites, type TestSite } from '../site.ts';
import { readWorkbook } from '../workbook.ts';

const asVisitor = { as: 'nobody' } as const;
const LANGUAGES = ['en', 'ne'] as const;
const SECOND = 1000;
const OPENS = Date.parse('2026-12-03T00:00:00+05:45');
const CLOSES = Date.parse('2026-12-03T17:00:00+05:45');

type State = 'coming' | 'open' | 'closed';
const SAID = {
  coming: { en: 'Opens on Thursday, 3 December · १७ मंसिर', ne: 'बिहीबार, मंसिर १७ मा खुल्छ' },
  open: {
    en: 'Open until Thursday, 3 December · १७ मंसिर, 5:00 pm',
    ne: 'बिहीबार, मंसिर १७, साँझ ५ बजेसम्म खुला',
  },
  closed: {
    en: 'Closed since Thursday, 3 December · १७ मंसिर, 5:00 pm',
    ne: 'बिहीबार, मंसिर १७, साँझ ५ बजेदेखि बन्द',
  },
};
const MOMENTS: readonly (readonly [number, State])[] = [
  [OPENS - SECOND, 'coming'],
  [OPENS, 'open'],
  [OPENS + SECOND, 'open'],
  [CLOSES - SECOND, 'open'],
  [CLOSES, 'closed'],
  [CLOSES + SECOND, 'closed'],
  [OPENS + 86_400_000, 'closed'],
];

describe.each(sites)('An intake at its seconds, on $name', ({ start }) => {
  let site: TestSite;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let now: number;
  let programme: string;
  beforeEach(async () => {
    now = OPENS - SECOND;
    server = await startMailServer();
    const environment = { SMTP_URL: server.url, NOTIFY_EMAIL: 'office@himal.example' };
    site = await start({ now: () => new Date(now), environment });
    const { record } = await site.call('POST', '/api/faculty', { json: { title: 'BCA', title_ne: 'बीसीए' } });
    programme = `/academics/${record.slug}/${record._id}`;
    const days = { opens: '2026-12-03', closes: '2026-12-03', closesAt: '17:00' };
    const json = { title: 'First', faculty: record._id, ...days };
    expect((await site.call('POST', '/api/intake', { json })).status).toBe(201);
  });
  afterEach(async () => {
    await site.close();
    await server.close();
  });

  const statesIn = (text: string, language: 'en' | 'ne') =>
    (Object.keys(SAID) as State[]).filter((state) => text.includes(SAID[state][language]));

  test('is said alike by every reader, also to who kept the answer before [44.2, 44.3, 44.6, 44.7, 44.8]', async () => {
    const kept = new Map<string, { tag: string; text: string }>();
    const read = async (path: string) => {
      const before = kept.get(path);
      const headers = { 'if-none-match': before?.tag ?? '"none"' };
      const answer = await site.call('GET', path, { ...asVisitor, headers });
      const text = answer.status === 304 ? (before?.text ?? '') : answer.text;
      kept.set(path, { tag: answer.headers.get('etag') ?? '', text });
      return text;
    };
    const ask = async (message: string) => {
      const json = { message, sender: `a-visitor-who-asks-at-${now}` };
      return (await site.call('POST', '/webhooks/rest/webhook', { ...asVisitor, json })).text;
    };
    for (const [at, state] of MOMENTS) {
      now = at;
      for (const language of LANGUAGES) {
        const base = language === 'ne' ? '/ne' : '';
        for (const path of ['/', '/admissions', '/apply-online', '/academics', programme]) {
          const url = base + (base && path === '/' ? '' : path);
          expect([at, url, statesIn(await read(url), language)]).toEqual([at, url, [state]]);
        }
        // What can be applied for no more has no dates for search engines.
        expect((await read(base + programme)).includes('"applicationDeadline"')).toBe(state !== 'closed');
        expect(await read(`${base}/calendar.ics`)).toContain('DTSTART;TZID=Asia/Kathmandu:20261203T170000');
        const question = language === 'ne' ? 'बीसीएमा भर्ना खुला छ?' : 'Is admission for BCA open?';
        expect([at, statesIn(await ask(question), language)]).toEqual([at, [state]]);
      }
    }
  });

  test('marks what is late everywhere, from its second on and in both languages [44.4]', async () => {
    const late = {
      en: ['It came after the last day to apply', 'Your application came after the last day to apply'],
      ne: ['यो निवेदन अन्तिम दिन बितेपछि आयो', 'तपाईंको निवेदन अन्तिम दिन बितेपछि आयो'],
    } as const;
    const sent: { email: string; lang: 'en' | 'ne'; isLate: boolean }[] = [];
    for (const [at, state] of MOMENTS)
      for (const lang of LANGUAGES) {
        now = at;
        const isLate = state === 'closed';
        const email = `${lang}-${at}@home.example`;
        sent.push({ email, lang, isLate });
        const program = lang === 'ne' ? 'बीसीए' : 'BCA';
        const fields = { name: 'Asmita Rai', phone: '9841234567', email, program };
        const json = { ...fields, message: email, lang, receipt: true };
        const headers = { 'x-lang': lang };
        const answer = await site.call('POST', '/api/application', { ...asVisitor, json, headers });
        const { late: marked, receipt } = answer.json as { late?: true; receipt: { late: string } };
        expect([at, answer.status, marked]).toEqual([at, 201, isLate || undefined]);
        expect([at, receipt.late.startsWith(late[lang][0])]).toEqual([at, isLate]);
        const body = new URLSearchParams({ ...fields, email: `plain-${email}`, lang });
        const base = lang === 'ne' ? '/ne' : '';
        const form = await site.call('POST', `${base}/apply-online`, { ...asVisitor, body });
        const page = await site.call('GET', form.headers.get('location') ?? '', asVisitor);
        expect([at, receiptIn(page.text).includes(late[lang][0])]).toEqual([at, isLate]);
      }
    // When the administrator's session had not ended.
    now = OPENS;
    const { list } = await site.call('GET', '/api/applications?limit=100');
    expect(Object.fromEntries(list.map((one) => [one.email, one.late === (true as unknown)]))).toEqual(
      Object.fromEntries(
        sent.flatMap(({ email, isLate }) => [email, `plain-${email}`].map((to) => [to, isLate])),
      ),
    );
    const answer = await fetch(`${site.url}/api/applications.xlsx`, {
      headers: { authorization: `Bearer ${site.token}` },
    });
    const [head = [], ...rows] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    const cell = (row: string[], name: string) => row[head.indexOf(name)];
    expect(rows).toHaveLength(sent.length * 2);
    for (const row of rows) {
      const its = sent.find(({ email }) => cell(row, 'Email')?.endsWith(email));
      expect([cell(row, 'Email'), cell(row, 'Late')]).toEqual([
        cell(row, 'Email'),
        its?.isLate ? 'Yes' : 'No',
      ]);
    }
    now = OPENS + 86_400_000;
    for (const { email, lang, isLate } of sent) {
      const mailTo = () => server.arrived.find(({ recipients }) => recipients.includes(email))?.mail;
      await expect.poll(mailTo, { timeout: 25_000 }).toBeDefined();
      expect([email, mailTo()?.text?.includes(late[lang][1])]).toEqual([email, isLate]);
    }
  });
});
