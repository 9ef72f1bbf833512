import { isDeepStrictEqual } from 'node:util';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { defaultMenu, menuPages } from '../content/built-in-menu.ts';
import {
  isInMenus,
  linksIn,
  MENU_LIMITS,
  MENU_PARTS,
  type Menu,
  type MenuLink,
  type MenuPart,
  type MenuTarget,
  targetKey,
} from '../content/menu.ts';
import { lastChangeOf, writeAuditEvent } from '../db/audit-events.ts';
import { snapshotOfRow } from '../db/editing/snapshot.ts';
import {
  deleteOldVersions,
  insertVersion,
  latestVersion,
  listVersions,
  type Version,
} from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { deleteSetting, readSetting, writeSetting } from '../db/setting.ts';
import { errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { readField, type Values } from '../schema/derive/validator.ts';
import type { InputTools } from '../schema/field.ts';
import { linkAddress, oneLine } from '../schema/fields/formats.ts';
import { text } from '../schema/fields/index.ts';
import { listInText } from '../schema/fields/list.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import { Unfit } from '../schema/unfit.ts';
import type { Site } from '../whole-site.ts';
import { findManaged } from './managed.ts';
import { fitting } from './pictures.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words).menu;

/** The menu in audit events; the item is also the key of its row, and the record of its versions. */
const menuEvent = { type: 'menu', item: 'menu' } as const;

/** The menu that the college has made; null while it is the built-in one. */
export const storedMenu = (db: Db): Promise<Menu | null> => readSetting(db, menuEvent.item);

export const menuIn = async (db: Db): Promise<Menu> => (await storedMenu(db)) ?? defaultMenu;

/**
 * Changes the lists of the menu that are named; one that is as built in again follows later versions of the program.
 * @param seen whether the caller has seen this menu; absent when the caller accepts any
 * @returns the menu after the change
 * @throws 400 naming the list with an entry that cannot be; 403; 412
 */
export async function changeMenu(
  site: Site,
  actor: Actor,
  sent: Readonly<Values>,
  seen?: (menu: Menu) => boolean,
): Promise<Menu> {
  mustHaveDuty(actor, 'publisher');
  const { type, item } = menuEvent;
  return site.database.write(async (change) => {
    const { db } = change;
    const present = await menuIn(db);
    if (seen && !seen(present)) throw errors.stale({ changed: await lastChangeOf(db, type, item) });
    const menu = await parseMenu(site, db, sent, present);
    const changed = MENU_PARTS.filter((part) => !isDeepStrictEqual(menu[part], present[part]));
    if (changed.length === 0) return present;
    if (isDeepStrictEqual(menu, defaultMenu)) await deleteSetting(db, item);
    else await writeSetting(db, item, menu);
    await insertVersion(db, {
      record: item,
      type,
      n: (await latestVersion(db, item)) + 1,
      at: site.now().toISOString(),
      account: actor.account,
      kind: 'saved',
      ...snapshotOfRow(menu),
      changed,
    });
    await deleteOldVersions(db, item);
    const detail = { fields: changed };
    await writeAuditEvent(site, change, actor, { ...menuEvent, action: 'updated', title: 'Menu', detail });
    // Every page has the menu.
    await site.database.version.increment(change);
    return menu;
  });
}

/** The versions of the menu, newest first. */
export const menuVersions = (db: Db): Promise<Version[]> => listVersions(db, menuEvent.item);

/** The menu as it was in a version; null if there is none. Before the first one it is the built-in menu. */
export async function menuOfVersion(db: Db, n: number): Promise<Menu | null> {
  if (n === 0) return defaultMenu;
  const row = await db
    .selectFrom('version')
    .select('row')
    .where('record', '=', menuEvent.item)
    .where('n', '=', n)
    .executeTakeFirst();
  return row ? (JSON.parse(row.row) as Menu) : null;
}

const labelField = text('Label', { ne: 'नाम', max: MENU_LIMITS.label, format: oneLine });
const urlField = text('Address', { ne: 'ठेगाना', required: true, max: 2000, format: linkAddress });

/** @throws Unfit */
function textOf(field: typeof labelField, sent: unknown, tools: InputTools): string {
  const result = readField(field, sent ?? '', tools);
  if ('message' in result) throw new Unfit(result.message);
  return String(result.value);
}

/** @throws Unfit */
function targetOf(sent: unknown, tools: InputTools): MenuTarget {
  const { page, type, id, url } = Object(sent) as Values;
  const named = [page, id, url].filter((value) => value !== undefined && value !== null);
  if (named.length !== 1) throw new Unfit(sentences.noTarget);
  if (typeof page === 'string') return { page };
  if (typeof url === 'string') return { url: textOf(urlField, url, tools) };
  if (typeof type === 'string' && typeof id === 'string' && RECORD_ID.test(id)) return { type, id };
  throw new Unfit(sentences.noTarget);
}

/** @param levels the most entries of the list, and of those below them @throws Unfit */
function entriesOf(sent: unknown, [max = 0, ...below]: readonly number[], tools: InputTools) {
  const list = listInText(sent);
  if (!Array.isArray(list)) throw new Unfit(sentences.noList);
  if (list.length > max) throw new Unfit(max === 0 ? sentences.tooDeep : sentences.tooMany(numeral(max)));
  return list.map((entry): Menu['header'][number] => {
    const { target, label, label_ne, items = [] } = Object(entry) as Values;
    return {
      target: targetOf(target, tools),
      label: textOf(labelField, label, tools),
      label_ne: textOf(labelField, label_ne, tools),
      items: linksOf(items, below, tools),
    };
  });
}

const linksOf = (...list: Parameters<typeof entriesOf>): MenuLink[] =>
  entriesOf(...list).map(({ items: _, ...link }) => link);

/** @throws 400 naming the list with an entry that cannot be */
async function parseMenu(site: Site, db: Db, sent: Readonly<Values>, present: Menu): Promise<Menu> {
  const { header, items, footer } = MENU_LIMITS;
  const { tools } = site;
  const read: Record<MenuPart, () => Menu> = {
    header: () => ({ header: entriesOf(sent.header, [header, items], tools), footer: [] }),
    footer: () => ({ header: [], footer: linksOf(sent.footer, [footer], tools) }),
  };
  const menu = { ...present };
  const pages = menuPages.map((page) => ({ page }));
  const known = new Set([...pages, ...linksIn(present).map(({ target }) => target)].map(targetKey));
  for (const part of MENU_PARTS) {
    if (sent[part] === undefined) continue;
    const lists = fitting(part, read[part]);
    if (await areMissing(site, db, linksIn(lists), known)) throw errors.invalid({ [part]: sentences.gone });
    Object.assign(menu, { [part]: lists[part] });
  }
  return menu;
}

/** Whether any target neither stood in the menu before, nor is there in any state. */
async function areMissing(
  { types }: Site,
  db: Db,
  links: readonly MenuLink[],
  known: ReadonlySet<string>,
): Promise<boolean> {
  for (const { target } of links) {
    if ('url' in target || known.has(targetKey(target))) continue;
    const type = 'id' in target && types.find(({ name }) => name === target.type);
    if (!type || !isInMenus(type) || !(await findManaged(db, type, target.id))) return true;
  }
  return false;
}
