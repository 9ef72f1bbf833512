import type { College } from '../college/college.ts';
import { READ_WITHIN_MS } from './college-clock.ts';
import type { Between } from './schedules.ts';

const EVERY_MS = 10;

/** Lets the clock of a site run faster, and knows between which times the site's was. */
export class FastClock {
  readonly #written: { at: number; now: number }[] = [];
  readonly #timer: NodeJS.Timeout;
  #latest = 0;

  constructor(college: College, from: number, times: number) {
    const began = performance.now();
    const write = () => {
      const now = Math.round(from + (performance.now() - began) * times);
      // The site may read the new time while `setClock` runs. So `#latest` is set before the call, and `#written`, from
      // which the earliest possible time follows, after it.
      this.#latest = now;
      college.setClock(new Date(now));
      this.#written.push({ at: performance.now(), now });
    };
    write();
    this.#timer = setInterval(write, EVERY_MS);
  }

  get now(): number {
    return this.#latest;
  }

  /** @param askedAt by the clock of `performance`; the answer has just arrived */
  since(askedAt: number): Between {
    const read = this.#written.findLast(({ at }) => at <= askedAt - READ_WITHIN_MS) ?? this.#written[0];
    return { earliest: read?.now ?? 0, latest: this.now };
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
