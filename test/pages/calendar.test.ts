import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anySite, type TestSite } from '../site.ts';

const ORIGIN = 'https://college.example.org';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The properties of each event in a calendar, by name with parameters. */
function eventsIn(file: string): Record<string, string>[] {
  const [, ...events] = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return events.map((event) =>
    Object.fromEntries(
      (event.split('END:VEVENT')[0] ?? '')
        .split('\r\n')
        .filter((line) => line !== '')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  );
}

describe.each(anySite)('Events and their calendar on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => site.close());

  const get = (path: string, headers = {}) => site.call('GET', path, { as: 'nobody', headers });
  const post = (json: object) => site.call('POST', '/api/news', { json });
  const add = async (json: object) => (await post(json)).record;
  const pathOf = ({ slug = '', _id }: Readonly<Record<string, string>>) =>
    `/news-and-events/${encodeURIComponent(slug)}/${_id}`;

  test('hours are refused without a start or with an end at the start, and shown beside the day [17.190]', async () => {
    const eventDay = '2026-12-07';
    for (const [hours, field] of [
      [{ eventEnd: '11:00' }, 'eventEnd'],
      [{ eventTime: '11:00', eventEnd: '11:00' }, 'eventEnd'],
      [{ eventTime: '25:00' }, 'eventTime'],
    ] as const) {
      const { status, refusal } = await post({ title: 'Fair', eventDay, ...hours });
      expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
    }
    const record = await add({ title: 'Fair', eventDay, eventTime: '10:00', eventEnd: '17:05' });
    expect(record).toMatchObject({ eventTime: '10:00', eventEnd: '17:05' });
    const change = (json: object) => site.call('PUT', `/api/news/${record._id}`, { json });
    expect((await change({ eventTime: '17:05' })).refusal.fields).toHaveProperty('eventEnd');
    expect((await change({ eventTime: '' })).status).toBe(400);
    expect((await change({ eventPlace: 'Yard' })).status).toBe(200);
    const { text } = await get(pathOf(record));
    expect(text).toContain('<span>10:00 am to 5:05 pm</span>');
    expect((await change({ eventTime: '', eventEnd: '' })).record).toMatchObject({
      eventTime: '',
      eventEnd: '',
    });
  });

  test('an event that ends after midnight ends the next day, on its page, in the calendar and for programs [17.190]', async () => {
    const hours = { eventDay: '2026-12-31', eventTime: '21:30', eventEnd: '00:45' };
    const record = await add({ title: 'New year', ...hours });
    expect(record).toMatchObject(hours);
    const page = await get(pathOf(record));
    expect(page.text).toContain('<span>9:30 pm to 12:45 am the next day</span>');
    expect(page.text).toContain('"endDate":"2027-01-01T00:45:00+05:45"');
    expect((await get(`/ne${pathOf(record)}`)).text).toContain('भोलिपल्ट');
    expect(eventsIn((await get(`${pathOf(record)}.ics`)).text)[0]).toMatchObject({
      'DTSTART;TZID=Asia/Kathmandu': '20261231T213000',
      'DTEND;TZID=Asia/Kathmandu': '20270101T004500',
    });
  });

  test('an event is a calendar file, another news item is none [17.191, 17.193]', async () => {
    const title = 'Open day; fees, forms & भर्ना\\';
    const event = { eventDay: inDays(9), eventTime: '08:00', eventEnd: '11:15', eventPlace: 'Yard, below' };
    const record = await add({ title, description: `<p>${'राम्रो दिन। '.repeat(9)}</p>`, ...event });
    const path = `${pathOf(record)}.ics`;
    const { status, text, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    // Only `filename*` can tell it whole; the other one is for programs that do not know that.
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="open-day-fees-forms-___.ics"; filename*=UTF-8''open-day-fees-forms-${encodeURIComponent('भर्ना')}.ics`,
    );
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Kathmandu\r\n');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const day = event.eventDay.replaceAll('-', '');
    const stamp = String(record.updatedAt).replace(/[-:]|\.\d+/g, '');
    const [found] = eventsIn(text);
    expect(found).toMatchObject({
      UID: `${record._id}@chautari`,
      DTSTAMP: stamp,
      'LAST-MODIFIED': stamp,
      'DTSTART;TZID=Asia/Kathmandu': `${day}T080000`,
      'DTEND;TZID=Asia/Kathmandu': `${day}T111500`,
      SUMMARY: 'Open day\\; fees\\, forms & भर्ना\\\\',
      LOCATION: 'Yard\\, below',
      URL: ORIGIN + pathOf(record),
    });
    expect(found?.DESCRIPTION).toMatch(/^राम्रो दिन।/);

    const page = await get(pathOf(record));
    expect(page.text).toContain(`href="${path}"`);
    expect(page.text).toContain('Add to calendar');
    await site.call('PUT', `/api/news/${record._id}`, { json: { eventTime: '', eventEnd: '' } });
    const [changed] = eventsIn((await get(path)).text);
    expect(changed).toMatchObject({
      UID: found?.UID,
      'DTSTART;VALUE=DATE': day,
      'DTEND;VALUE=DATE': inDays(10).replaceAll('-', ''),
    });
    expect(Number(changed?.SEQUENCE)).toBeGreaterThan(Number(found?.SEQUENCE));

    const moved = await get(`/news-and-events/closed-day/${record._id}.ics`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
    const plain = await add({ title: 'Results', eventPlace: 'Hall' });
    const past = await add({ title: 'Long ago', eventDay: '2020-01-01' });
    expect((await get(`${pathOf(plain)}.ics`)).status).toBe(404);
    expect((await get(`/news-and-events/x/${'0'.repeat(24)}.ics`)).status).toBe(404);
    expect((await get(`/news-and-events/x/nothing.ics`)).status).toBe(404);
    expect((await get(pathOf(past))).text).not.toContain('Add to calendar');
  });

  test('the calendar has the coming events and those of the last 90 days, and follows every change [17.192]', async () => {
    const empty = await get('/calendar.ics');
    for (const [title, days] of [
      ['Yesterday', -1],
      ['Next year', 365],
      ['Over', -92],
      ['Tomorrow', 1],
    ] as const)
      await add({ title, eventDay: inDays(days) });
    await add({ title: 'No event' });
    const { status, text, headers } = await get('/calendar.ics');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const titles = eventsIn(text).map(({ SUMMARY }) => SUMMARY);
    const own = ['Yesterday', 'Tomorrow', 'Next year', 'Over', 'No event'];
    expect(titles.filter((title) => own.includes(title ?? ''))).toEqual(own.slice(0, 3));
    const etag = headers.get('etag') ?? '';
    expect(etag).not.toBe(empty.headers.get('etag'));
    expect((await get('/calendar.ics', { 'if-none-match': etag })).status).toBe(304);
    const list = (await get('/news-and-events')).text;
    expect(list).toContain('href="/calendar.ics"');
    expect(list).toMatch(/href="webcal:\/\/[^/"]+\/calendar.ics"/);
  });

  test('in Nepali they have the same events, which lead to Nepali pages [20.38]', async () => {
    const record = await add({
      title: 'Sports day',
      title_ne: 'खेलकुद दिवस',
      eventDay: inDays(2),
      eventPlace: 'Yard',
      eventPlace_ne: 'आँगन',
    });
    const path = `/ne${pathOf(record)}.ics`;
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(eventsIn(text)).toMatchObject([
      {
        UID: `${record._id}@chautari`,
        URL: `${ORIGIN}/ne${pathOf(record)}`,
        SUMMARY: 'खेलकुद दिवस',
        LOCATION: 'आँगन',
      },
    ]);
    expect((await get(path.replace('sports', 'former'))).headers.get('location')).toBe(path);
    const calendar = await get('/ne/calendar.ics');
    expect(calendar.text).toContain('X-WR-CALNAME:Our College: कार्यक्रम');
    const idsIn = (file: string) => eventsIn(file).map(({ UID }) => UID);
    expect(idsIn(calendar.text)).toEqual(idsIn((await get('/calendar.ics')).text));
  });

  test('the page of an event has it as structured data [17.194]', async () => {
    const record = await add({
      title: 'Fair',
      eventDay: '2027-01-05',
      eventTime: '15:30',
      eventPlace: 'Yard',
    });
    const { text } = await get(pathOf(record));
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as object,
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Event',
        name: 'Fair',
        startDate: '2027-01-05T15:30:00+05:45',
        location: { '@type': 'Place', name: 'Yard', address: 'Yard' },
      }),
    );
  });
});
