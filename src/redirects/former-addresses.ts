import type { FormerAddresses } from '../whole-site.ts';
import { addressOf } from './address.ts';
import { follow } from './follow.ts';
import { hasStar } from './pattern.ts';
import { newRow, publishRedirects, RedirectCheck, type WrittenRedirect } from './redirect-changes.ts';
import { parseRedirect } from './redirect-fields.ts';
import { allRows } from './redirect-rows.ts';
import { RedirectTable } from './redirect-table.ts';

const noPage = async () => null;

/** Redirects from the former addresses of records, written in the change that moves them. */
export const formerAddresses: FormerAddresses = {
  async destination({ db }, path) {
    const table = new RedirectTable(await allRows(db));
    const hop = table.lookUp(addressOf(path)) ?? table.lookUp(addressOf(`/ne${path}`));
    return hop ? (await follow(table, hop, noPage)).to : null;
  },

  async move({ site, actor, change }, from, to) {
    const written: WrittenRedirect[] = [];
    const { path } = addressOf(to);
    for (const row of await allRows(change.db)) {
      if (hasStar(row.from) || ![path, `/ne${path}`].includes(addressOf(row.from).path)) continue;
      await change.db.deleteFrom('redirect').where('_id', '=', row.id).execute();
      written.push({ action: 'deleted', _id: row.id, from: row.from });
    }
    const at = site.now();
    const _id = site.newId(at);
    const parsed = parseRedirect({ from, to }, site.publicUrl);
    const check = await RedirectCheck.read(change);
    await check.put(
      { id: _id, from: parsed.from, to: parsed.to, permanent: parsed.permanent },
      parsed,
      noPage,
    );
    await change.db
      .insertInto('redirect')
      .values(newRow(_id, parsed, at))
      .execute();
    written.push({ action: 'created', _id, from: parsed.from });
    await publishRedirects(site, actor, change, written);
  },
};
