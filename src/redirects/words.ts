/** Why a redirect is refused. */
export const words = {
  fromStart: 'Write the old address from its first slash, such as /about.html.',
  fromReserved:
    'Addresses under /.well-known, /api, /admin and /webhooks, and those of files here, cannot lead on.',
  /** @param max number of characters */
  tooLong: (max: string) => `An address has at most ${max} characters.`,
  oneLine: 'An address is one line of text.',
  toStart: 'Write a path of this site, such as /who-we-are, or a whole address that begins with https://.',
  toCredentials: 'An address with a name or password in it cannot be led to.',
  toStars: 'Each * of the address that is led to stands for one of the old address, which has fewer.',
  permanent: 'permanent is true or false.',
  covers: (from: string, page: string) =>
    `${from} also covers ${page}, which is a page of this site, and a page is never hidden by a redirect.`,
  nothingAt: (to: string) => `There is no page at ${to} at present.`,
  isPage: (from: string) => `${from} is a page of this site, and a page is never hidden by a redirect.`,
  isThere: (from: string, to: string) =>
    `There is a redirect from this address already: ${from} leads to ${to}.`,
  /** @param max number of redirects */
  tooMany: (max: string) => `There are ${max} redirects, and more are not kept. Delete some first.`,
  /** @param max number of redirects with `*` */
  tooManyPatterns: (max: string) =>
    `There are ${max} redirects with *, and more are not kept. Delete some first.`,
  toItself: 'This address would lead to itself.',
  /** @param way addresses with arrows between them */
  inCircle: (way: string, last: string) =>
    `This would lead in a circle: ${way}. The redirect from ${last} leads back.`,
};

/** Errors in a file of redirects, or in one of its lines. */
export const fileWords = {
  empty: 'The file has no lines. Each line is an old address, a comma, and the address to which it leads.',
  /** @param max number of lines */
  tooMany: (max: string) => `A file has at most ${max} lines. Please split it.`,
  cutOff: 'A quotation mark begins here that does not end as one should.',
  permanent: 'The third column says true or false (301 or 302).',
  twice: (line: string) => `Line ${line} has this address already.`,
};
