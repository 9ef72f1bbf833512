import type { Site } from '../whole-site.ts';
import { parseOwnChanges } from './account-fields.ts';
import type { Session } from './sessions.ts';

/**
 * Changes the language of the signed-in account. It is a preference, so it leaves no audit event.
 * @param values the body as it arrived; without `lang` nothing changes
 * @returns the account as it is now
 * @throws 400
 */
export async function changeOwnLanguage(
  { database, now }: Site,
  { account }: Session,
  values: Readonly<Record<string, unknown>>,
): Promise<Session['account']> {
  const { lang = account.lang } = parseOwnChanges(values);
  if (lang === account.lang) return account;
  await database.write(async ({ db }) => {
    await db
      .updateTable('account')
      .set((eb) => ({ lang, updatedAt: now().toISOString(), version: eb('version', '+', 1) }))
      .where('_id', '=', account._id)
      .execute();
  });
  return { ...account, lang };
}
