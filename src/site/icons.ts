import type { CollegeFacts } from '../content/college.ts';
import { type IconName, iconPathOf } from '../schema/icon-names.ts';
import builtTouch from './artwork/icons/icon-180.png?no-inline';
import builtSmall from './artwork/icons/icon-192.png?no-inline';
import builtLarge from './artwork/icons/icon-512.png?no-inline';
import builtMaskable from './artwork/icons/icon-maskable-512.png?no-inline';
import builtTab from './artwork/mark.svg?no-inline';

const built: Readonly<Record<IconName, string>> = {
  tab: builtTab,
  touch: builtTouch,
  small: builtSmall,
  large: builtLarge,
  maskable: builtMaskable,
  card: builtLarge,
};

/**
 * The path of an icon of the college: made of its favicon, or else its logo, or else the built one. Shared links and
 * search results show the logo where there is one.
 */
export function collegeIcon({ logo, favicon }: CollegeFacts, name: IconName): string {
  const own = name === 'card' ? (logo ?? favicon) : (favicon ?? logo);
  return own === null ? built[name] : iconPathOf(own, name);
}

/** Whether the icons are made of a picture of the college's own. */
export const hasOwnIcon = ({ logo, favicon }: CollegeFacts) => (favicon ?? logo) !== null;

/** Media type of the icon of the browser tab. */
export const tabIconType = (college: CollegeFacts) => (hasOwnIcon(college) ? 'image/png' : 'image/svg+xml');
