/** The college's menu: types and what both server and browser know of it. The built-in one: `built-in-menu.ts`. */

/** Where an entry leads: to a built-in page, to the page of a record, or to another site. */
export type MenuTarget = { page: string } | { type: string; id: string } | { url: string };

/** An entry of the menu. An empty label stands for the title of its target. */
export interface MenuLink {
  target: MenuTarget;
  label: string;
  label_ne: string;
}

/** The lists of a menu: the header, whose entries may have others below them, and the footer. */
interface Lists<Link, Group = Link> {
  header: (Group & { items: Link[] })[];
  footer: Link[];
}

/** The college's menu: what the header and the footer link to. */
export type Menu = Lists<MenuLink>;

export const MENU_PARTS = ['header', 'footer'] as const;
export type MenuPart = (typeof MENU_PARTS)[number];

/** How many entries header, group and footer have at most, and how long a label is, in characters. */
export const MENU_LIMITS = { header: 12, items: 12, footer: 24, label: 80 } as const;

/** Every entry of a menu. */
export const linksIn = ({ header, footer }: Menu): MenuLink[] => [
  ...header.flatMap((group) => [group, ...group.items]),
  ...footer,
];

/** Identifies a target. */
export function targetKey(target: MenuTarget): string {
  if ('page' in target) return `page ${target.page}`;
  return 'url' in target ? `url ${target.url}` : `${target.type} ${target.id}`;
}

/** Whether records of a type can stand in the menu: those with a page of their own. */
export const isInMenus = ({ page }: { page?: { item?: string } | undefined }): boolean =>
  page?.item !== undefined;

/** An entry as visitors see it. */
export interface ShownLink {
  label: string;
  label_ne: string;
  /** A path in English, or the address of another site. */
  href: string;
}

/** An entry of the header as visitors see it: `href` is null where the group's own page is not live. */
export type ShownEntry = Omit<ShownLink, 'href'> & { href: string | null };

export type ShownMenu = Lists<ShownLink, ShownEntry>;

/** Why an entry is not shown: the state of its record, or 'gone' if there is no such page or record any more. */
export type HiddenReason = 'draft' | 'scheduled' | 'ended' | 'trash' | 'gone';

/** An entry as staff see it. */
export interface ManagedLink extends MenuLink {
  /** The title of the target. */
  title: string;
  title_ne: string;
  href: string | null;
  hidden: HiddenReason | null;
  /** When it appears, if it is scheduled: an instant. */
  publishAt: string | null;
}

/** With the built-in pages, to choose from. */
export interface ManagedMenu extends Lists<ManagedLink> {
  pages: { path: string; title: string; title_ne: string }[];
}
