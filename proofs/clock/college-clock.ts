import { setTimeout as pause } from 'node:timers/promises';
import type { College } from '../college/college.ts';
import { ADMIN } from '../site/site.ts';

/** The site reads its clock at most 50 ms late. */
export const READ_WITHIN_MS = 60;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The clock of a site that was opened with `clockSetting`. */
export class CollegeClock {
  /** What it says, in milliseconds since 1970. */
  now: number;
  readonly #college: College;

  constructor(college: College, now: number) {
    this.#college = college;
    this.now = now;
  }

  /** Sets the clock, waits until the site has read it, and signs the administrator in by it. */
  async set(now: number): Promise<void> {
    this.now = now;
    this.#college.setClock(new Date(now));
    await pause(READ_WITHIN_MS);
    this.#college.token = (await this.#college.signIn('admin', ADMIN)).token;
  }
}
