import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { type Answer, type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf, managed } from './editor.ts';

const NEPALI = { 'x-lang': 'ne' };
const NOWHERE = '0'.repeat(24);
/** Latin words allowed in Nepali error messages: names and values of the API, formats, and examples. */
const ALLOWED = [
  /^\w+(?=:| मा )/,
  /[\w@.-]+@[\w.]+/,
  /\{ name, count \}|\{ user, bot, timestamp \}|\bname(?= एक पटक)/,
  /(?:[\w-]+, )+[\w-]+/,
  /\/(?:api|admin|uploads|assets|icons|webhooks|about\.html|who-we-are|notices)\b|https:\/\//,
  /geo:27\.7090,85\.3250/,
  /2027-01-31T10:00:00\+05:45|2026-11-21T09:30:00Z|ISO 8601/,
  /application\/x-www-form-urlencoded|multipart\/form-data|text\/csv|\b\w+\.(?:jpg|pdf)\b/,
  /\b(?:JSON|UTF-8|PDF|CSV|JPEG|PNG|WebP|AVIF|GIF|ETag|If-Match|SMTP_URL|GET|HEAD|QUERY)\b/,
  /\b(?:true|false|admin|student|teacher|en|ne|up|down|id|etag|from|until|user|bot|session)\b/,
].map(({ source }) => new RegExp(source, 'g'));
const withoutAllowed = (text: string) => ALLOWED.reduce((rest, one) => rest.replace(one, ''), text);

const json = (body: unknown, more: CallOptions = {}): CallOptions => ({ json: body, ...more });

