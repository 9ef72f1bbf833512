import { findAccountByEmail } from '../accounts/account.ts';
import type { Db } from '../db/engine.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';

/** The language of whoever reads mails at an address: that of the account with it, else English. */
export async function languageOfReader(db: Db, address: string): Promise<Language> {
  return (await findAccountByEmail(db, address))?.lang ?? DEFAULT_LANGUAGE;
}
