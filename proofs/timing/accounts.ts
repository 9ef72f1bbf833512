import { codeAt } from '../../test/authenticator-app.ts';
import { type College, PASSWORD } from '../college/college.ts';
import { compareTimes } from './compare-times.ts';

/** Enough accounts that none is tried often. */
const KNOWN = 20;
const PAIRS = 400;
/** For comparisons other than that of known and unknown accounts. */
const FEWER_PAIRS = 50;
const WRONG = 'not the right one';

type Login = 'user' | 'student' | 'teacher';

/** Compares what sign-ins with a wrong password tell of an account. @returns the figures */
export async function compareAccounts(college: College, random: () => number): Promise<string[]> {
  const known = await knownAddresses(college);
  const student = await college.add('student');
  const [disabled, factored] = [await disabledAddress(college), await addressWithFactor(college)];
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  const sign = (login: Login, email: string, password = WRONG) =>
    college.call('POST', `/api/${login}/login`, { token: '', json: { email, password } });
  const unknown = (login: Login) => sign(login, `nobody${next()}@college.example`);
  const anyKnown = (login: Login) => sign(login, known[next() % known.length] ?? '');

  const figures = [
    await compareTimes({
      what: 'known and unknown accounts',
      pairs: PAIRS,
      random,
      one: () => anyKnown('user'),
      other: () => unknown('user'),
    }),
  ];
  const others: [what: string, login: Login, email: string, password?: string][] = [
    ['known and unknown students', 'student', student.email],
    ['accounts of another login and unknown ones', 'teacher', student.email],
    ['right passwords at another login and unknown accounts', 'teacher', student.email, PASSWORD],
    ['disabled and unknown accounts', 'user', disabled],
    ['right passwords of disabled accounts and unknown ones', 'user', disabled, PASSWORD],
    ['accounts with a second factor and unknown ones', 'user', factored],
    ['addresses that are none and unknown accounts', 'user', 'no address'],
  ];
  for (const [what, login, email, password] of others)
    figures.push(
      await compareTimes({
        what,
        pairs: FEWER_PAIRS,
        random,
        one: () => sign(login, email, password),
        other: () => unknown(login),
      }),
    );
  const ask = (email: string) => college.call('POST', '/api/password-link', { token: '', json: { email } });
  figures.push(
    await compareTimes({
      what: 'links for known and for unknown accounts',
      pairs: PAIRS,
      random,
      one: () => ask(known[next() % known.length] ?? ''),
      other: () => ask(`nobody${next()}@college.example`),
    }),
  );
  return figures;
}

async function knownAddresses(college: College): Promise<string[]> {
  const emails: string[] = [];
  for (let number = 0; number < KNOWN; number += 1) {
    const email = `known${number}@college.example`;
    await college.must('POST', '/api/account', {
      json: { role: 'admin', name: 'Known', email, password: PASSWORD },
    });
    emails.push(email);
  }
  return emails;
}

async function disabledAddress(college: College): Promise<string> {
  const { id, email } = await college.add('admin');
  await college.must('PUT', `/api/account/${id}`, { json: { disabled: true } });
  return email;
}

/** An account that asks for the code of an app after the right password. */
async function addressWithFactor(college: College): Promise<string> {
  const { email, token } = await college.add('admin');
  const { record } = await college.must('POST', '/api/account/totp', { json: {}, token });
  const code = codeAt(record.secret ?? '', Date.now());
  await college.must('POST', '/api/account/totp/confirm', { json: { code }, token });
  return email;
}
