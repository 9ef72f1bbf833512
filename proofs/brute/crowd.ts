import type { Answer } from '../college/caller.ts';
import { type College, PASSWORD } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import { ADMIN } from '../site/site.ts';

const SIGN_INS = 20;
const LEAST = 19;
const WITHIN_MS = 3000;
const BROWSERS = 10;
const ADDRESSES = 12;
const AT_ONCE = 36;
/** More than the site's own, since the crowd waits for itself. */
const DEADLINE_MS = 60_000;
/** Refusals are told from faults; a client that has failed too often is refused as well. */
const EXPECTED = [200, 401, 429, 503];

interface From {
  login?: 'user' | 'student';
  email: string;
  password?: string;
  address: string;
  cookie?: string;
}

const login = (college: College, { login = 'user', email, password = PASSWORD, address, cookie }: From) =>
  college.call('POST', `/api/${login}/login`, {
    token: '',
    deadlineMs: DEADLINE_MS,
    json: { email, password },
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });

const cookieOf = ({ headers }: Answer) => String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

/** Administrators sign in while a crowd keeps the hashing of passwords busy. @returns the figures */
export async function administratorsGetIn(college: College): Promise<string[]> {
  const figures: string[] = [];
  const admin = (from: { address: string; cookie?: string }) => login(college, { ...ADMIN, ...from });
  const cookie = cookieOf(await admin({ address: '198.51.100.1' }));
  for (const [what, crowd] of await crowds(college)) {
    const ended = new AbortController();
    const attacking = Promise.all(crowd.map((one) => keepAsking(one, ended.signal)));
    // Its network is none of the crowd's; the known browser shares its address.
    const ways = {
      'a new browser': { address: '198.51.100.2' },
      'a known browser': { address: '192.0.2.1', cookie },
    };
    for (const [way, from] of Object.entries(ways)) {
      const answers: Answer[] = [];
      for (let n = 0; n < SIGN_INS; n += 1) answers.push(await admin(from));
      const inTime = answers.filter(({ status, tookMs }) => status === 200 && tookMs < WITHIN_MS).length;
      const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
      must(inTime >= LEAST, `Beside ${what} ${way} gets in ${inTime} times of ${SIGN_INS}: ${statuses}`);
      const longest = Math.max(...answers.map(({ tookMs }) => tookMs));
      figures.push(
        `beside ${what} ${way} gets in ${inTime} times of ${SIGN_INS}, after ${longest.toFixed(0)} ms at most`,
      );
    }
    ended.abort();
    const strange = (await attacking).flat().filter((status) => !EXPECTED.includes(status));
    must(strange.length === 0, `The crowd is answered with ${[...new Set(strange)].join(', ')}`);
  }
  return figures;
}

async function keepAsking(ask: () => Promise<Answer>, ended: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  while (!ended.aborted) statuses.push((await ask()).status);
  return statuses;
}

async function crowds(college: College): Promise<[string, (() => Promise<Answer>)[]][]> {
  const { email } = await college.add('student');
  const student = { login: 'student', email, address: '192.0.2.1' } as const;
  const cookies: string[] = [];
  for (let n = 0; n < BROWSERS; n += 1) cookies.push(cookieOf(await login(college, student)));
  const right = cookies.flatMap((cookie) =>
    Array.from({ length: 5 }, () => () => login(college, { ...student, cookie })),
  );
  let number = 0;
  const invented = (client: number) => () => {
    number += 1;
    return login(college, {
      email: `invented${number}@college.example`,
      address: `192.0.2.${client % ADDRESSES}`,
    });
  };
  return [
    ['a student with ten known browsers', right],
    [
      'twelve addresses with invented accounts',
      Array.from({ length: AT_ONCE }, (_, client) => invented(client)),
    ],
  ];
}
