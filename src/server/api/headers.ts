/** What every answer of the API carries; it is data, never a page. */
export const apiHeaders = Object.freeze({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/** The same for what belongs to one person. */
export const privateHeaders = Object.freeze({ ...apiHeaders, 'cache-control': 'no-store' });
