import { type College, PASSWORD } from '../college/college.ts';
import { expectStatus } from '../college/expect-status.ts';
import type { Crowd } from './crowd.ts';
import type { Habit } from './day.ts';

const STUDENTS = 24;
const TEACHERS = 4;

interface Member {
  role: 'student' | 'teacher';
  email: string;
  token: string;
}

/** Students and teachers, who sign in at the same form. */
export class Members {
  readonly #crowd: Crowd;
  readonly #members: readonly Member[];

  /** Adds students and teachers to a college, signed in. */
  static async join(college: College, crowd: Crowd): Promise<Members> {
    const members: Member[] = [];
    for (let count = 0; count < STUDENTS + TEACHERS; count += 1) {
      const role = count < STUDENTS ? 'student' : 'teacher';
      const { email, token } = await college.add(role);
      members.push({ role, email, token });
    }
    return new Members(crowd, members);
  }

  private constructor(crowd: Crowd, members: readonly Member[]) {
    this.#crowd = crowd;
    this.#members = members;
  }

  readonly habits: readonly Habit[] = [
    { name: 'sign-in', perDay: 300, act: () => this.#signIn() },
    { name: 'sign-in with a wrong password', perDay: 20, act: () => this.#mistype() },
    { name: 'look at one’s own details', perDay: 400, act: () => this.#look() },
  ];

  async #signIn() {
    const member = this.#crowd.pick(this.#members);
    const call = this.#crowd.someone();
    if (member.token && this.#crowd.random() < 0.5) {
      const { token } = member;
      member.token = '';
      expectStatus(await call('POST', '/api/logout', { token }), 'A sign-out', 204, 401);
    }
    // The sign-in form does not know whether somebody is a student or a teacher, so it calls both logins.
    const json = { email: member.email, password: PASSWORD };
    const [one, other] = await Promise.all(
      ['student', 'teacher'].map((role) => call('POST', `/api/${role}/login`, { json })),
    );
    for (const answer of [one, other]) if (answer) expectStatus(answer, 'A sign-in', 200, 401);
    const token = one?.record.token ?? other?.record.token;
    if (!token) throw new Error(`${member.email} cannot sign in`);
    member.token = token;
  }

  async #mistype() {
    const { role, email } = this.#crowd.pick(this.#members);
    const json = { email, password: 'not the right one' };
    const answer = await this.#crowd.someone()('POST', `/api/${role}/login`, { json });
    expectStatus(answer, 'A wrong password', 401);
  }

  async #look() {
    const { role, token } = this.#crowd.pick(this.#members);
    const path = role === 'student' ? '/api/student/details' : '/api/me';
    const answer = await this.#crowd.someone()(role === 'student' ? 'POST' : 'GET', path, { token });
    // The session may have ended by a sign-out or by its age.
    expectStatus(answer, path, 200, 401);
  }
}
