/** Its outline, on 40 by 40. */
export const LOGO_PATH =
  'M20 3a8 8 0 0 1 7.6 5.4A7.5 7.5 0 0 1 26.5 23H22v6h6v3h4v3h3v3H5v-3h3v-3h4v-3h6v-6h-4.5a7.5 7.5 0 0 1-1.1-14.6A8 8 0 0 1 20 3Z';

/**
 * The logo: a chautari, the stone seat around a tree where people rest and talk. Apart from the icons, so that the back
 * office and the chat share no file that the chat would fetch first.
 */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 40 40" width="40" height="40" fill="currentColor" aria-hidden="true">
      <path d={LOGO_PATH} />
    </svg>
  );
}
