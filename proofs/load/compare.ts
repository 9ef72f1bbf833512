import { must } from '../runner/proof.ts';
import { send } from './client.ts';
import type { Ledger } from './ledger.ts';

interface Notice {
  _id: string;
  title: string;
  image: string | null;
}

/**
 * Compares what a site has with what was acknowledged: nothing lost, nothing doubled, every picture there.
 * @returns the addresses of the pictures that records name
 * @throws with the first difference
 */
export async function compareWithLedger(url: string, ledger: Ledger, token: string): Promise<string[]> {
  const notices = await listed<Notice>(`${url}/api/notices`, token);
  const messages = await listed<{ _id: string; name: string }>(`${url}/api/contacts`, token);
  compareMessages(messages, ledger);
  compareNotices(notices, ledger);
  const pictures = notices.flatMap(({ image }) => image ?? []);
  for (const picture of pictures) {
    const { status } = await send(url + picture);
    must(status === 200, `The picture ${picture} of a record is answered with ${status}`);
  }
  return pictures;
}

async function listed<T>(url: string, token: string): Promise<T[]> {
  const { status, text } = await send(url, { token });
  must(status === 200, `${url} is answered with ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T[];
}

function compareMessages(found: readonly { _id: string; name: string }[], ledger: Ledger) {
  const byName = Map.groupBy(found, ({ name }) => name);
  for (const [name, all] of byName) {
    must(all.length === 1, `The message of ${name} is stored ${all.length} times`);
    must(ledger.messages.has(name) || ledger.uncertainSenders.has(name), `Nobody sent as ${name}`);
  }
  for (const [name, id] of ledger.messages)
    must(byName.get(name)?.[0]?._id === id, `The acknowledged message of ${name} is lost`);
}

function compareNotices(found: readonly Notice[], ledger: Ledger) {
  const byId = new Map(found.map((notice) => [notice._id, notice]));
  const titles = new Set<string>();
  for (const { _id, title } of found) {
    must(!titles.has(title), `The notice "${title}" is stored twice`);
    titles.add(title);
    must(!ledger.deleted.has(_id), `The notice "${title}" was deleted, and is there`);
    must(ledger.notices.has(_id) || ledger.uncertainTitles.has(title), `Nobody added "${title}"`);
  }
  for (const [id, { title, image, pending }] of ledger.notices) {
    const notice = byId.get(id);
    must(notice || pending === 'deleted', `The acknowledged notice "${title}" is lost`);
    if (!notice) continue;
    must([title, pending].includes(notice.title), `"${title}" was acknowledged, stored is "${notice.title}"`);
    must(notice.image === image, `The picture of "${title}" was ${image}, stored is ${notice.image}`);
  }
}
