/** Key in local storage of a login's response, which pages and back office share. */
export const PROFILE_KEY = 'profile';

/**
 * Key in session storage of the back office's page that a signed-out person asked for (requirement 17.70). The guard
 * writes it, the home page shows it, the sign-in reads it.
 */
export const WANTED_PAGE = 'wanted-page';

/** What the address of the sign-in says where it leads to the wanted page; any other leads to the dashboard. */
export const CONTINUE = 'continue';
export const SIGN_IN_AND_CONTINUE = `/admin/login?${CONTINUE}`;
