import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { createTestAccount, MINUTE, PASSWORD, testAccountSite } from './account.fixture.ts';
import type { Role } from './account.ts';
import { SignIn } from './sign-in.ts';

const STUDENT: Role = 'student';
const TEACHER: Role = 'teacher';

interface Try {
  password?: string;
  address?: string;
}

describe.each(databases)('the form that calls both logins at once, on $name,', ({ open }) => {
  let opened: OpenForTest;
  let { site, counts } = {} as ReturnType<typeof testAccountSite>;
  let signIn: SignIn;
  /** A failed call is delayed until this many hashes were computed. */
  let heldUntil = 0;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    ({ site, counts } = testAccountSite(opened));
    heldUntil = 0;
    signIn = new SignIn(site, {
      limit: { times: 5, windowMs: 15 * MINUTE },
      waitForPair: () => hashes(heldUntil),
    });
    await createTestAccount(site, 'student', 'student@localhost');
  });
  afterEach(() =>
    opened.database.write(async ({ db }) => {
      for (const table of ['account', 'session', 'known_browser', 'login_failure'] as const)
        await db.deleteFrom(table).execute();
    }),
  );
  afterAll(() => opened.close());

  async function hashes(count: number): Promise<void> {
    while (counts.hashes < count) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  /** @returns the status that the attempt is answered with */
  const status = (role: Role, { password = PASSWORD, address = '192.0.2.1' }: Try = {}): Promise<number> =>
    signIn.authenticate({ role, email: 'student@localhost', password, address, browser: undefined }).then(
      () => 200,
      (error) => error.status,
    );
  /** @returns the statuses of both calls, which are in flight together */
  function both(values: Try = {}, order: Role[] = [STUDENT, TEACHER]): Promise<number[]> {
    heldUntil = counts.hashes + 2;
    return Promise.all(order.map((role) => status(role, values)));
  }
  async function alone(count: number, values: Try = { password: 'wrong' }): Promise<number[]> {
    heldUntil = 0;
    const outcomes: number[] = [];
    for (let index = 0; index < count; index += 1) outcomes.push(await status(STUDENT, values));
    return outcomes;
  }

  test('counts a wrong password once [2.35]', async () => {
    for (let index = 0; index < 5; index += 1) expect(await both({ password: 'wrong' })).toEqual([401, 401]);
    expect(await both({ password: 'wrong' })).toEqual([429, 429]);
  });

  test('still lets in after four wrong ones', async () => {
    for (let index = 0; index < 4; index += 1) await both({ password: 'wrong' });
    expect(await both()).toEqual([200, 401]);
  });

  test.each([
    { order: [STUDENT, TEACHER], statuses: [200, 401] },
    { order: [TEACHER, STUDENT], statuses: [401, 200] },
  ])('does not count a pair of which one succeeds ($order)', async ({ order, statuses }) => {
    for (let index = 0; index < 8; index += 1) expect(await both({}, order)).toEqual(statuses);
    expect(await alone(6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('does not count the failing call, even long after the other one succeeded [2.35]', async () => {
    for (let index = 0; index < 8; index += 1) {
      expect(await status(STUDENT)).toBe(200);
      expect(await status(TEACHER)).toBe(401);
    }
    expect(await alone(1, {})).toEqual([200]);
  });

  test('counts a pair once even if a slow network delays one call', async () => {
    heldUntil = counts.hashes + 2;
    const first = status(STUDENT, { password: 'wrong' });
    await hashes(counts.hashes + 1);
    expect(await status(TEACHER, { password: 'wrong' })).toBe(401);
    expect(await first).toBe(401);
    expect(await alone(5)).toEqual([401, 401, 401, 401, 429]);
  });

  test('gives an attacker no more guesses at one login', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        status(index % 2 ? STUDENT : TEACHER, { password: `${index}` }),
      ),
    );
    const atStudents = statuses.filter((_, index) => index % 2 === 1);
    expect(atStudents.filter((one) => one === 401).length).toBeLessThanOrEqual(5);
    expect(await alone(1, {})).toEqual([429]);
  });

  test.each([
    { right: 'no password', at: -1 },
    { right: 'the third password', at: 2 },
  ])(
    'tells nothing of a second guess at the other login: of five, $right is right [2.35, 10.10]',
    async ({ at }) => {
      for (let index = 0; index < 5; index += 1) {
        heldUntil = counts.hashes + 2;
        const atTeachers = status(TEACHER, { password: index === at ? PASSWORD : `teacher’s ${index}` });
        const atStudents = status(STUDENT, { password: `student’s ${index}` });
        expect(await Promise.all([atTeachers, atStudents])).toEqual([401, 401]);
      }
      expect(await alone(1)).toEqual([429]);
    },
  );

  test('does not count a right password twice, whatever was in flight beside it', async () => {
    heldUntil = counts.hashes + 4;
    const pairs = [TEACHER, TEACHER, STUDENT, STUDENT].map((role) => status(role));
    expect(await Promise.all(pairs)).toEqual([401, 401, 200, 200]);
    expect(await alone(6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('does not pair calls from two addresses', async () => {
    for (let index = 0; index < 2; index += 1) {
      heldUntil = counts.hashes + 2;
      const password = 'wrong';
      expect(
        await Promise.all([
          status(STUDENT, { password, address: '192.0.2.1' }),
          status(TEACHER, { password, address: '198.51.100.1' }),
        ]),
      ).toEqual([401, 401]);
    }
    expect(await alone(2)).toEqual([401, 429]);
  });
});