describe.each(sites)('Refusals of the API in Nepali, on $name', ({ start }) => {
  let site: TestSite;
  let notice = '';
  let faculty = '';
  let scheduled = '';
  let contact = '';
  let author: NonNullable<CallOptions['as']>;
  beforeAll(async () => {
    site = await start();
    const made = async (type: string, fields: Record<string, unknown>) => {
      const body = multipart({ ...fields, image: await smallPicture() });
      return (await site.call('POST', `/api/${type}`, { body })).record._id ?? '';
    };
    notice = await made('notice', { title: 'Entrance results', description: '<p>Asha</p>' });
    faculty = await made('faculty', { title: 'BCA' });
    const sent = { name: 'Asha', phone: '9841234567', message: 'Namaste' };
    contact = (await site.call('POST', '/api/contact', { json: sent })).record._id ?? '';
    author = (await addStaff(site, ['author'])).as;
    const staff = editorOf(site, 'notice');
    scheduled = managed(await staff.draft({ title: 'Timed' }))._id;
    await staff.publish(scheduled, { at: '2099-01-01T00:00:00Z' });
  });
  afterAll(() => site.close());

  /** Refused calls: what each is refused for is one sentence of the program, or several. */
  const calls: readonly (readonly [string, () => readonly [string, string, CallOptions?]])[] = [
    ['an unknown address', () => ['GET', '/api/nowhere']],
    ['a method', () => ['PUT', '/api/notices']],
    ['no token', () => ['GET', '/api/accounts', { as: 'nobody' }]],
    ['no duty', () => ['DELETE', `/api/notice/${notice}`, { as: author }]],
    ['one of several duties', () => ['GET', '/api/accounts', { as: author }]],
    ['a missing record', () => ['GET', `/api/notice/${NOWHERE}`]],
    ['a malformed id', () => ['GET', '/api/faculty/x']],
    ['a missing account', () => ['GET', `/api/account/${NOWHERE}`]],
    ['a missing message', () => ['GET', `/api/contact/${NOWHERE}`]],
    ['a missing redirect', () => ['GET', `/api/manage/redirects/${NOWHERE}`]],
    ['a missing version', () => ['GET', `/api/manage/notice/${notice}/history/99`]],
    ['pages', () => ['GET', '/api/notices?page=x&limit=900']],
    ['a text given twice', () => ['GET', '/api/notices?q=a&q=b']],
    ['a flag', () => ['GET', '/api/contacts?spam=perhaps']],
    ['searched words', () => ['GET', '/api/find']],
    ['days of the audit trail', () => ['GET', '/api/manage/audit?from=2026-11-21&to=2026-11-01']],
    ['no day', () => ['GET', '/api/manage/audit?from=soon&what=nothing']],
    [
      'no JSON',
      () => ['POST', '/api/contact', { body: '{', headers: { 'content-type': 'application/json' } }],
    ],
    ['a list for an object', () => ['POST', '/api/contact', json([])]],
    [
      'another kind of body',
      () => ['POST', '/api/contact', { body: 'x', headers: { 'content-type': 'text/x' } }],
    ],
    [
      'bytes that are no text',
      () => [
        'POST',
        '/api/contact',
        { body: new Uint8Array([255]), headers: { 'content-type': 'application/json' } },
      ],
    ],
    ['too much text', () => ['POST', '/api/contact', json({ message: 'a'.repeat(200_000) })]],
    [
      'a form',
      () => [
        'POST',
        '/api/contact',
        json({ phone: '12', email: 'asha@gmial', lang: 'hi', submissionId: 'x' }),
      ],
    ],
    ['an application', () => ['POST', '/api/application', json({ name: 'a'.repeat(201), phone: 7 })]],
    ['whether it was viewed', () => ['PUT', `/api/contact/${contact}`, json({ isView: 'maybe' })]],
    ['whether it is spam', () => ['POST', `/api/contact-spam/${contact}`, json({})]],
    ['a notice without a title', () => ['POST', '/api/notice', json({ title: '', date: 'soon' })]],
    ['a faculty without anything', () => ['POST', '/api/faculty', json({})]],
    [
      'an event that ends when it begins',
      () => ['POST', '/api/news', json({ title: 'a', eventTime: '10:00', eventEnd: '10:00', eventDay: 'x' })],
    ],
    ['a semester of no faculty', () => ['POST', '/api/semester', json({ title: 'One', faculty: NOWHERE })]],
    [
      'subjects',
      () => [
        'POST',
        '/api/semester',
        json({ title: 'One', faculty, subjects: [{ code: '', name: 7, credits: 99 }] }),
      ],
    ],
    [
      'a stale change',
      () => ['PUT', `/api/notice/${notice}`, json({ title: 'x' }, { headers: { 'if-match': '"0"' } })],
    ],
    [
      'a file that is no picture',
      () => ['POST', '/api/picture', { body: multipart({ image: new File(['x'], 'a.jpg') }) }],
    ],
    [
      'an empty picture',
      () => ['POST', '/api/picture', { body: multipart({ image: new File([''], 'a.jpg') }) }],
    ],
    ['no picture', () => ['POST', '/api/picture', { body: multipart({}) }]],
    [
      'a file that is no PDF',
      () => ['POST', '/api/attachment', { body: multipart({ attachment: new File(['x'], 'a.pdf') }) }],
    ],
    ['no PDF', () => ['POST', '/api/attachment', { body: multipart({}) }]],
    [
      'documents that are not stored',
      () => [
        'PUT',
        `/api/notice/${notice}`,
        json({ attachments: [{ path: `/uploads/${'a'.repeat(32)}.pdf`, name: '', size: 1 }] }),
      ],
    ],
    [
      'an account',
      () => [
        'POST',
        '/api/account',
        json({ email: 'x', password: 'short', role: 'boss', lang: 'hi', duties: ['all'], faculty: 'x' }),
      ],
    ],
    [
      'a taken address',
      () => [
        'POST',
        '/api/account',
        json({ role: 'student', name: 'A', email: 'admin@localhost', password: 'a long enough one' }),
      ],
    ],
    [
      'duties of a student',
      () => [
        'POST',
        '/api/account',
        json({ role: 'student', name: 'A', email: 'a@b', password: 'a long enough one', duties: ['author'] }),
      ],
    ],
    ['a sign-in', () => ['POST', '/api/user/login', json({ email: 7 }, { as: 'nobody' })]],
    [
      'a wrong password',
      () => ['POST', '/api/user/login', json({ email: 'x@y', password: 'z' }, { as: 'nobody' })],
    ],
    ['a new password', () => ['PUT', '/api/me/password', json({ current: 'wrong', password: 'short' })]],
    ['one’s own language', () => ['PUT', '/api/me', json({ lang: 'hi' })]],
    [
      'settings',
      () => [
        'PUT',
        '/api/settings',
        json({
          name: '',
          phone: 'x',
          email: 'x',
          mapsUrl: 'x y',
          established: 1,
          boxUsers: 'x',
          extensions: 'x',
          morePhones: 'x',
          moreEmails: 'x',
          logo: 'x',
          review: ['x'],
        }),
      ],
    ],
    ['a redirect', () => ['POST', '/api/manage/redirects', json({ from: 'x', to: 'y', permanent: 'z' })]],
    ['a redirect of a page', () => ['POST', '/api/manage/redirects', json({ from: '/notices', to: '/' })]],
    ['a redirect to itself', () => ['POST', '/api/manage/redirects', json({ from: '/old', to: '/old' })]],
    [
      'no CSV',
      () => ['POST', '/api/manage/redirects/import', { body: '', headers: { 'content-type': 'text/csv' } }],
    ],
    ['publishing what was not seen', () => ['POST', `/api/manage/notice/${notice}/publish`, json({})]],
    [
      'dates',
      () => [
        'POST',
        `/api/manage/notice/${notice}/publish`,
        json({ at: 'soon', expireAt: '2020', note: 7 }, { headers: { 'if-match': '"0"' } }),
      ],
    ],
    [
      'a scheduled draft',
      () => [
        'PUT',
        `/api/manage/notice/${scheduled}/draft`,
        json({ fields: { title: 'x' } }, { as: author, headers: { 'if-match': '"0"' } }),
      ],
    ],
    [
      'a review',
      () => [
        'POST',
        `/api/manage/notice/${notice}/review`,
        json({ action: 'praise' }, { headers: { 'if-match': '"0"' } }),
      ],
    ],
    [
      'several at once',
      () => ['POST', '/api/manage/notice/bulk', json({ action: 'burn', ids: 7, until: 'x' })],
    ],
    ['an order', () => ['POST', `/api/faculty-semesters/${faculty}`, json({ ids: 'x' })]],
    ['another order', () => ['POST', `/api/faculty-semesters/${faculty}`, json({ ids: [NOWHERE] })]],
    ['a direction', () => ['POST', `/api/faculty-move/${faculty}`, json({ direction: 'left', past: 7 })]],
    ['a test mail', () => ['POST', '/api/mail-test', json({ to: 'x' })]],
    [
      'a chat message',
      () => ['POST', '/webhooks/rest/webhook', json({ message: '', sender: 7 }, { as: 'nobody' })],
    ],
    [
      'a conversation',
      () => [
        'POST',
        '/api/chat',
        json({ conversation: [{ user: '', timestamp: 'x' }], session: 7 }, { as: 'nobody' }),
      ],
    ],
  ];

  const textsOf = ({ refusal }: Answer) => [refusal.message, ...Object.values(refusal.fields ?? {})];

  test.each(calls)('%s [20.52]', async (_what, of) => {
    const [method, path, options = {}] = of();
    const call = (headers: Record<string, string>) =>
      site.call(method, path, { ...options, headers: { ...options.headers, ...headers } });
    const nepali = await call(NEPALI);
    expect(nepali.status, nepali.text).toBeGreaterThanOrEqual(400);
    for (const said of textsOf(nepali)) {
      expect(said).toMatch(/[\u0900-\u097f]/);
      expect(withoutAllowed(said).match(/[A-Za-z]{2,}|[0-9]/g), said).toBeNull();
    }
    const english = await call({ 'accept-language': 'ne' });
    expect([english.status, english.refusal.code]).toEqual([nepali.status, nepali.refusal.code]);
    expect(Object.keys(english.refusal.fields ?? {})).toEqual(Object.keys(nepali.refusal.fields ?? {}));
    for (const said of textsOf(english)) expect(said).not.toMatch(/[\u0900-\u097f]/);
  });

  test('what is refused within an answer: records of a bulk change, and lines of a file [20.52]', async () => {
    const ids = [{ id: NOWHERE, etag: '"0"' }];
    const bulk = await site.call('POST', '/api/manage/notice/bulk', {
      json: { action: 'trash', ids },
      headers: NEPALI,
    });
    expect(bulk.json).toMatchObject({
      refused: [{ code: 'not-found', message: 'यो सूचना भेटिएन, वा हटाइसकिएको छ।' }],
    });
    const file = '/a,/a\n/notices,/b\n';
    const read = await site.call('POST', '/api/manage/redirects/import', {
      body: file,
      headers: { ...NEPALI, 'content-type': 'text/csv' },
    });
    expect(read.json).toMatchObject({
      refused: [
        { line: 1, message: 'यो ठेगाना घुमेर आफैँमा पुग्छ।' },
        { line: 2, message: '/notices यही वेबसाइटको पृष्ठ हो, र पृष्ठलाई पुनर्निर्देशनले कहिल्यै लुकाउँदैन।' },
      ],
    });
  });

  test('tables have Nepali headings, and the same cells but for yes and no [20.54]', async () => {
    const table = async (path: string, headers: Record<string, string>) =>
      (await site.call('GET', path, { headers })).text.replace('\ufeff', '').split('\r\n');
    const [heading, row] = await table('/api/contacts.csv', NEPALI);
    expect(heading).toBe('दर्ता नम्बर,पाइएको,नाम,ठेगाना,फोन,इमेल,सन्देश,हेरिएको');
    expect(row).toMatch(/,होइन$/);
    const [english] = await table('/api/contacts.csv', { 'accept-language': 'ne' });
    expect(english).toBe('Reference,Received,Name,Address,Phone,Email,Message,Viewed');
    const [audit] = await table('/api/manage/audit', { ...NEPALI, accept: 'text/csv' });
    expect(audit).toBe('कहिले,कसले,के,प्रकार,शीर्षक,विस्तार,अभिलेख,खाता,लगइन');
  });
});
