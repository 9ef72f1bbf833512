import { menuPages } from '../content/built-in-menu.ts';
import {
  linksIn,
  type ManagedLink,
  type ManagedMenu,
  type Menu,
  type MenuLink,
  type MenuTarget,
  type ShownGroup,
  type ShownLink,
  type ShownMenu,
  targetKey,
} from '../content/menu.ts';
import { nepaliTitleOf, titleColumns, titlesIn } from '../db/both-titles.ts';
import { shelvedItem } from '../db/editing/shelved.ts';
import type { ContentRow } from '../db/engine.ts';
import { contentOf } from '../db/store.ts';
import { findManaged, presentItem, stateOf } from '../records/managed.ts';
import { menuIn, storedMenu } from '../records/menu.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import { hrefOf } from '../schema/slug.ts';
import { pageLabel } from '../site/navigation.ts';
import type { PageFrame } from '../site/view-models.ts';
import type { Site } from '../whole-site.ts';

type Place = 'header' | 'footer';

/** What is known of a target; a public title is the one that visitors saw last. */
type Found = Omit<ManagedLink, keyof MenuLink> & { publicTitle: string; publicTitle_ne: string };

type MenuSource = Pick<Site, 'database' | 'types'>;

const GONE: Found = {
  title: '',
  title_ne: '',
  publicTitle: '',
  publicTitle_ne: '',
  href: null,
  hidden: 'gone',
  publishAt: null,
};

/** The targets of a menu's entries that are records, by their keys. */
async function recordsIn({ database, types }: MenuSource, menu: Menu): Promise<Map<string, Found>> {
  const targets = linksIn(menu).flatMap(({ target }) => ('id' in target ? [target] : []));
  const found = new Map<string, Found>();
  for (const [name, some] of Map.groupBy(targets, ({ type }) => type)) {
    const type = types.find((one) => one.name === name);
    if (!type) continue;
    const ids = [...new Set(some.map(({ id }) => id))];
    const rows = await contentOf(database.reader)
      .selectFrom(type.name)
      .select(titleColumns(type))
      .where('_id', 'in', ids)
      .execute();
    const live = new Map(rows.map((row) => [String(row._id), row]));
    for (const id of ids) {
      const row = live.get(id);
      const one = row ? liveRecord(type, row) : await hiddenRecord(database, type, id);
      found.set(targetKey({ type: name, id }), one);
    }
  }
  return found;
}

function liveRecord(type: ContentType, row: ContentRow): Found {
  const { title, title_ne = '' } = titlesIn(type, row);
  const href = hrefOf(type.page?.item ?? '', type, row);
  return {
    title,
    title_ne,
    publicTitle: title,
    publicTitle_ne: title_ne,
    href,
    hidden: null,
    publishAt: null,
  };
}

async function hiddenRecord(
  { reader }: MenuSource['database'],
  type: ContentType,
  id: string,
): Promise<Found> {
  const managed = await findManaged(reader, type, id);
  const state = managed && stateOf(managed);
  if (!managed || !state || state === 'live') return GONE;
  const last = managed.shelved && shelvedItem(type, managed.shelved);
  const titleIn = (item: Item | null) => (item ? [titleOf(type, item), nepaliTitleOf(type, item)] : ['', '']);
  const [title = '', title_ne = ''] = titleIn(presentItem(managed));
  const [publicTitle = '', publicTitle_ne = ''] = titleIn(last);
  const { publishAt } = managed.dates;
  return { title, title_ne, publicTitle, publicTitle_ne, href: null, hidden: state, publishAt };
}

function targetOf(target: MenuTarget, place: Place, records: ReadonlyMap<string, Found>): Found {
  if ('id' in target) return records.get(targetKey(target)) ?? GONE;
  if ('page' in target && !menuPages.includes(target.page)) return GONE;
  const href = 'page' in target ? target.page : target.url;
  const title = 'page' in target ? pageLabel('en', href, place) : nameOf(target.url);
  const title_ne = 'page' in target ? pageLabel('ne', href, place) : '';
  return { ...GONE, title, title_ne, publicTitle: title, publicTitle_ne: title_ne, href, hidden: null };
}

/** What an address without a label is called. */
const nameOf = (url: string) =>
  url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');

/** The menu as visitors see it: without what is not live. */
export async function visitorsMenu(site: MenuSource): Promise<ShownMenu> {
  const menu = await menuIn(site.database.reader);
  const records = await recordsIn(site, menu);
  const shown = (place: Place, { target, label, label_ne }: MenuLink): Omit<ShownGroup, 'items'> => {
    const { publicTitle, publicTitle_ne, href, hidden } = targetOf(target, place, records);
    return { label: label || publicTitle, label_ne: label_ne || publicTitle_ne, href: hidden ? null : href };
  };
  const links = (place: Place, list: readonly MenuLink[]): ShownLink[] =>
    list.flatMap((link) => {
      const { href, ...labels } = shown(place, link);
      return href === null ? [] : [{ ...labels, href }];
    });
  return {
    header: menu.header.flatMap(({ items, ...group }): ShownGroup[] => {
      const entry = { ...shown('header', group), items: links('header', items) };
      if (entry.href !== null) return [entry];
      // A group whose own page is not live keeps its entries; one that visitors know no name of hands them on.
      const hasName = entry.label !== '' || entry.label_ne !== '';
      if (hasName && entry.items.length > 0) return [entry];
      return entry.items.map((item) => ({ ...item, items: [] }));
    }),
    footer: links('footer', menu.footer),
  };
}

/** A menu as staff see it: with what is not live, and why. */
export async function managedMenu(site: MenuSource, menu: Menu): Promise<ManagedMenu> {
  const records = await recordsIn(site, menu);
  const managed = (place: Place, { target, label, label_ne }: MenuLink): ManagedLink => {
    const { title, title_ne, href, hidden, publishAt } = targetOf(target, place, records);
    return { target, label, label_ne, title, title_ne, href, hidden, publishAt };
  };
  return {
    header: menu.header.map((group) => ({
      ...managed('header', group),
      items: group.items.map((item) => managed('header', item)),
    })),
    footer: menu.footer.map((link) => managed('footer', link)),
    pages: menuPages.map((path) => ({
      path,
      title: pageLabel('en', path, 'header'),
      title_ne: pageLabel('ne', path, 'header'),
    })),
  };
}

type MenuOfPages = Pick<PageFrame, 'menu' | 'hasOwnMenu'>;

/** The menu of all pages, read once for each version of the content. */
export class ShownMenus {
  readonly #site: MenuSource;
  #read: { version: number; menu: Promise<MenuOfPages> } | null = null;

  constructor(site: MenuSource) {
    this.#site = site;
  }

  shown(): Promise<MenuOfPages> {
    const version = this.#site.database.version.current;
    if (this.#read?.version === version) return this.#read.menu;
    const menu = this.#readMenu();
    this.#read = { version, menu };
    menu.catch(() => {
      this.#read = null;
    });
    return menu;
  }

  async #readMenu(): Promise<MenuOfPages> {
    const hasOwnMenu = (await storedMenu(this.#site.database.reader)) !== null;
    return { menu: await visitorsMenu(this.#site), hasOwnMenu };
  }
}
