import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DUTIES } from '../../src/content/duties.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';

const PASSWORD = 'a long enough one';
const NEW = 'another long enough one';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/148.0.0.0 Mobile Safari/537.36';
const NOWHERE = '0'.repeat(24);

describe.each(sites)('One’s own account on $name', ({ start }) => {
  let site: TestSite;
  let last = 0;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const login = (role: string, email: string, password = PASSWORD, headers = {}) =>
    site.call('POST', `/api/${role === 'admin' ? 'user' : role}/login`, {
      as: 'nobody',
      json: { email, password },
      headers,
    });
  const tokenOf = async (role: string, email: string, password = PASSWORD, headers = {}) =>
    (await login(role, email, password, headers)).record.token ?? '';

  /** Creates an account and signs in. */
  async function somebody(role: string, more: object = {}) {
    last += 1;
    const email = `${role}-${last}@localhost`;
    const json = { role, name: `${role} ${last}`, email, password: PASSWORD, ...more };
    const { record } = await site.call('POST', '/api/account', { json });
    return { id: record._id ?? '', name: json.name, email, token: await tokenOf(role, email) };
  }
  const me = (token: string) => site.call('GET', '/api/me', { as: { token } });
  const change = (token: string, json: object, more: CallOptions = {}) =>
    site.call('PUT', '/api/me/password', { as: { token }, json, ...more });

  describe('the password', () => {
    test.each([
      ['admin', 'user'],
      ['student', 'student'],
      ['teacher', 'teacher'],
    ])('of one who is %s is changed: every session ends but the one that begins', async (role, key) => {
      const { id, name, email, token } = await somebody(role);
      const duties = role === 'admin' && { duties: DUTIES };
      const elsewhere = await tokenOf(role, email);
      const answer = await change(token, { current: PASSWORD, password: NEW });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.json).toEqual({
        token: expect.any(String),
        [key]: { _id: id, name, email, role, ...duties, lang: 'en' },
      });
      for (const ended of [token, elsewhere]) expect((await me(ended)).status).toBe(401);
      expect((await me(answer.record.token ?? '')).json).toEqual({
        [key]: { _id: id, name, email, role, ...duties, lang: 'en' },
      });
      expect((await login(role, email)).status).toBe(401);
      expect((await login(role, email, NEW)).status).toBe(200);
    });

    test.each([
      [{}, { current: 'Current password is required.', password: 'Password is required.' }],
      [
        { current: PASSWORD, password: 'too short' },
        { password: 'Password has to have at least 10 characters.' },
      ],
      [{ current: 'not the right one', password: NEW }, { current: 'This is not your current password.' }],
      [{ current: 7, password: NEW }, { current: 'Current password has to be a text.' }],
    ])('is not changed with %j', async (json, fields) => {
      const { email, token } = await somebody('student');
      const { status, refusal } = await change(token, json);
      expect([status, refusal.fields]).toEqual([400, fields]);
      expect((await me(token)).status).toBe(200);
      expect((await login('student', email)).status).toBe(200);
    });

    test('is set with the duty for accounts as anybody’s is, which ends the own sessions and is told in the trail [13.4, 13.5, 19.62]', async () => {
      const { id, email, token } = await somebody('admin');
      const set = await site.call('PUT', `/api/account/${id}`, { as: { token }, json: { password: NEW } });
      expect(set.status).toBe(200);
      expect((await me(token)).status).toBe(401);
      expect((await login('admin', email)).status).toBe(401);
      expect((await login('admin', email, NEW)).status).toBe(200);
      const trail = (await site.call('GET', `/api/manage/audit?what=password-set&record=${id}`)).list;
      expect(trail).toHaveLength(1);
    });

    test('cannot be guessed: a wrong one counts as a failed sign-in', async () => {
      const { email, token } = await somebody('teacher');
      for (let tries = 0; tries < 4; tries += 1) {
        expect((await change(token, { current: `wrong ${tries}`, password: NEW })).status).toBe(400);
        // An invalid body is refused before the password is checked, and is not counted.
        expect((await change(token, { current: 'wrong', password: 'short' })).status).toBe(400);
      }
      expect((await login('teacher', email, 'wrong words')).status).toBe(401);
      const refused = await change(token, { current: PASSWORD, password: NEW });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect((await login('teacher', email)).status).toBe(429);
      expect((await me(token)).status).toBe(200);
    });

    test('is changed once by two concurrent changes', async () => {
      const { email, token } = await somebody('student');
      const passwords = [`${NEW} 1`, `${NEW} 2`];
      const answers = await Promise.all(
        passwords.map((password) => change(token, { current: PASSWORD, password })),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const logins = await Promise.all(passwords.map((password) => login('student', email, password)));
      expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
    });
  });

  describe('the sessions', () => {
    const sessionsOf = (token: string) => site.call('GET', '/api/me/sessions', { as: { token } });

    test('are listed with their browsers, the current one first, without tokens', async () => {
      const { email, token } = await somebody('student');
      await tokenOf('student', email, PASSWORD, { 'user-agent': ANDROID });
      const { status, headers, json, text } = await sessionsOf(token);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      const times = { createdAt: expect.any(String), seenAt: expect.any(String) };
      expect(json).toEqual([
        { ...times, agent: '', isCurrent: true },
        { ...times, agent: 'Chrome on Android', isCurrent: false },
      ]);
      expect(text).not.toContain(token);
    });

    test('are one’s own only', async () => {
      const [mine] = [await somebody('student'), await somebody('student')];
      expect((await sessionsOf(mine.token)).list).toHaveLength(1);
    });

    test('all end with ‘Sign out everywhere’, without ending those of others', async () => {
      const [mine, other] = [await somebody('teacher'), await somebody('teacher')];
      const elsewhere = await tokenOf('teacher', mine.email);
      const answer = await site.call('DELETE', '/api/me/sessions', { as: { token: mine.token } });
      expect([answer.status, answer.text]).toEqual([204, '']);
      for (const token of [mine.token, elsewhere]) expect((await me(token)).status).toBe(401);
      expect((await me(other.token)).status).toBe(200);
    });
  });

  describe('the details of a student', () => {
    const details = (token: string, id?: string) =>
      site.call('POST', `/api/student/details${id === undefined ? '' : `/${id}`}`, { as: { token } });

    /** A faculty with two semesters. */
    async function teach() {
      const make = async (type: string, json: object) =>
        (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';
      const faculty = await make('faculty', { title: 'BCA' });
      const first = await make('semester', { title: 'First', faculty });
      const second = await make('semester', { title: 'Second', faculty });
      return { faculty, first, second };
    }

    test('are returned to the student, with the id or without, and to admins [3.21, 7.3]', async () => {
      const { faculty, first, second } = await teach();
      const { id, name, email, token } = await somebody('student', { faculty, semester: second });
      const student = {
        ...{ _id: id, name, email, role: 'student', faculty, semester: second },
        faculty_semesters: [
          { _id: first, title: 'First' },
          { _id: second, title: 'Second' },
        ],
      };
      for (const answer of [await details(token), await details(token, id), await details(site.token, id)]) {
        expect([answer.status, answer.json]).toEqual([200, { student }]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    });

    test('are empty without a faculty, and when the faculty or semester was deleted [3.21]', async () => {
      const nothing = { faculty: null, semester: null, faculty_semesters: [] };
      expect((await details((await somebody('student')).token)).json).toMatchObject({ student: nothing });
      const { faculty, first } = await teach();
      const { token, id } = await somebody('student', { faculty, semester: first });
      await site.call('DELETE', `/api/semester/${first}`);
      expect((await details(token)).json).toMatchObject({ student: { faculty, semester: null } });
      await site.call('DELETE', `/api/faculty/${faculty}`);
      expect((await details(token)).json).toMatchObject({ student: nothing });
      // Other fields of such an account can still be changed.
      expect((await site.call('PUT', `/api/account/${id}`, { json: { name: 'Renamed' } })).status).toBe(200);
    });

    test('are refused to everyone else [7.3]', async () => {
      const [one, other, teacher] = await Promise.all(
        ['student', 'student', 'teacher'].map((role) => somebody(role)),
      );
      const asked: [string, string | undefined, number][] = [
        [one?.token ?? '', other?.id, 403],
        [one?.token ?? '', NOWHERE, 403],
        [one?.token ?? '', 'odd', 403],
        [teacher?.token ?? '', undefined, 403],
        [teacher?.token ?? '', one?.id, 403],
        [teacher?.token ?? '', teacher?.id, 403],
        [site.token, undefined, 400],
        [site.token, NOWHERE, 404],
        [site.token, 'odd', 404],
        [site.token, teacher?.id, 404],
        ['garbage', undefined, 401],
      ];
      for (const [token, id, expected] of asked)
        expect((await details(token, id)).status, `${expected}: ${id}`).toBe(expected);
    });

    test.each<[string, (ids: Awaited<ReturnType<typeof teach>>, other: string) => object, object]>([
      [
        'a faculty that there is not',
        () => ({ faculty: NOWHERE }),
        { faculty: 'This faculty does not exist any more. Choose another.' },
      ],
      [
        'a semester that there is not',
        ({ faculty }) => ({ faculty, semester: NOWHERE }),
        { semester: 'This semester does not exist any more. Choose another.' },
      ],
      [
        'a semester alone',
        ({ first }) => ({ semester: first }),
        { semester: 'Choose the faculty of this semester, too.' },
      ],
      [
        'another faculty’s semester',
        ({ first }, other) => ({ faculty: other, semester: first }),
        { semester: 'This semester belongs to another faculty. Choose one of this faculty.' },
      ],
    ])('cannot name %s', async (_, studiesIn, fields) => {
      const studies = studiesIn(await teach(), (await teach()).faculty);
      const json = { role: 'student', name: 'Asha', email: 'asha@localhost', password: PASSWORD, ...studies };
      const created = await site.call('POST', '/api/account', { json });
      expect([created.status, created.refusal.fields]).toEqual([400, fields]);
      const { id } = await somebody('student');
      const changed = await site.call('PUT', `/api/account/${id}`, { json: studies });
      expect([changed.status, changed.refusal.fields]).toEqual([400, fields]);
    });

    test('change the faculty only together with the semester', async () => {
      const [first, second] = [await teach(), await teach()];
      const { id } = await somebody('student', { faculty: first.faculty, semester: first.first });
      const put = (json: object) => site.call('PUT', `/api/account/${id}`, { json });
      expect((await put({ faculty: second.faculty })).status).toBe(400);
      expect((await put({ faculty: '' })).status).toBe(400);
      expect((await put({ semester: first.second })).status).toBe(200);
      expect((await put({ faculty: second.faculty, semester: second.first })).status).toBe(200);
      expect((await put({ faculty: '', semester: '' })).record).toMatchObject({
        faculty: null,
        semester: null,
      });
    });
  });

  test('One account is read by admins, and is not found otherwise', async () => {
    const { id, token } = await somebody('teacher');
    const read = (who: string, which: string) =>
      site.call('GET', `/api/account/${which}`, { as: { token: who } });
    const { status, record, headers } = await read(site.token, id);
    expect([status, record._id, headers.get('cache-control')]).toEqual([200, id, 'no-store']);
    expect(record).not.toHaveProperty('passwordHash');
    for (const which of [NOWHERE, 'odd']) expect((await read(site.token, which)).status).toBe(404);
    expect((await read(token, id)).status).toBe(403);
  });
});
