import { withoutLanguage } from '../languages/address.ts';
import type { FormerAddresses } from '../whole-site.ts';
import { addressOf } from './address.ts';
import { follow } from './follow.ts';
import { hasStar } from './pattern.ts';
import { newRow, publishRedirects, RedirectCheck, type WrittenRedirect } from './redirect-changes.ts';
import { parseRedirect } from './redirect-fields.ts';
import { allRows } from './redirect-rows.ts';
import { type RedirectRow, RedirectTable } from './redirect-table.ts';

const noPage = async () => null;

/** The redirects that begin at a path, in either language and whatever parameters they ask for. */
function rowsAt<R extends RedirectRow>(rows: readonly R[], path: string): R[] {
  const at = addressOf(path).path;
  return rows.filter(({ from }) => !hasStar(from) && withoutLanguage(addressOf(from).path) === at);
}

/** Redirects from the former addresses of records, written in the change that moves them. */
export const formerAddresses: FormerAddresses = {
  async destinations({ db }, path) {
    const rows = await allRows(db);
    const table = new RedirectTable(rows);
    const begin = [...rowsAt(rows, path).map(({ from }) => from), path, `/ne${path}`];
    const hops = begin.flatMap((from) => table.lookUp(addressOf(from)) ?? []);
    return Promise.all(hops.map(async (hop) => (await follow(table, hop, noPage)).to));
  },

  async move({ site, actor, change }, from, to) {
    const written: WrittenRedirect[] = [];
    for (const row of rowsAt(await allRows(change.db), to)) {
      await change.db.deleteFrom('redirect').where('_id', '=', row.id).execute();
      written.push({ action: 'deleted', _id: row.id, from: row.from });
    }
    const at = site.now();
    const _id = site.newId(at);
    // Encoded, a long one in Devanagari would be longer than the field.
    const parsed = parseRedirect({ from: decodeURIComponent(from), to }, site.publicUrl);
    const check = await RedirectCheck.read(change);
    await check.put(
      { id: _id, from: parsed.from, to: parsed.to, permanent: parsed.permanent },
      parsed,
      // The page is there, whatever pattern covers its address.
      async ({ path }) => (withoutLanguage(path) === addressOf(to).path ? to : null),
    );
    await change.db
      .insertInto('redirect')
      .values(newRow(_id, parsed, at))
      .execute();
    written.push({ action: 'created', _id, from: parsed.from });
    await publishRedirects(site, actor, change, written);
  },
};
