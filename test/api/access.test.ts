import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extraTypes } from '../extra-types.ts';
import { requestLine, sendRaw } from '../raw.ts';
import { type Answer, anySite, type CallOptions, type TestSite } from '../site.ts';
import { callersTable } from '../who-may-call.ts';

interface Operation {
  method: string;
  path: string;
  isSecured: boolean;
}

const NOWHERE = '0'.repeat(24);

const callersOf = callersTable(extraTypes);

/** Access to an operation (requirement 11.10). */
function ruleOf({ method, path }: Operation): 'open' | 'signed-in' | 'admin' {
  const callers = callersOf(method.toUpperCase(), path);
  if (!callers) throw new Error(`The table of callers does not know ${method} ${path}`);
  if (callers === 'everybody') return 'open';
  return callers === 'signed-in' ? callers : 'admin';
}

async function operationsOf(site: TestSite): Promise<Operation[]> {
  const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
  const { paths } = json as { paths: Record<string, Record<string, { security?: unknown }>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method,
      path,
      isSecured: security !== undefined,
    })),
  );
}

describe.each(anySite)('Access on $name', ({ start }) => {
  let site: TestSite;
  let operations: Operation[];
  const tokens: Record<string, string> = {};

  const password = 'a long enough one';
  let at = Date.now();

  async function add(role: string, email: string) {
    const { record } = await site.call('POST', '/api/account', {
      json: { role, name: role, email, password },
    });
    return record._id ?? '';
  }
  async function signIn(kind: string, email: string) {
    const { record } = await site.call('POST', `/api/${kind === 'admin' ? 'user' : kind}/login`, {
      as: 'nobody',
      json: { email, password },
    });
    return record.token ?? '';
  }

  /** Tokens of ended sessions, by how the session ended. */
  async function spendTokens() {
    const ids: Record<string, string> = {};
    for (const end of [
      'loggedOut',
      'everywhere',
      'disabled',
      'deleted',
      'demoted',
      'changed',
      'idle',
      'old',
    ]) {
      ids[end] = await add('admin', `${end}@localhost`);
      tokens[end] = await signIn('admin', `${end}@localhost`);
    }
    const as = (end: string) => ({ as: { token: tokens[end] ?? '' } });
    await site.call('POST', '/api/logout', as('loggedOut'));
    await site.call('DELETE', '/api/me/sessions', as('everywhere'));
    await site.call('PUT', `/api/account/${ids.disabled}`, { json: { disabled: true } });
    await site.call('DELETE', `/api/account/${ids.deleted}`);
    await site.call('PUT', `/api/account/${ids.demoted}`, { json: { role: 'student' } });
    await site.call('PUT', `/api/account/${ids.changed}`, { json: { password: `${password}!` } });
    // For seven days one session is used and the other is idle.
    for (let day = 0; day < 7; day += 0.45) {
      expect((await site.call('GET', '/api/me', as('old'))).status).toBe(200);
      at += 0.45 * 24 * 3_600_000;
    }
  }

  beforeAll(async () => {
    site = await start({ extraTypes, now: () => new Date(at) });
    operations = await operationsOf(site);
    await add('admin', 'second@localhost');
    await add('student', 'student@localhost');
    await add('teacher', 'teacher@localhost');
    await spendTokens();
    site.token = await signIn('admin', 'second@localhost');
    tokens.student = await signIn('student', 'student@localhost');
    tokens.teacher = await signIn('teacher', 'teacher@localhost');
  });
  afterAll(() => site.close());

  /** The body, id and content type of these requests are wrong as well. */
  const broken: CallOptions = { headers: { 'content-type': 'text/strange' }, body: '{' };
  const call = (operation: Operation, options: CallOptions, id = 'odd') => {
    const { method, path } = operation;
    const { body: _, ...bodiless } = options;
    return site.call(method.toUpperCase(), path.replace('{id}', id), method === 'get' ? bodiless : options);
  };
  const closed = () => operations.filter((operation) => ruleOf(operation) !== 'open');
  /** One operation of each method and rule: a check before the routes treats the others like it. */
  const kinds = () =>
    [...Map.groupBy(closed(), (one) => `${one.method} for ${ruleOf(one)}`).values()].flatMap(
      ([first]) => first ?? [],
    );

  test('is declared in the API document as the contract says [11.10, 21.120]', () => {
    expect(operations.length).toBeGreaterThan(40);
    for (const operation of operations)
      expect(operation.isSecured, `${operation.method} ${operation.path}`).toBe(ruleOf(operation) !== 'open');
  });

  const expectNobody = (operation: Operation, answer: Answer, who: string) => {
    expect(answer.status, `${operation.method} ${operation.path} with ${who}`).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.json).toEqual({ message: expect.any(String), code: 'not-signed-in' });
  };

  test('is refused with 401 without a session, before anything else is checked [6.10, 11.4]', async () => {
    for (const operation of closed())
      expectNobody(operation, await call(operation, { ...broken, as: 'nobody' }), 'nothing');
  });

  test('is refused with 401 with anything but a session’s token in its place, on every kind of route [6.10, 11.4]', async () => {
    const garbage: Record<string, string>[] = [
      { authorization: 'Bearer garbage' },
      { authorization: `Bearer ${'x'.repeat(43)}` },
      { authorization: `Basic ${btoa(`admin@localhost:${site.token}`)}` },
      { authorization: site.token },
      { cookie: `token=${site.token}; authorization=Bearer ${site.token}` },
    ];
    for (const operation of kinds())
      for (const headers of garbage) {
        const options = { ...broken, as: 'nobody', headers: { ...broken.headers, ...headers } } as const;
        expectNobody(operation, await call(operation, options), JSON.stringify(headers));
      }
  });

  test.each(['loggedOut', 'everywhere', 'deleted', 'disabled', 'demoted', 'changed', 'idle', 'old'])(
    'is refused with 401 after the session has ended (%s), on every kind of route [6.10]',
    async (end) => {
      expect(kinds().length).toBeGreaterThan(4);
      for (const operation of kinds()) {
        const answer = await call(operation, { ...broken, as: { token: tokens[end] ?? '' } });
        expect(answer.status, `${operation.method} ${operation.path}`).toBe(401);
      }
    },
  );

  test('to admin routes is refused to students and teachers with 403, before anything else is checked [6.10, 11.4, 11.10]', async () => {
    const callers = [tokens.student ?? '', tokens.teacher ?? ''].flatMap((token) =>
      ['odd', NOWHERE].map((id) => [token, id] as const),
    );
    const samples = kinds();
    const forAdmins = closed().filter((one) => ruleOf(one) === 'admin');
    for (const [index, operation] of forAdmins.entries()) {
      // One of each kind is called by both with both ids; the others are called once, in turn.
      const some = samples.includes(operation) ? callers : callers.slice(index % 4).slice(0, 1);
      for (const [token, id] of some) {
        const answer = await call(operation, { ...broken, as: { token } }, id);
        expect(answer.status, `${operation.method} ${operation.path}`).toBe(403);
        expect(answer.json).toEqual({ message: expect.any(String), code: 'not-allowed' });
      }
    }
  });

  test('is granted to admins, who get the error of the request itself [6.10]', async () => {
    // That every other call grants it is a matter of duties, which test/api/duties.test.ts goes through.
    const ofExtraTypes = operations.filter(
      (one) => ruleOf(one) === 'admin' && extraTypes.some(({ name }) => one.path.startsWith(`/api/${name}`)),
    );
    expect(ofExtraTypes.length).toBeGreaterThan(4);
    for (const operation of [...kinds().filter((one) => ruleOf(one) === 'admin'), ...ofExtraTypes]) {
      const { status } = await call(operation, broken, NOWHERE);
      expect([200, 400, 404, 415, 428], `${operation.method} ${operation.path}: ${status}`).toContain(status);
    }
  });

  test('to open routes does not depend on the Authorization header [6.4, 11.10]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Open' } });
    const kinds = ['nonsense', 'Bearer garbage', `Bearer ${'x'.repeat(5000)}`, `Bearer ${tokens.student}`];
    const usual = kinds.slice(-1);
    for (const [path, authorizations] of [
      ['/api/notices', kinds],
      ['/api/notices?page=1', usual],
      [`/api/notice/${record._id}`, kinds],
      ['/api/openapi.json', usual],
      ['/api/docs', usual],
      ['/', usual],
      ['/notices', kinds],
      ['/healthz', kinds],
      ['/readyz', usual],
    ] as const) {
      const plain = await site.call('GET', path, { as: 'nobody' });
      expect(plain.status).toBe(200);
      for (const authorization of authorizations) {
        const { status, text } = await site.call('GET', path, { as: 'nobody', headers: { authorization } });
        expect([status, text]).toEqual([200, plain.text]);
      }
    }
  });

  test.each([
    '//api/notice',
    '/api//notice',
    '/api/./notice',
    '/x/../api/notice',
    '/api/notice/',
    '/api/notice/.',
    '/API/notice',
    '/api/Notice',
    '/api/n%6ftice',
    '/%61pi/notice',
    '/api%2fnotice',
    '/api/notice%2f',
    '/api/notice%00',
    '/api/notice;a=b',
    '/api/notice?x=/login',
    '/api/notice#x',
    '/api\\notice',
    'http://localhost/api/notice',
    'http://evil.example/api/notice',
    '/api/user/login/../../notice',
    '/api/user/login%2f..%2f..%2fnotice',
    '/api/picture/',
    '/api/%70icture',
    '/api/account/../notice',
  ])('is not got round by writing the address as %s', async (path) => {
    const before = (await site.call('GET', '/api/notices')).list.length;
    const body = '{"title":"Bypassed"}';
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    for (const token of ['', tokens.student ?? '']) {
      const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status } = await sendRaw(
          site.url,
          requestLine(method, path, { ...headers, ...authorization }) + body,
        );
        expect([400, 401, 403, 404, 405], `${method}: ${status}`).toContain(status);
      }
    }
    expect((await site.call('GET', '/api/notices')).list.length).toBe(before);
  });

  test.each(['X-HTTP-Method-Override', 'X-Method-Override', 'X-Original-URL', 'X-Rewrite-URL'])(
    'cannot be bypassed by the header %s',
    async (name) => {
      const { record } = await site.call('POST', '/api/notice', { json: { title: 'Stays' } });
      for (const value of ['DELETE', `/api/notice/${record._id}`]) {
        const headers = { [name]: value };
        await site.call('GET', `/api/notice/${record._id}`, { as: 'nobody', headers });
        await site.call('POST', '/api/user/login', { as: 'nobody', headers, json: {} });
      }
      expect((await site.call('GET', `/api/notice/${record._id}`)).status).toBe(200);
    },
  );
});
