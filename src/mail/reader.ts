import { findAccountByEmail } from '../accounts/account.ts';
import type { Db } from '../db/engine.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';

/** The language of the account with an e-mail address; English if there is none. */
export async function languageOfReader(db: Db, address: string): Promise<Language> {
  return (await findAccountByEmail(db, address))?.lang ?? DEFAULT_LANGUAGE;
}
