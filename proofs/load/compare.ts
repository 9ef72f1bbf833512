import { basename } from 'node:path';
import { must } from '../runner/proof.ts';
import { send } from './client.ts';
import type { Ledger } from './ledger.ts';

interface Notice {
  _id: string;
  title: string;
  /** The path of its picture; only staff see that of one in the trash. */
  image: string | null;
}

const PER_PAGE = 100;

/**
 * Compares a site's data with the acknowledged changes: nothing lost, nothing doubled, every picture there, also in the
 * trash.
 * @returns the names of the files of these pictures
 * @throws with the first difference
 */
export async function compareWithLedger(url: string, ledger: Ledger, token: string): Promise<string[]> {
  const notices = await listed<Notice>(`${url}/api/notices`, token);
  const messages = await listed<{ _id: string; name: string }>(`${url}/api/contacts`, token);
  const trashed = await allPages<Notice>(`${url}/api/manage/notice?state=trash`, token);
  compareMessages(messages, ledger);
  compareNotices(notices, ledger);
  compareTrash(trashed, ledger);
  const names = (records: readonly Notice[]) =>
    records.flatMap(({ image }) => (image ? basename(image) : []));
  const [shown, kept] = [names(notices), names(trashed)];
  await mustOpen(`${url}/uploads/`, shown);
  await mustOpen(`${url}/api/manage/file/`, kept, token);
  return [...shown, ...kept].flatMap((name) => [name, name.replace('.webp', '-320.webp')]);
}

async function mustOpen(folder: string, names: readonly string[], token = '') {
  for (const name of names) {
    const { status } = await send(folder + name, { token });
    must(status === 200, `${folder}${name} of a record is answered with ${status}`);
  }
}

async function listed<T>(url: string, token: string): Promise<T[]> {
  const { status, text } = await send(url, { token });
  must(status === 200, `${url} is answered with ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T[];
}

async function allPages<T>(url: string, token: string): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; all.length === (page - 1) * PER_PAGE; page += 1)
    all.push(...(await listed<T>(`${url}&limit=${PER_PAGE}&page=${page}`, token)));
  return all;
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

function compareTrash(found: readonly Notice[], ledger: Ledger) {
  const ids = new Set(found.map(({ _id }) => _id));
  for (const { _id, title } of found) {
    must(!ledger.erased.has(_id), `"${title}" was deleted for good, and lies in the trash`);
    must(
      ledger.deleted.has(_id) || ledger.notices.get(_id)?.pending === 'deleted',
      `Nobody deleted "${title}", and it lies in the trash`,
    );
  }
  if (!ledger.hasTrash) return;
  const mayBeGone = ledger.erased.union(ledger.uncertainErasures);
  for (const id of ledger.deleted)
    must(ids.has(id) || mayBeGone.has(id), `The deleted notice ${id} does not lie in the trash`);
}
