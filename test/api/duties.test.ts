import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DUTIES, DUTY_LABELS, type Duty } from '../../src/content/duties.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { callersTable } from '../who-may-call.ts';

const NOWHERE = '0'.repeat(24);

interface Operation {
  method: string;
  path: string;
  /** Whom the API document names as its callers. */
  description?: string;
}

const callersOf = callersTable();

/** The duties of an operation, any of which suffices; empty if all admins may call it (requirement 19.6). */
function dutiesFor({ method, path }: Operation): readonly Duty[] {
  const callers = callersOf(method.toUpperCase(), path);
  if (typeof callers !== 'object') throw new Error(`${method} ${path} is not for administrators`);
  return callers;
}

describe.each(sites)('Duties on $name', ({ start }) => {
  let site: TestSite;
  /** The operations that are for admins. */
  let operations: Operation[];
  let nobody: CallOptions['as'];
  const only = {} as Record<Duty, { token: string }>;

  beforeAll(async () => {
    site = await start();
    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const { paths } = json as {
      paths: Record<string, Record<string, { responses: object; description?: string }>>;
    };
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => '403' in responses && !path.startsWith('/api/student/'))
        .map(([method, { description = '' }]) => ({ method, path, description })),
    );
    await addEveryone();
  });
  afterAll(() => site.close());

  /** Adds an administrator without duties, and one with each. */
  async function addEveryone() {
    nobody = (await addStaff(site, [])).as;
    for (const duty of DUTIES) only[duty] = (await addStaff(site, [duty])).as;
  }

  /** Calls with a body, a content type and, unless it is given, an id that are wrong. */
  function call({ method, path }: Operation, as: CallOptions['as'], id = 'odd') {
    const body = method === 'get' ? {} : { headers: { 'content-type': 'text/strange' }, body: '{' };
    return site.call(method.toUpperCase(), path.replace('{id}', id), { ...body, ...(as && { as }) });
  }
  const named = ({ method, path }: Operation) => `${method} ${path}`;

  test('are asked for by every call as the contract says, before anything else is checked [19.4, 19.6]', async () => {
    expect(operations.length).toBeGreaterThan(60);
    const everyone = [['none', nobody], ...DUTIES.map((each) => [each, only[each]] as const)] as const;
    const seen = new Set<string>();
    for (const [index, operation] of operations.entries()) {
      const needed = dutiesFor(operation);
      const [, labels = ''] = /with the duty (.*)\.$/.exec(operation.description ?? '') ?? [];
      expect(labels, named(operation)).toBe(needed.map((duty) => DUTY_LABELS[duty]).join(' or '));
      const mayCall = (duty: Duty | 'none') =>
        needed.length === 0 || (duty !== 'none' && needed.includes(duty));
      const kind = `${operation.method} for ${needed.join(' or ')}`;
      const [allowed, refused] = [
        everyone.filter(([duty]) => mayCall(duty)),
        everyone.filter(([duty]) => !mayCall(duty)),
      ];
      // What the document names is what is enforced: everyone calls one operation of each kind, and the others are
      // called by one who may and one who may not, in turn.
      const callers = seen.has(kind)
        ? [allowed, refused].flatMap((some) => some.slice(index % some.length).slice(0, 1))
        : everyone;
      seen.add(kind);
      for (const [duty, as] of callers) {
        const { status, refusal } = await call(operation, as, mayCall(duty) ? NOWHERE : 'odd');
        if (mayCall(duty))
          expect([200, 400, 404, 409, 415, 428], `${named(operation)} with ${duty}: ${status}`).toContain(
            status,
          );
        else expect([status, refusal.code], `${named(operation)} with ${duty}`).toEqual([403, 'duty']);
      }
    }
  });

  test('that are missing are named in the refusal, with the person to ask [19.4]', async () => {
    const { refusal } = await site.call('DELETE', `/api/notice/${NOWHERE}`, { as: only.author });
    expect(refusal).toEqual({
      code: 'duty',
      message:
        'This needs the duty ‘Publisher’, which your account does not have. Please ask an administrator who looks after accounts.',
    });
    const picture = await site.call('POST', '/api/picture', { as: only.accounts });
    expect(picture.refusal.message).toContain('the duty ‘Author’ or ‘Publisher’');
  });

  test('of an author let store a picture and nothing be published [19.6]', async () => {
    const body = multipart({ image: await pictureFile({ width: 30, height: 20 }) });
    expect((await site.call('POST', '/api/picture', { body, as: only.author })).status).toBe(201);
    const json = { title: 'Not yet' };
    expect((await site.call('POST', '/api/notice', { json, as: only.author })).status).toBe(403);
    expect((await site.call('GET', '/api/notices?q=Not+yet', { as: only.author })).list).toEqual([]);
    expect((await site.call('POST', '/api/notice', { json, as: only.publisher })).status).toBe(201);
  });

  test('appear in the API document as the audience of a call [19.6]', async () => {
    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const { paths } = json as { paths: Record<string, Record<string, { description?: string }>> };
    expect(paths['/api/picture']?.post?.description).toBe(
      'For administrators with the duty Author or Publisher.',
    );
    expect(paths['/api/chats']?.get?.description).toBe('For administrators, whatever their duties.');
    expect(paths['/api/notices']?.get?.description).toBeUndefined();
  });

  test('stand in the answers of the account, of the login and of me, in one order [19.1]', async () => {
    const json = { role: 'admin', name: 'Asha', email: 'asha@duties.example', password: 'a long enough one' };
    const duties = ['admissions', 'author', 'admissions'];
    const created = await site.call('POST', '/api/account', { json: { ...json, duties } });
    expect(created.json).toMatchObject({ duties: ['author', 'admissions'] });
    const one = await site.call('GET', `/api/account/${created.record._id}`);
    expect(one.json).toEqual(created.json);
    const { list } = await site.call('GET', '/api/accounts?q=asha@duties');
    expect(list).toEqual([created.json]);
    const login = await site.call('POST', '/api/user/login', {
      as: 'nobody',
      json: { email: json.email, password: json.password },
    });
    const user = { duties: ['author', 'admissions'] };
    expect(login.json).toMatchObject({ user });
    const me = await site.call('GET', '/api/me', { as: { token: login.record.token ?? '' } });
    expect(me.json).toMatchObject({ user });
  });

  test('are all where a new administrator has none named, and not those of students and teachers [19.1, 19.2]', async () => {
    const add = async (role: string, more: object = {}) =>
      site.call('POST', '/api/account', {
        json: { role, name: role, email: `${role}@all.example`, password: 'a long enough one', ...more },
      });
    expect((await add('admin')).json).toMatchObject({ duties: [...DUTIES] });
    const teacher = await add('teacher', { duties: [] });
    expect(teacher.json).not.toHaveProperty('duties');
    const student = await add('student', { duties: ['author'] });
    expect([student.status, student.refusal.fields]).toEqual([
      400,
      { duties: 'Only administrators have duties.' },
    ]);
    const promoted = await site.call('PUT', `/api/account/${teacher.record._id}`, {
      json: { role: 'admin' },
    });
    expect(promoted.json).toMatchObject({ duties: [...DUTIES] });
  });

  test.each<[unknown]>([['author'], [{ author: true }], [['writer']], [[null]], [4]])(
    'are refused unless they are a list of known ones: %j [19.2]',
    async (duties) => {
      const { id } = await addStaff(site, ['author']);
      const { status, refusal } = await site.call('PUT', `/api/account/${id}`, { json: { duties } });
      expect(status).toBe(400);
      expect(refusal.fields.duties).toContain('author, publisher, admissions, accounts');
    },
  );

  test('come as JSON text from forms, stay where a change does not name them, and can be none [19.2]', async () => {
    const { id } = await addStaff(site, ['author']);
    const put = async (body: string) =>
      (
        await site.call('PUT', `/api/account/${id}`, {
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).json;
    expect(await put(`duties=${encodeURIComponent('["publisher","author"]')}`)).toMatchObject({
      duties: ['author', 'publisher'],
    });
    expect(await put('name=Renamed')).toMatchObject({ name: 'Renamed', duties: ['author', 'publisher'] });
    expect(await put('duties=')).toMatchObject({ duties: [] });
  });

  test('that change count from the next call of a session, which goes on [19.5]', async () => {
    const { id, as } = await addStaff(site, ['publisher', 'author']);
    const publish = async () =>
      (await site.call('POST', '/api/faq', { json: { title: 'Why?', description: 'So.' }, as })).status;
    expect(await publish()).toBe(201);
    await site.call('PUT', `/api/account/${id}`, { json: { duties: ['author'] } });
    expect(await publish()).toBe(403);
    expect((await site.call('GET', '/api/me', { as })).json).toMatchObject({ user: { duties: ['author'] } });
    await site.call('PUT', `/api/account/${id}`, { json: { duties: [...DUTIES] } });
    expect(await publish()).toBe(201);
  });

  test('for accounts cannot be given up by its last holder [19.3]', async () => {
    const { json } = await site.call('GET', '/api/me');
    const { _id } = (json as { user: { _id: string } }).user;
    const give = (id: string, duties: Duty[]) => site.call('PUT', `/api/account/${id}`, { json: { duties } });
    // Other administrators with the duty, from other tests.
    for (const other of (await site.call('GET', '/api/accounts')).list)
      if (other._id !== _id && other.role === 'admin') await give(other._id ?? '', ['author']);
    const refused = await give(_id, ['author', 'publisher', 'admissions']);
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'This is the last administrator with the duty ‘Accounts’ who can sign in, and cannot lose it. Please give it to somebody else first.',
    ]);
    await addEveryone();
  });

  describe('decide what', () => {
    const get = async (path: string, as: CallOptions['as']) =>
      (await site.call('GET', path, as && { as })).json;
    const types = async (path: string, as: CallOptions['as']) =>
      new Set(((await get(path, as)) as { type: string }[]).map(({ type }) => type));

    beforeAll(async () => {
      await site.call('POST', '/api/notice', { json: { title: 'Zeppelin day' } });
      const { record: faculty } = await site.call('POST', '/api/faculty', { json: { title: 'BCA' } });
      const days = { opens: '2026-11-01', closes: '2026-12-01' };
      await site.call('POST', '/api/intake', {
        json: { title: 'Zeppelin intake', faculty: faculty._id, ...days },
      });
      const sent = { name: 'Zeppelin Rai', email: 'z@home.example', phone: '9841000000' };
      const application = await site.call('POST', '/api/application', { json: { ...sent, program: 'BCA' } });
      const contact = await site.call('POST', '/api/contact', { json: { ...sent, message: 'Hello' } });
      for (const [type, { record }] of [
        ['application', application],
        ['contact', contact],
      ] as const) {
        await site.call('POST', `/api/${type}`, { json: { ...sent, program: 'BCA', message: 'Again' } });
        await site.call('DELETE', `/api/${type}/${record._id}`);
      }
      await site.call('PUT', '/api/settings', { json: { name: 'Zeppelin College' } });
      const { id } = await addStaff(site, ['admissions']);
      await site.call('PUT', `/api/account/${id}`, { json: { name: 'Zeppelin Lama' } });
    });

    test.each<[string, readonly Duty[], string[], string[]]>([
      ['author', ['author'], ['contact', 'intake', 'notice', 'settings'], ['contact', 'intake', 'notice']],
      [
        'publisher',
        ['publisher'],
        ['contact', 'intake', 'notice', 'settings'],
        ['contact', 'intake', 'notice'],
      ],
      [
        'admissions',
        ['admissions'],
        ['application', 'contact', 'intake'],
        ['application', 'contact', 'intake'],
      ],
      ['accounts', ['accounts'], ['account', 'contact'], ['account', 'contact']],
      ['no duty', [], ['contact'], ['contact']],
      [
        'all duties',
        DUTIES,
        ['account', 'application', 'contact', 'intake', 'notice', 'settings'],
        ['account', 'application', 'contact', 'intake', 'notice'],
      ],
    ])('%s is told of changes, and finds [19.7]', async (_name, duties, changed, found) => {
      const { as } = await addStaff(site, duties);
      const told = await types('/api/events?limit=100', as);
      const mentioned = ['account', 'application', 'contact', 'intake', 'notice', 'settings'];
      expect(mentioned.filter((type) => told.has(type))).toEqual(changed);
      expect([...(await types('/api/find?q=zeppelin', as))].sort()).toEqual(found);
      const inbox = await get('/api/inbox', as);
      expect(Object.hasOwn(inbox as object, 'application')).toBe(duties.includes('admissions'));
      expect(inbox).toMatchObject({ contact: expect.any(Object), chats: expect.any(Object) });
      const isContent = duties.includes('author') || duties.includes('publisher');
      const counts = (await get('/api/counts', as)) as object;
      expect(Object.hasOwn(counts, 'notice')).toBe(isContent);
      expect(Object.hasOwn(counts, 'intake')).toBe(isContent || duties.includes('admissions'));
    });
  });

  test('of others than accounts do not open a student’s details [19.6]', async () => {
    const json = {
      role: 'student',
      name: 'Sujata',
      email: 's@students.example',
      password: 'a long enough one',
    };
    const { record } = await site.call('POST', '/api/account', { json });
    const details = (as: CallOptions['as']) =>
      site.call('POST', `/api/student/details/${record._id}`, as && { as });
    expect((await details(only.admissions)).refusal.code).toBe('duty');
    expect((await details(only.accounts)).status).toBe(200);
  });
});
