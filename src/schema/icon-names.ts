import { idOf, pathOf } from './picture-names.ts';

/** Names the icons that are made of the college's own pictures; free of Node, so that pages may use it too. */

/** How an icon is made of a picture: square, the whole picture centred in it. */
export interface IconLook {
  /** Edge in pixels. */
  size: number;
  /** The share of the edge that stays free on each side. */
  margin: number;
  /** Whether a picture that fills the square keeps that margin too, because its rim is cut off. */
  isCut: boolean;
  /** Whether the icon has a white background, because it may be shown on none or on black. */
  isOnWhite: boolean;
}

/** The looks by name. Each picture has these icons and no others. */
export const iconLooks = {
  /** Browser tabs. */
  tab: { size: 32, margin: 0, isCut: false, isOnWhite: false },
  /** Home screens of iPhones, which show transparency black. */
  touch: { size: 180, margin: 0.1, isCut: false, isOnWhite: true },
  /** The web app manifest. */
  small: { size: 192, margin: 0, isCut: false, isOnWhite: false },
  large: { size: 512, margin: 0, isCut: false, isOnWhite: false },
  /** Phones cut it to a circle or another shape within the middle four fifths. */
  maskable: { size: 512, margin: 0.2, isCut: true, isOnWhite: true },
  /** Shared links and search results. */
  card: { size: 512, margin: 0.1, isCut: false, isOnWhite: true },
} as const satisfies Record<string, IconLook>;
export type IconName = keyof typeof iconLooks;

export const iconsPath = '/icons/';

/** The path of an icon made of the picture at `path`. */
export function iconPathOf(path: string, name: IconName): string {
  return `${iconsPath}${idOf(path)}-${name}.png`;
}

/** The picture and look of an icon's file name; null for any other name. */
export function iconOf(file: string): { path: string; name: IconName } | null {
  const [, id, name] = /^([0-9a-f]{32})-([a-z]+)\.png$/.exec(file) ?? [];
  if (!id || !name || !Object.hasOwn(iconLooks, name)) return null;
  return { path: pathOf(id), name: name as IconName };
}
