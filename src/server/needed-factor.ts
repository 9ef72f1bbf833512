import { hasSecondFactor, secondFactorsOf } from '../accounts/second-factor/second-factor.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Site } from '../whole-site.ts';

/** Whether administrators have the second factor that the settings may ask for. */
export class NeededFactor {
  readonly #site: Site;
  /** The setting at this content version, which each change of the settings raises. */
  #known: { version: number; isNeeded: boolean } | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  async isMetBy({ account }: Session): Promise<boolean> {
    if (!(await this.#isNeeded())) return true;
    return hasSecondFactor(await secondFactorsOf(this.#site.database.reader, account._id));
  }

  async #isNeeded(): Promise<boolean> {
    const version = this.#site.database.version.current;
    if (this.#known?.version !== version)
      this.#known = { version, isNeeded: (await this.#site.college()).adminsNeedSecondFactor };
    return this.#known.isNeeded;
  }
}
