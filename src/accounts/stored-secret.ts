import type { OpenDatabase } from '../db/database.ts';
import { newSecret } from './digest.ts';

/** A secret of the site, which is made once and shared by all its processes. @param key where it is stored */
export async function storedSecret(
  { reader, write }: Pick<OpenDatabase, 'reader' | 'write'>,
  key: string,
): Promise<string> {
  const find = (db: OpenDatabase['reader']) =>
    db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  const known = await find(reader);
  const row =
    known ??
    (await write(async ({ db }) => {
      await db
        .insertInto('setting')
        .values({ key, value: JSON.stringify(newSecret()) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return find(db);
    }));
  return JSON.parse(row?.value ?? 'null');
}
