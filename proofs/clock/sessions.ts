import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import { type CollegeClock, DAY, HOUR } from './college-clock.ts';

const IDLE = 12 * HOUR;
const LONGEST = 7 * DAY;

interface Session {
  name: string;
  token: string;
  /** By the clock; never later than any time at which it was used. */
  begunAt: number;
  usedAt: number;
  hasEnded: boolean;
  /** Asked about only once its end has passed. */
  isIdle: boolean;
}

/** Sessions, and whether each has to be accepted by the clock that there is. */
export class Sessions {
  looks = 0;
  readonly #all: Session[] = [];
  readonly #college: College;
  readonly #clock: CollegeClock;

  constructor(college: College, clock: CollegeClock) {
    this.#college = college;
    this.#clock = clock;
  }

  get count(): number {
    return this.#all.length;
  }

  /** Begins one that is used at each look, and one that is not. */
  async begin(name: string): Promise<void> {
    for (const isIdle of [false, true]) {
      const { token } = await this.#college.add('admin');
      const begun = { begunAt: this.#clock.now, usedAt: this.#clock.now };
      this.#all.push({ name, token, ...begun, hasEnded: false, isIdle });
    }
  }

  /** Begins one and signs out. */
  async end(name: string): Promise<void> {
    await this.begin(name);
    for (const session of this.#all.slice(-2)) {
      await this.#college.must('POST', '/api/logout', { token: session.token });
      session.hasEnded = true;
    }
  }

  /** Uses the idle ones too, once. */
  async visitAll(): Promise<void> {
    for (const session of this.#all) if (!session.hasEnded) await this.#look(session);
  }

  /** @throws when one is accepted that has ended, or refused that has not */
  async check(): Promise<void> {
    for (const session of this.#all)
      if (session.hasEnded || !session.isIdle || this.#isOver(session)) await this.#look(session);
  }

  #isOver({ begunAt, usedAt }: Session): boolean {
    return this.#clock.now >= Math.min(begunAt + LONGEST, usedAt + IDLE);
  }

  async #look(session: Session) {
    const { now } = this.#clock;
    session.hasEnded ||= this.#isOver(session);
    const { status } = await this.#college.call('GET', '/api/me', { token: session.token });
    const wanted = session.hasEnded ? 401 : 200;
    const when = `${new Date(now).toISOString()}, last used at ${new Date(session.usedAt).toISOString()}`;
    must(status === wanted, `The session of ${session.name} is answered with ${status} at ${when}`);
    this.looks += 1;
    if (session.hasEnded) return;
    session.usedAt = now;
    session.begunAt = Math.min(session.begunAt, now);
  }
}
