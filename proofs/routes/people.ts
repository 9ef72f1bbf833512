import { DUTIES, type Duty } from '../../src/content/duties.ts';
import type { Callers } from '../../test/who-may-call.ts';
import { type College, PASSWORD } from '../college/college.ts';
import { ADMIN } from '../site/site.ts';

/** A caller, with the expected refusal of a closed call. */
export interface Person {
  name: string;
  token: string;
  /** Whether the token belongs to a valid session. */
  isSignedIn: boolean;
  /** Duties of an administrator; undefined for others. */
  duties?: readonly Duty[];
}

/** Beyond the 12 hours after which an idle session ends. */
const IDLE_MS = 13 * 3_600_000;

/** Callers of every kind: with valid tokens, and with malformed, ended or tampered ones. */
export async function everyKind(college: College): Promise<Person[]> {
  const expired = await college.add('admin');
  college.setClock(new Date(Date.now() + IDLE_MS));
  await new Promise((resolve) => setTimeout(resolve, 100));
  college.token = (await college.signIn('admin', ADMIN)).token;
  const [student, teacher] = [await college.add('student'), await college.add('teacher')];
  const ended = await endedSessions(college);
  const nobodies = { visitor: '', expired: expired.token, tampered: tampered(college.token), ...ended };
  return [
    ...Object.entries(nobodies).map(([name, token]) => ({ name, token, isSignedIn: false })),
    { name: 'student', token: student.token, isSignedIn: true },
    { name: 'teacher', token: teacher.token, isSignedIn: true },
    ...(await administrators(college)),
  ];
}

async function administrators(college: College): Promise<Person[]> {
  const people: Person[] = [];
  for (const duties of [[], ...DUTIES.map((duty) => [duty])]) {
    const { token } = await college.add('admin', duties);
    people.push({ name: duties[0] ?? 'no duty', token, isSignedIn: true, duties });
  }
  return [...people, { name: 'every duty', token: college.token, isSignedIn: true, duties: DUTIES }];
}

async function endedSessions(college: College): Promise<Record<string, string>> {
  const loggedOut = await college.add('admin');
  await college.must('POST', '/api/logout', { token: loggedOut.token });
  const disabled = await college.add('admin');
  await college.must('PUT', `/api/account/${disabled.id}`, { json: { disabled: true } });
  const changed = await college.add('admin');
  await college.must('PUT', `/api/account/${changed.id}`, { json: { password: `${PASSWORD}!` } });
  return { 'logged out': loggedOut.token, disabled: disabled.token, 'password changed': changed.token };
}

/** A token that differs in one letter. */
const tampered = (token: string) => token.slice(0, -5) + (token.at(-5) === 'A' ? 'B' : 'A') + token.slice(-4);

/** The expected refusal of a caller; null if the call is permitted. */
export function refusalFor(
  callers: Callers,
  { isSignedIn, duties }: Person,
): { status: number; code: string } | null {
  if (callers === 'everybody') return null;
  if (!isSignedIn) return { status: 401, code: 'not-signed-in' };
  if (callers === 'signed-in') return null;
  if (!duties) return { status: 403, code: 'not-allowed' };
  return callers.length === 0 || callers.some((duty) => duties.includes(duty))
    ? null
    : { status: 403, code: 'duty' };
}
