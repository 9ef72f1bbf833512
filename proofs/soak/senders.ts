import { randomUUID } from 'node:crypto';
import { expectStatus } from '../college/expect-status.ts';
import type { Acknowledged } from '../writing/acknowledged.ts';
import { Writer } from '../writing/writer.ts';
import type { Crowd } from './crowd.ts';
import type { Habit } from './day.ts';

/** Visitors who send the two forms. */
export class Senders {
  readonly #crowd: Crowd;
  readonly #acknowledged: Acknowledged;
  /** The ids of applications by the applicant. */
  readonly applications = new Map<string, string>();
  /** Applicants whose form was sent without script, which answers no id. */
  readonly plain = new Set<string>();
  #count = 0;

  constructor(crowd: Crowd, acknowledged: Acknowledged) {
    this.#crowd = crowd;
    this.#acknowledged = acknowledged;
  }

  readonly habits: readonly Habit[] = [
    { name: 'message', perDay: 80, act: () => this.#message() },
    { name: 'application', perDay: 160, act: () => this.#apply() },
    { name: 'application without script', perDay: 40, act: () => this.#applyWithoutScript() },
    { name: 'form that is refused', perDay: 30, act: () => this.#mistype() },
  ];

  async #message() {
    const call = this.#crowd.someone();
    const writer = new Writer(this.#next(), {
      college: { call },
      acknowledged: this.#acknowledged,
      picture: new File([], 'none.png'),
    });
    expectStatus(await writer.message(), 'A message', 200, 201);
  }

  async #apply() {
    const call = this.#crowd.someone();
    const name = `Applicant ${this.#next()}`;
    const json = { ...this.#form(name), submissionId: randomUUID(), lang: this.#crowd.pick(['en', 'ne']) };
    const answer = expectStatus(await call('POST', '/api/application', { json }), 'An application', 200, 201);
    this.applications.set(name, answer.record._id ?? '');
    if (this.#crowd.random() < 0.1) {
      // The answer did not arrive, and the browser asks again.
      const again = expectStatus(await call('POST', '/api/application', { json }), 'A repetition', 200);
      if (again.record._id !== answer.record._id)
        throw new Error(`The application of ${name} is stored twice`);
    }
    const { pathname, search } = new URL(answer.record.receipt ?? '', this.#crowd.caller.url);
    expectStatus(await call('GET', pathname + search), 'A receipt', 200);
  }

  async #applyWithoutScript() {
    const call = this.#crowd.someone();
    const name = `Applicant ${this.#next()}`;
    const body = new URLSearchParams(this.#form(name)).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await call('POST', '/apply-online', { body, headers });
    expectStatus(answer, 'A form', 302, 303);
    this.plain.add(name);
    const { pathname, search } = new URL(String(answer.headers.location), this.#crowd.caller.url);
    expectStatus(await call('GET', pathname + search), 'A receipt', 200);
  }

  async #mistype() {
    const json = { ...this.#form('Somebody'), email: 'not an address' };
    expectStatus(await this.#crowd.someone()('POST', '/api/contact', { json }), 'A wrong address', 400);
  }

  #form(name: string) {
    return {
      name,
      email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@college.example`,
      phone: '9800000000',
      address: 'Kathmandu',
      program: 'Science',
      prev_college: 'A school',
      message: 'When does it begin?',
    };
  }

  #next(): string {
    this.#count += 1;
    return String(this.#count);
  }
}
