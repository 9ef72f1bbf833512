/** The HTML of the receipt that a page with a form shows; empty without one. */
export const receiptIn = (html: string) =>
  /<div id="receipts" class="filled-later">(.*?)<\/div><template/s.exec(html)?.[1] ?? '';

/** The reference on that receipt. */
export const referenceIn = (html: string) => /[AM]-\d{6}-[0-9A-Z]{5}/.exec(receiptIn(html))?.[0];
