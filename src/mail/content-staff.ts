import { CONTENT_DUTIES } from '../content/duties.ts';
import type { Db } from '../db/engine.ts';

export interface Recipient {
  name: string;
  email: string;
  lang: string;
}

/**
 * Whom to tell about a record that is not public: the account that has to do with it while it can sign in and has a duty
 * for content, or else every publisher.
 */
export async function contentStaff(db: Db, account: string): Promise<Recipient[]> {
  const withDuty = (duties: readonly string[]) =>
    db
      .selectFrom('account')
      .select(['name', 'email', 'lang'])
      .where('role', '=', 'admin')
      .where('disabled', '=', 0)
      // No duties are named where an account has all.
      .where((eb) =>
        eb.or([eb('duties', 'is', null), ...duties.map((duty) => eb('duties', 'like', `%"${duty}"%`))]),
      );
  const concerned = await withDuty(CONTENT_DUTIES).where('_id', '=', account).execute();
  return concerned.length > 0 ? concerned : withDuty(['publisher']).execute();
}
