import { WANTED_PAGE } from '../../ui/staff-sign-in.ts';

/** Path and query of a screen: plain characters, and percent signs in the query only. No `//`, `\` or `..` fits. */
const SCREEN_ADDRESS = /^\/admin(?:\/[\w-]+)+(?:\?[\w\-.~!*'(),;:@$&=+%]*)?$/;
const MAX_LENGTH = 500;
/** Screens that a sign-in does not lead to. */
const SIGN_IN_OR_OUT = /^\/admin\/log(?:in|out)(?:$|[/?])/;

/** Whether a sign-in may lead to this address: a screen of this back office, written plainly. */
export function isScreenAddress(address: string): boolean {
  if (address.length > MAX_LENGTH || !SCREEN_ADDRESS.test(address) || SIGN_IN_OR_OUT.test(address))
    return false;
  const { origin, pathname, search } = new URL(address, 'http://here.invalid');
  return origin === 'http://here.invalid' && pathname + search === address;
}

/** Remembers the screen that a signed-out person asked for, for this visit (requirement 17.70). */
export function rememberWantedPage(address: string): void {
  if (isScreenAddress(address)) keepForVisit(WANTED_PAGE, address);
}

/** The remembered screen, once; null without one (requirement 17.71). */
export function takeWantedPage(): string | null {
  const address = takeFromVisit(WANTED_PAGE);
  return address !== null && isScreenAddress(address) ? address : null;
}

const JUST_SIGNED_IN = 'just-signed-in';

/** Remembers across a page load that somebody has signed in, so that the next page says so. */
export const rememberSignIn = () => keepForVisit(JUST_SIGNED_IN, 'yes');

/** Whether somebody has just signed in; true only once. */
export const hasJustSignedIn = () => takeFromVisit(JUST_SIGNED_IN) !== null;

/** Where session storage is blocked, the sign-in leads to the dashboard, which itself shows that it worked. */
function keepForVisit(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {}
}

function takeFromVisit(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
