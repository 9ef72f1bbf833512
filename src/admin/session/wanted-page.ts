import { WANTED_PAGE } from '../../ui/staff-sign-in.ts';

/** Path and query of a screen: plain characters, and percent signs in the query only. No `//`, `\` or `..` fits. */
const SCREEN = /^\/admin(?:\/[\w-]+)+(?:\?[\w\-.~!*'(),;:@$&=+%]*)?$/;
const MAX_LENGTH = 500;
/** Screens that a sign-in does not lead to. */
const NEVER = /^\/admin\/log(?:in|out)(?:$|[/?])/;

/** Whether a sign-in may lead to this address: a screen of this back office, written plainly. */
export function isScreenAddress(address: string): boolean {
  if (address.length > MAX_LENGTH || !SCREEN.test(address) || NEVER.test(address)) return false;
  const { origin, pathname, search } = new URL(address, 'http://here.invalid');
  return origin === 'http://here.invalid' && pathname + search === address;
}

/** Remembers the screen that a signed-out person asked for, for this visit (requirement 17.70). */
export function rememberWantedPage(address: string): void {
  try {
    if (isScreenAddress(address)) sessionStorage.setItem(WANTED_PAGE, address);
  } catch {
    // Where session storage is blocked, the sign-in leads to the dashboard.
  }
}

/** The remembered screen, once; null without one (requirement 17.71). */
export function takeWantedPage(): string | null {
  try {
    const address = sessionStorage.getItem(WANTED_PAGE);
    sessionStorage.removeItem(WANTED_PAGE);
    return address !== null && isScreenAddress(address) ? address : null;
  } catch {
    return null;
  }
}
