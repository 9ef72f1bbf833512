import { isDeepStrictEqual } from 'node:util';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { defaultMenu, menuPages } from '../content/built-in-menu.ts';
import {
  isInMenus,
  linksIn,
  MENU_LIMITS,
  type Menu,
  type MenuGroup,
  type MenuLink,
  type MenuTarget,
  targetKey,
} from '../content/menu.ts';
import { lastChangeOf, writeAuditEvent } from '../db/audit-events.ts';
import { snapshotOfRow } from '../db/editing/snapshot.ts';
import { deleteOldVersions, latestVersion, listVersions, type Version } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { deleteSetting, readSetting, writeSetting } from '../db/setting.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { readField, type Values } from '../schema/derive/validator.ts';
import { linkAddress, oneLine } from '../schema/fields/formats.ts';
import { text } from '../schema/fields/index.ts';
import { listInText } from '../schema/fields/list.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import type { Site } from '../whole-site.ts';
import { findManaged } from './managed.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words).menu;

/** The menu in audit events; the item is also the key of its row, and the record of its versions. */
const menuEvent = { type: 'menu', item: 'menu' } as const;
const PARTS = ['header', 'footer'] as const;

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
  return site.database.write(async (change) => {
    const { db } = change;
    const present = await menuIn(db);
    if (seen && !seen(present))
      throw errors.stale({ changed: await lastChangeOf(db, menuEvent.type, menuEvent.item) });
    const menu = await parseMenu(site, db, sent, present);
    const changed = PARTS.filter((part) => !isDeepStrictEqual(menu[part], present[part]));
    if (changed.length === 0) return present;
    await store(site, actor, change, menu, changed);
    const detail = { fields: changed };
    await writeAuditEvent(site, change, actor, { ...menuEvent, action: 'updated', title: 'Menu', detail });
    // Every page has the menu.
    await site.database.version.increment(change);
    return menu;
  });
}

async function store(
  { now }: Site,
  { account }: Actor,
  { db }: Change,
  menu: Menu,
  changed: readonly string[],
): Promise<void> {
  const { type, item } = menuEvent;
  if (isDeepStrictEqual(menu, defaultMenu)) await deleteSetting(db, item);
  else await writeSetting(db, item, menu);
  const n = (await latestVersion(db, item)) + 1;
  await db
    .insertInto('version')
    .values({
      _id: `${item}.${n}`,
      record: item,
      type,
      n,
      at: now().toISOString(),
      account,
      kind: 'saved',
      note: '',
      ...snapshotOfRow({}),
      row: JSON.stringify(menu),
      changed: JSON.stringify(changed),
    })
    .execute();
  await deleteOldVersions(db, item);
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

/** What reads the entries of a list of the menu; it throws 400 for that list. */
function readerOf(site: Site, part: (typeof PARTS)[number]) {
  const wrong = (sentence: InEach<string>) => errors.invalid({ [part]: sentence });

  function textOf(field: typeof labelField, sent: unknown): string {
    const result = readField(field, sent ?? '', site.tools);
    if ('message' in result) throw wrong(result.message);
    return String(result.value);
  }

  function targetOf(sent: unknown): MenuTarget {
    const { page, type, id, url } = (typeof sent === 'object' && sent !== null ? sent : {}) as Values;
    const kinds = [page, id, url].filter((value) => value !== undefined && value !== null);
    if (kinds.length === 1 && typeof page === 'string') return { page };
    if (kinds.length === 1 && typeof url === 'string') return { url: textOf(urlField, url) };
    const isRecord = typeof type === 'string' && typeof id === 'string' && RECORD_ID.test(id);
    if (kinds.length !== 1 || !isRecord) throw wrong(sentences.noTarget);
    return { type, id };
  }

  /** @param levels of the list and of those below its entries */
  function entriesOf(sent: unknown, [max = 0, ...below]: readonly number[]): MenuGroup[] {
    const list = listInText(sent);
    if (!Array.isArray(list)) throw wrong(sentences.noList);
    if (list.length > max) throw wrong(max === 0 ? sentences.tooDeep : sentences.tooMany(numeral(max)));
    return list.map((entry: unknown) => {
      const { target, label, label_ne, items = [] } = (entry ?? {}) as Values;
      const link = {
        target: targetOf(target),
        label: textOf(labelField, label),
        label_ne: textOf(labelField, label_ne),
      };
      return { ...link, items: entriesOf(items, below).map(withoutItems) };
    });
  }
  return { entriesOf, wrong };
}

const withoutItems = ({ items: _, ...link }: MenuGroup): MenuLink => link;

/** @throws 400 naming the list with an entry that cannot be */
async function parseMenu(site: Site, db: Db, sent: Readonly<Values>, present: Menu): Promise<Menu> {
  const menu = { ...present };
  const known = new Set([...menuPages.map((page) => targetKey({ page })), ...linksIn(present).map(keyOf)]);
  for (const part of PARTS) {
    if (sent[part] === undefined) continue;
    const { entriesOf, wrong } = readerOf(site, part);
    if (part === 'header') menu.header = entriesOf(sent.header, [MENU_LIMITS.header, MENU_LIMITS.items]);
    else menu.footer = entriesOf(sent.footer, [MENU_LIMITS.footer]).map(withoutItems);
    const links = linksIn({ header: [], footer: [], [part]: menu[part] });
    if (await areMissing(site, db, links, known)) throw wrong(sentences.gone);
  }
  return menu;
}

const keyOf = ({ target }: MenuLink) => targetKey(target);

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
