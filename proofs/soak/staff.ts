import { type College, PASSWORD } from '../college/college.ts';
import { expectStatus } from '../college/expect-status.ts';
import { type Call, type Crowd, DEADLINE_MS } from './crowd.ts';
import type { Habit } from './day.ts';

const PEOPLE = 6;
const LISTS = [
  '/api/inbox',
  '/api/counts',
  '/api/manage/audit?page=1&limit=50',
  '/api/events',
  '/api/applications?page=1&limit=20',
  '/api/manage/notice?page=1&limit=20',
  '/api/manage/waiting',
  '/api/mails?page=1&limit=20',
  '/api/chats?page=1&limit=20',
  '/api/unanswered?page=1&limit=20',
  '/api/manage/missing-pages?page=1&limit=20',
];
const EXPORTS = ['/api/applications.csv', '/api/applications.xlsx', '/api/contacts.csv'];

/** One of the office. */
interface Employee {
  email: string;
  token: string;
}

/** The office: who is in it, signs in and out, and reads its lists. */
export class Staff {
  readonly #crowd: Crowd;
  readonly #people: readonly Employee[];

  static async join(college: College, crowd: Crowd): Promise<Staff> {
    const people: Employee[] = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const { email, token } = await college.add('admin');
      people.push({ email, token });
    }
    return new Staff(crowd, people);
  }

  private constructor(crowd: Crowd, people: readonly Employee[]) {
    this.#crowd = crowd;
    this.#people = people;
  }

  readonly habits: readonly Habit[] = [
    { name: 'sign-in of staff', perDay: 40, act: () => this.#signIn(this.#crowd.pick(this.#people)) },
    { name: 'list of staff', perDay: 500, act: () => this.#read() },
    { name: 'export', perDay: 15, act: () => this.#export() },
    { name: 'application that is read', perDay: 100, act: () => this.#handle() },
  ];

  /** Calls as one of the office, who signs in where the session has ended. */
  readonly call: Call = async (method, path, sent = {}) => {
    const one = this.#crowd.pick(this.#people);
    const ask = () =>
      this.#crowd.caller.call(method, path, { deadlineMs: DEADLINE_MS, ...sent, token: one.token });
    const answer = await ask();
    if (answer.status !== 401) return answer;
    await this.#signIn(one);
    return ask();
  };

  async #signIn(one: Employee) {
    // A sign-out and a call of the same person may meet, and that call is then made anew.
    const json = { email: one.email, password: PASSWORD };
    const answer = await this.#crowd.someone()('POST', '/api/user/login', { json });
    one.token = expectStatus(answer, 'A sign-in', 200).record.token ?? '';
  }

  async #read() {
    const path = this.#crowd.pick(LISTS);
    expectStatus(await this.call('GET', path), path, 200);
  }

  async #export() {
    const path = this.#crowd.pick(EXPORTS);
    expectStatus(await this.call('GET', path), path, 200);
  }

  async #handle() {
    const list = (await this.call('GET', '/api/applications?page=1&limit=20')).json as { _id: string }[];
    if (list.length === 0) return;
    const path = `/api/application/${this.#crowd.pick(list)._id}`;
    // Another one may just have taken it for spam, by mistake, or read it.
    const found = expectStatus(await this.call('GET', path), path, 200);
    const headers = { 'if-match': String(found.headers.etag) };
    const viewed = await this.call('PUT', path, { json: { isView: true }, headers });
    expectStatus(viewed, 'A note that it is read', 200, 412);
  }
}
