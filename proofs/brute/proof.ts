import { codeAt } from '../../test/authenticator-app.ts';
import { College, clockSetting, type EngineName, onBoth, PASSWORD } from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { ADMIN } from '../site/site.ts';
import { administratorsGetIn } from './crowd.ts';
import { guess, type Login } from './guessing.ts';

/** At each account, by each way. */
const GUESSES = 1000;
const LIMIT = 5;
/** Guesses allowed from one address over all accounts; more than at one account, because people share addresses. */
const LIMIT_OF_ADDRESS = 50;
const WINDOW_MS = 15 * 60_000;
const LOGINS: readonly Login[] = ['user', 'student', 'teacher'];

class Attack {
  readonly #college: College;
  readonly #random: () => number;
  #now = Date.now();
  #addresses = 0;

  constructor(college: College, random: () => number) {
    this.#college = college;
    this.#random = random;
  }

  /** Ends the time in which failures are counted together. */
  async later(): Promise<void> {
    this.#now += WINDOW_MS + 1000;
    this.#college.setClock(new Date(this.#now));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  get now(): number {
    return this.#now;
  }

  readonly anywhere = () => `198.${18 + Math.floor(this.#random() * 2)}.${this.#byte()}.${this.#byte()}`;

  /** An address of its own for each part of the proof. */
  elsewhere(): () => string {
    this.#addresses += 1;
    const address = `203.0.113.${this.#addresses}`;
    return () => address;
  }

  #byte = () => Math.floor(this.#random() * 256);
}

/** @throws when more were tried than may be */
function mustBeFew(
  what: string,
  { tried, refused }: { tried: number; refused: number },
  limit = LIMIT,
): string {
  must(tried <= limit, `${what}: ${tried} guesses were tried, not at most ${limit}`);
  must(refused > 0, `${what}: no guess was refused`);
  return `${what}: ${tried} tried, ${refused} refused`;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine, {
    ...clockSetting(context, engine),
    LIMIT_LOGIN: '5/15m',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const attack = new Attack(college, context.random);
  const figures: string[] = [];
  const victim = async (role: 'admin' | 'student' = 'admin') => (await college.add(role)).email;

  const one = {
    college,
    email: await victim(),
    times: GUESSES,
    atOnce: 1,
    addressOf: attack.elsewhere(),
  };
  figures.push(mustBeFew('from one address', await guess(one)));
  const many = { ...one, email: await victim(), addressOf: attack.anywhere };
  figures.push(mustBeFew('from many addresses', await guess(many)));
  figures.push(mustBeFew('50 at once', await guess({ ...many, email: await victim(), atOnce: 50 })));

  const restarted = { ...many, email: await victim(), times: 3 };
  const before = await guess(restarted);
  await college.restart('SIGKILL');
  const after = await guess({ ...restarted, times: GUESSES, bodyOf: wrongOnly(restarted.email) });
  const both = { tried: before.tried + after.tried, refused: after.refused };
  figures.push(mustBeFew('over a killed process', both));

  const student = await victim('student');
  const loginOf = (number: number) => LOGINS[number % 3] ?? 'user';
  figures.push(
    mustBeFew(
      'over the three logins',
      await guess({ ...many, email: student, loginOf, bodyOf: wrongOnly(student) }),
    ),
  );
  figures.push(await onPairs(college, await victim('student'), attack));
  figures.push(await onManyAccounts(college, attack));
  figures.push(await onCodes(college, attack));
  figures.push(await ownerGetsIn(college, attack));
  await attack.later();
  figures.push(...(await administratorsGetIn(college)));
  return figures;
}

const wrongOnly = (email: string) => (number: number) => ({ email, password: `wrong password ${number}` });

/** Both calls of the students' form at once, with different passwords; one of the two is not counted. */
async function onPairs(college: College, email: string, attack: Attack): Promise<string> {
  let tried = 0;
  for (let pair = 0; pair < 50; pair += 1) {
    const headers = { 'x-forwarded-for': '203.0.113.200' };
    const call = (kind: string) =>
      college.call('POST', `/api/${kind}/login`, {
        token: '',
        headers,
        json: { email, password: `${kind} ${pair}` },
      });
    const [student] = await Promise.all([call('student'), call('teacher')]);
    if (student.status === 401) tried += 1;
  }
  await attack.later();
  return mustBeFew('at the student’s login, beside the teacher’s', { tried, refused: 50 - tried });
}

async function onManyAccounts(college: College, attack: Attack): Promise<string> {
  const address = attack.elsewhere();
  const bodyOf = (number: number) => ({ email: `victim${number}@college.example`, password: 'Summer2026!' });
  const all = { college, email: 'many accounts', times: GUESSES, atOnce: 10, addressOf: address, bodyOf };
  return mustBeFew('one password at 1,000 accounts', await guess(all), LIMIT_OF_ADDRESS);
}

async function onCodes(college: College, attack: Attack): Promise<string> {
  const { email, token } = await college.add('admin');
  const { secret = '' } = (await college.must('POST', '/api/account/totp', { token })).record;
  const json = { code: codeAt(secret, attack.now, -1) };
  await college.must('POST', '/api/account/totp/confirm', { token, json });
  const bodyOf = (number: number) => ({
    email,
    password: PASSWORD,
    // The right one comes when no more may be tried.
    code: number === 20 ? codeAt(secret, attack.now) : String(100_000 + number),
  });
  const codes = { college, email, times: GUESSES, atOnce: 10, addressOf: attack.anywhere, bodyOf };
  return mustBeFew('codes of the second factor', await guess(codes));
}

/** The owner's browser has a count of its own, and any other one is let in when the time is over. */
async function ownerGetsIn(college: College, attack: Attack): Promise<string> {
  const { email } = await college.add('admin');
  const known = await college.must('POST', '/api/user/login', {
    token: '',
    json: { email, password: PASSWORD },
  });
  const cookie = String([known.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const headers = { cookie, 'x-forwarded-for': '203.0.113.250' };
  await guess({ college, email, times: 40, atOnce: 5, addressOf: attack.anywhere, bodyOf: wrongOnly(email) });
  const login = { token: '', json: { email, password: PASSWORD } };
  const during = await college.call('POST', '/api/user/login', { ...login, headers });
  must(during.status === 200, `The owner's browser is answered ${during.status} during the attack`);
  const stranger = await college.call('POST', '/api/user/login', {
    ...login,
    headers: { cookie: `${cookie.slice(0, -3)}AAA` },
  });
  must(
    stranger.status === 429,
    `A browser with another cookie is answered ${stranger.status} during the attack`,
  );
  await attack.later();
  const later = await college.call('POST', '/api/user/login', login);
  must(later.status === 200, `The owner is answered ${later.status} after 15 minutes`);
  must((await college.signIn('admin', ADMIN)).token, 'The administrator cannot sign in');
  return 'the owner signs in during the attack with a known browser, and with any after 15 minutes';
}

export const proof: Proof = {
  claim: 'At most five guesses at an account are tried; its owner gets in.',
  shown: { 'a new browser within # ms': /a new browser .* after (\d+)/ },
  fault: [
    {
      file: 'src/accounts/sign-in-throttle.ts',
      from: 'accountCounter(addressDigest, attempt.email), times]',
      to: "addressDigest('account', attempt.email, networkOf(attempt.address)), times]",
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
