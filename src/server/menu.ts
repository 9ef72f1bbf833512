import { menuPages } from '../content/built-in-menu.ts';
import {
  linksIn,
  type ManagedLink,
  type ManagedMenu,
  type Menu,
  type MenuLink,
  type MenuPart,
  type MenuTarget,
  type ShownEntry,
  type ShownLink,
  type ShownMenu,
  targetKey,
} from '../content/menu.ts';
import { type NamedRecord, nepaliTitleOf, titlesOf } from '../db/both-titles.ts';
import { shelvedItem } from '../db/editing/shelved.ts';
import type { Db } from '../db/engine.ts';
import { findManaged, presentItem, stateOf } from '../records/managed.ts';
import { menuIn, storedMenu } from '../records/menu.ts';
import { type ContentType, type Item, namingField, titleOf } from '../schema/define-type.ts';
import { hrefOf } from '../schema/slug.ts';
import { pageLabel } from '../site/navigation.ts';
import type { PageFrame } from '../site/view-models.ts';
import type { Site } from '../whole-site.ts';

type Titles = Pick<ManagedLink, 'title' | 'title_ne'>;

/** What is known of a target. Visitors see the title that was public last. */
type Found = Omit<ManagedLink, keyof MenuLink> & { publicTitles: Titles };

type MenuSource = Pick<Site, 'database' | 'types'>;

const shownAt = (href: string, titles: Titles): Found => ({
  ...titles,
  publicTitles: titles,
  href,
  hidden: null,
  publishAt: null,
});

const GONE: Found = { ...shownAt('', { title: '', title_ne: '' }), href: null, hidden: 'gone' };

/** The targets of a menu's entries that are records, by their keys. */
async function recordsIn({ database, types }: MenuSource, menu: Menu): Promise<Map<string, Found>> {
  const targets = linksIn(menu).flatMap(({ target }) => ('id' in target ? [target] : []));
  const found = new Map<string, Found>();
  for (const [name, some] of Map.groupBy(targets, ({ type }) => type)) {
    const type = types.find((one) => one.name === name);
    if (!type) continue;
    const live = await titlesOf(
      database.reader,
      type,
      some.map(({ id }) => id),
    );
    for (const target of some) {
      const titles = live.get(target.id);
      const known = titles ? liveRecord(type, titles) : await hiddenRecord(database.reader, type, target.id);
      found.set(targetKey(target), known);
    }
  }
  return found;
}

const liveRecord = (type: ContentType, { _id, title, title_ne = '', named }: NamedRecord): Found =>
  shownAt(hrefOf(type.page?.item ?? '', type, { _id, [namingField(type)]: named }), { title, title_ne });

async function hiddenRecord(db: Db, type: ContentType, id: string): Promise<Found> {
  const managed = await findManaged(db, type, id);
  const state = managed && stateOf(managed);
  if (!managed || !state || state === 'live') return GONE;
  const named = (item: Item | null): Titles =>
    item ? { title: titleOf(type, item), title_ne: nepaliTitleOf(type, item) } : GONE.publicTitles;
  return {
    ...named(presentItem(managed)),
    publicTitles: named(managed.shelved && shelvedItem(type, managed.shelved)),
    href: null,
    hidden: state,
    publishAt: managed.dates.publishAt,
  };
}

const titlesOfPage = (path: string, part: MenuPart): Titles => ({
  title: pageLabel('en', path, part),
  title_ne: pageLabel('ne', path, part),
});

function targetOf(target: MenuTarget, part: MenuPart, records: ReadonlyMap<string, Found>): Found {
  if ('id' in target) return records.get(targetKey(target)) ?? GONE;
  if ('url' in target) return shownAt(target.url, { title: nameOf(target.url), title_ne: '' });
  const { page } = target;
  return menuPages.includes(page) ? shownAt(page, titlesOfPage(page, part)) : GONE;
}

/** What an address without a label is called. */
const nameOf = (url: string) =>
  url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');

/** The lists of a menu with what is told of each entry. */
async function toldOf<Told>(site: MenuSource, menu: Menu, tell: (link: MenuLink, found: Found) => Told) {
  const records = await recordsIn(site, menu);
  const told = (link: MenuLink, part: MenuPart) => tell(link, targetOf(link.target, part, records));
  return {
    header: menu.header.map(({ items, ...group }) => ({
      ...told(group, 'header'),
      items: items.map((item) => told(item, 'header')),
    })),
    footer: menu.footer.map((link) => told(link, 'footer')),
  };
}

/** The menu as visitors see it: without what is not live. */
export async function visitorsMenu(site: MenuSource): Promise<ShownMenu> {
  const menu = await menuIn(site.database.reader);
  const { header, footer } = await toldOf(
    site,
    menu,
    ({ label, label_ne }, { publicTitles: { title, title_ne }, href }): ShownEntry => ({
      label: label || title,
      label_ne: label_ne || title_ne,
      href,
    }),
  );
  const isShown = (entry: ShownEntry): entry is ShownLink => entry.href !== null;
  return {
    header: header.flatMap((group): ShownMenu['header'] => {
      const items = group.items.filter(isShown);
      // A group whose own page is not live keeps its entries; one that visitors know no name of hands them on.
      const hasName = group.label !== '' || group.label_ne !== '';
      if (isShown(group) || (hasName && items.length > 0)) return [{ ...group, items }];
      return items.map((item) => ({ ...item, items: [] }));
    }),
    footer: footer.filter(isShown),
  };
}

/** A menu as staff see it: with what is not live, and why. */
export async function managedMenu(site: MenuSource, menu: Menu): Promise<ManagedMenu> {
  const lists = await toldOf(site, menu, (link, { publicTitles: _, ...found }) => ({ ...link, ...found }));
  return { ...lists, pages: menuPages.map((path) => ({ path, ...titlesOfPage(path, 'header') })) };
}

export async function menuOfPages(site: MenuSource): Promise<Pick<PageFrame, 'menu' | 'hasOwnMenu'>> {
  const hasOwnMenu = (await storedMenu(site.database.reader)) !== null;
  return { menu: await visitorsMenu(site), hasOwnMenu };
}
