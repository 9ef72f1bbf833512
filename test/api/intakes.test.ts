import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { receiptIn } from '../pages/receipt-in-page.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf, managed, tagOf } from './editor.ts';

const HOUR = 3_600_000;

/** A moment in Kathmandu, to the second. */
const kathmandu = (day: string, time: string) => Date.parse(`${day}T${time}+05:45`);

describe.each(sites)('Intakes, on $name', ({ start }) => {
  let site: TestSite;
  let now: number;
  // Each has its own, since sessions end where the clock goes on for days.
  beforeEach(async () => {
    now = kathmandu('2026-12-01', '09:00:00');
    site = await start({ now: () => new Date(now) });
  });
  afterEach(() => site.close());

  const read = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const programme = async (title: string) => {
    const json = { title, title_ne: `${title} नेपाली` };
    const { record } = await site.call('POST', '/api/faculty', { json });
    return { id: record._id ?? '', title, path: `/academics/${record.slug}/${record._id}` };
  };
  const add = (faculty: string, fields: Record<string, string>) =>
    site.call('POST', '/api/intake', { json: { title: 'First intake', faculty, ...fields } });
  const apply = async (program: string, more: Record<string, unknown> = {}) =>
    site.call('POST', '/api/application', {
      as: 'nobody',
      json: { name: 'Asmita Rai', phone: '9841234567', program, message: String(now), ...more },
    });
  /** What the page says of the programme's intake. */
  const saidOn = async (path: string) =>
    /<(?:p class="intake"|li class="intake [^"]*")><strong>([^<]*)/.exec(await read(path))?.[1] ?? null;

  test('open, close and open again at their second, on every page that says so [44.2, 44.3]', async () => {
    const bca = await programme('BCA');
    for (const path of ['/', '/apply-online', '/admissions', bca.path])
      expect(await read(path)).not.toContain('class="intake');
    await add(bca.id, { opens: '2026-12-03', closes: '2026-12-04', closesAt: '17:00' });
    await add(bca.id, { title: 'Second', opens: '2027-03-01', closes: '2027-03-02' });
    const closed =
      'Closed since Friday, 4 December · १८ मंसिर, 5:00 pm; the next intake opens on Monday, 1 March · १७ फागुन';
    const moments = [
      [kathmandu('2026-12-02', '23:59:59'), 'Opens on Thursday, 3 December · १७ मंसिर'],
      [kathmandu('2026-12-03', '00:00:00'), 'Open until Friday, 4 December · १८ मंसिर, 5:00 pm'],
      [kathmandu('2026-12-04', '16:59:59'), 'Open until Friday, 4 December · १८ मंसिर, 5:00 pm'],
      [kathmandu('2026-12-04', '17:00:00'), closed],
      [kathmandu('2027-03-01', '00:00:00'), 'Open until Tuesday, 2 March · १८ फागुन'],
      [kathmandu('2027-03-02', '23:59:59'), 'Open until Tuesday, 2 March · १८ फागुन'],
      [kathmandu('2027-03-03', '00:00:00'), 'Closed since Tuesday, 2 March · १८ फागुन'],
    ] as const;
    for (const [at, said] of moments) {
      now = at;
      for (const path of ['/', '/apply-online', bca.path])
        expect([path, await saidOn(path)]).toEqual([path, said]);
      expect(await read('/admissions')).toMatch(`>${said}</`);
    }
    now = kathmandu('2027-03-02', '12:00:00');
    expect(await saidOn(`/ne${bca.path}`)).toBe('मङ्गलबार, फागुन १८ सम्म खुला');
  });

  test('are the answer to whether and until when one may apply, at their second [44.8]', async () => {
    const ask = async (message: string) => {
      const json = { message, sender: 'a-visitor-who-asks-twice' };
      const { list } = await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json });
      return list.map(({ text }) => text).join('\n');
    };
    const [bca, bba, bbs] = [await programme('BCA'), await programme('BBA'), await programme('BBS')];
    await programme('BPH');
    for (const { id } of [bca, bbs])
      await add(id, { opens: '2026-11-20', closes: '2026-12-04', closesAt: '17:00' });
    await add(bba.id, { opens: '2026-12-20', closes: '2026-12-30' });
    const open = 'Open until Friday, 4 December · १८ मंसिर, 5:00 pm';
    const coming = 'BBA: Opens on Sunday, 20 December · ५ पुस';
    expect(await ask('Is admission for BCA open?')).toMatch(
      `BCA: ${open}\n\nSource: [When to apply](/admissions)`,
    );
    expect(await ask('and for bba?')).toContain(coming);
    for (const message of ['when does admission close', 'last date to apply?'])
      expect(await ask(message)).toContain(`BBS, BCA: ${open}\n${coming}\n\n`);
    now = kathmandu('2026-12-04', '17:00:00');
    expect(await ask('can I still apply for BBS?')).toContain('BBS: Closed since Friday, 4 December');
    expect(await ask('BBA मा भर्ना खुला छ?')).toContain('BBA नेपाली: आइतबार, पुस ५ मा खुल्छ');
    expect(await ask('bca ma bharna kahile samma?')).toContain('बन्द');
    for (const message of [
      'BPH admission last date',
      'is admission open for mca',
      'scholarship application last date',
    ])
      expect(await ask(message)).not.toMatch(/Open|Opens|Closed|2026-12/);
  });

  test('that are drafts, taken down, or of a programme that is not live say nothing [44.3]', async () => {
    const law = await programme('Law');
    const days = { opens: '2026-11-20', closes: '2026-12-20' };
    const { record } = await add(law.id, days);
    expect(await saidOn(law.path)).toMatch(/^Open until/);
    const staff = editorOf(site, 'intake');
    await staff.unpublish(record._id ?? '');
    expect(await saidOn(law.path)).toBeNull();
    await site.call('DELETE', `/api/faculty/${law.id}`);
    expect(await read('/admissions')).not.toContain('>Law<');
  });

  test('are open for some time, with no test before, and need both days [44.1]', async () => {
    const { id } = await programme('Nursing');
    const day = '2026-12-03';
    for (const [field, days] of [
      ['closes', { opens: day, closes: '2026-12-02' }],
      ['closesAt', { opens: day, closes: day, closesAt: '00:00' }],
      ['test', { opens: day, closes: day, test: '2026-12-02' }],
    ] as const) {
      const { status, refusal } = await add(id, days);
      expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
    }
    const short = await add(id, { opens: day, closes: day, closesAt: '00:01', test: day });
    expect(short.status).toBe(201);
    for (const change of [{ closesAt: '00:00' }, { test: '2026-12-01' }, { opens: '2026-12-04' }])
      expect((await site.call('PUT', `/api/intake/${short.record._id}`, { json: change })).status).toBe(400);
    const without = await add('', { opens: '2026-12-03', closes: '' });
    expect([without.status, Object.keys(without.refusal.fields).toSorted()]).toEqual([
      400,
      ['closes', 'faculty'],
    ]);
  });

  test('what comes after closing is taken and marked, what comes before is not [44.4]', async () => {
    const { id, title } = await programme('BBS');
    const coming = await programme('BPH');
    await add(coming.id, { opens: '2026-12-05', closes: '2026-12-06' });
    await add(id, { opens: '2026-12-01', closes: '2026-12-01', closesAt: '17:00' });
    const closing = kathmandu('2026-12-01', '17:00:00');
    for (const [at, late] of [
      [now, undefined],
      [closing - 1000, undefined],
      [closing, true],
      [closing + HOUR, true],
    ] as const) {
      now = at;
      const submissionId = randomUUID();
      const { status, json } = await apply(title, { submissionId });
      expect([at, status, (json as { late?: true }).late]).toEqual([at, 201, late]);
      const again = await apply(title, { submissionId });
      expect([again.status, again.json]).toEqual([200, json]);
      const { _id } = json as { _id: string };
      const kept = await site.call('GET', `/api/application/${_id}`);
      expect((kept.json as { late?: true }).late).toBe(late);
    }
    for (const other of [coming.title, 'A programme of the past']) {
      const { status, json } = await apply(other);
      expect([status, 'late' in (json as object)]).toEqual([201, false]);
    }
    const { text } = await site.call('GET', '/api/applications.csv');
    expect(text.split('\n')[0]).toContain('Late');
  });

  test('stand in the calendar, in structured data and beside each other on /academics [44.6, 44.7]', async () => {
    const law = await programme('BALLB');
    const days = { opens: '2026-12-03', closes: '2026-12-04', closesAt: '17:00', test: '2026-12-06' };
    const { record } = await add(law.id, { ...days, classes: '2027-01-10', note: 'Hall 2' });
    const calendar = async () => (await read('/calendar.ics')).replaceAll('\r\n ', '');
    const shown = await calendar();
    expect(shown).toContain('SUMMARY:BALLB: last day to apply');
    expect(shown).toContain('DTSTART;TZID=Asia/Kathmandu:20261204T170000');
    for (const [part, day] of Object.entries({ opens: '20261203', test: '20261206', classes: '20270110' }))
      expect(shown).toMatch(new RegExp(`UID:${record._id}-${part}@chautari(?:(?!END:).)*DATE:${day}`, 's'));
    expect((await read('/ne/calendar.ics')).replaceAll('\r\n ', '')).toContain('निवेदनको अन्तिम दिन');
    const staff = editorOf(site, 'intake');
    await staff.unpublish(record._id ?? '');
    expect(await calendar()).not.toContain('BALLB');
    expect(await read('/academics')).not.toContain('Opens on');
    await staff.publish(record._id ?? '');
    const page = await read(law.path);
    for (const said of [
      '"applicationStartDate":"2026-12-03"',
      '"applicationDeadline":"2026-12-04T17:00:00+05:45"',
      '"startDate":"2027-01-10"',
    ])
      expect(page).toContain(said);
    for (const [at, said] of [
      [now, 'Opens on Thursday, 3 December'],
      [kathmandu('2026-12-04', '16:59:59'), 'Open until Friday, 4 December'],
      [kathmandu('2026-12-04', '17:00:00'), 'Closed since Friday, 4 December'],
    ] as const) {
      now = at;
      expect(await read('/academics')).toContain(said);
    }
    expect(await read(law.path)).not.toContain('applicationDeadline');
  });

  test('are written and published also by who is entrusted with admissions, and nothing else is [44.5]', async () => {
    const { id } = await programme('Physics');
    const json = { title: 'Winter', faculty: id, opens: '2026-12-01', closes: '2026-12-20' };
    const admissions = await addStaff(site, ['admissions']);
    const author = await addStaff(site, ['author']);
    const drafted = await site.call('POST', '/api/manage/intake', { json, as: admissions.as });
    const made = managed(drafted);
    expect([drafted.status, made.state]).toEqual([201, 'draft']);
    const publish = (as: { token: string }) => {
      const headers = { 'if-match': tagOf(drafted) };
      return site.call('POST', `/api/manage/intake/${made._id}/publish`, { json: {}, headers, as });
    };
    expect((await publish(author.as)).status).toBe(403);
    expect(managed(await publish(admissions.as)).state).toBe('live');
    const { as } = admissions;
    expect((await site.call('PUT', `/api/intake/${made._id}`, { json: { note: 'Room 2' }, as })).status).toBe(
      200,
    );
    expect((await site.call('DELETE', `/api/intake/${made._id}`, { as })).status).toBe(200);
    expect((await site.call('POST', `/api/manage/intake/${made._id}/untrash`, { as })).status).toBe(200);
    expect((await site.call('POST', '/api/intake', { json, as: author.as })).status).toBe(403);
    for (const path of ['/api/manage/notice', '/api/notice'])
      expect((await site.call('POST', path, { json: { title: 'No' }, as })).status).toBe(403);
  });

  test('who comes late reads it on the receipt, with script and without [44.4]', async () => {
    const { id, title } = await programme('BHM');
    await add(id, { opens: '2026-12-03', closes: '2026-12-04' });
    now = kathmandu('2026-12-05', '00:00:00');
    const { json } = await apply(title, { receipt: true });
    expect((json as { receipt: { late: string } }).receipt.late).toContain('after the last day to apply');
    const body = new URLSearchParams({ name: 'Late Rai', phone: '9841234567', program: title });
    const sent = await site.call('POST', '/apply-online', { as: 'nobody', body });
    const receipt = receiptIn(await read(sent.headers.get('location') ?? ''));
    expect(receipt).toContain('after the last day to apply');
    const early = await apply('A programme of the past', { receipt: true });
    expect((early.json as { receipt: { late: string } }).receipt.late).toBe('');
  });
});
