import { hasSecondFactor, secondFactorsOf } from '../accounts/second-factor/second-factor.ts';
import type { Session } from '../accounts/sessions.ts';
import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';

/** Whether administrators have the second factor that the settings may ask for. */
export class NeededFactor {
  readonly #database: OpenDatabase;
  readonly #college: () => Promise<CollegeFacts>;
  /** The setting at this content version, which each change of the settings raises. */
  #known: { version: number; isNeeded: boolean } | undefined;

  constructor(database: OpenDatabase, college: () => Promise<CollegeFacts>) {
    this.#database = database;
    this.#college = college;
  }

  async isMetBy({ account }: Session): Promise<boolean> {
    if (!(await this.#isNeeded())) return true;
    return hasSecondFactor(await secondFactorsOf(this.#database.reader, account._id));
  }

  async #isNeeded(): Promise<boolean> {
    const version = this.#database.version.current;
    if (this.#known?.version !== version)
      this.#known = { version, isNeeded: (await this.#college()).adminsNeedSecondFactor };
    return this.#known.isNeeded;
  }
}
