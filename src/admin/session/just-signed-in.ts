const KEY = 'just-signed-in';

/** Remembers over the load of a page that somebody has signed in, for that page to say so. */
export function rememberSignIn(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Where session storage is blocked, the screen itself shows that it worked.
  }
}

/** Whether the page before signed somebody in; once. */
export function hasJustSignedIn(): boolean {
  try {
    const has = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return has;
  } catch {
    return false;
  }
}
