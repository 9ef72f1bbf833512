const KEY = 'just-signed-in';

/** Remembers across a page load that somebody has signed in, so that the next page says so. */
export function rememberSignIn(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Where session storage is blocked, the screen itself shows that it worked.
  }
}

/** Whether somebody has just signed in; true only once. */
export function hasJustSignedIn(): boolean {
  try {
    const has = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return has;
  } catch {
    return false;
  }
}
