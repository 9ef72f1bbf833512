/** Bytes per KB; the smaller of the two usual definitions. */
export const KB = 1000;

/** Budget of one page visit, in KB of compressed bodies. */
export interface Budget {
  /** HTML, style sheets and scripts together. */
  page: number;
  /** Scripts alone. */
  script: number;
}

const page: Budget = { page: 22, script: 3 };

/** Every kind of public page with its URLs and budget; the heaviest page of each kind is measured. */
export const budgets: Readonly<Record<string, Budget & { of: RegExp }>> = {
  home: { ...page, page: 30, of: /^\/$/ },
  notices: { ...page, of: /^\/notices$/ },
  notice: { ...page, of: /^\/notice\/./ },
  'list of news': { ...page, of: /^\/news-and-events$/ },
  news: { ...page, of: /^\/news-and-events\/./ },
  galleries: { ...page, of: /^\/gallery$/ },
  album: { ...page, of: /^\/gallery\/./ },
  'who we are': { ...page, of: /^\/who-we-are$/ },
  message: { ...page, of: /^\/message$/ },
  admissions: { ...page, of: /^\/admissions$/ },
  scholarships: { ...page, of: /^\/scholarships$/ },
  questions: { ...page, of: /^\/faqs$/ },
  people: { ...page, of: /^\/staff$/ },
  downloads: { ...page, of: /^\/downloads$/ },
  'side by side': { ...page, of: /^\/academics$/ },
  programme: { ...page, of: /^\/academics\/./ },
  'own page': { ...page, page: 30, of: /^\/(?:citizen-charter|rules|results)$/ },
  'to contact': { ...page, of: /^\/contact-us$/ },
  'to apply': { ...page, of: /^\/apply-online$/ },
  privacy: { ...page, of: /^\/privacy$/ },
  'signing in': { ...page, of: /^\/login$/ },
  'forgotten password': { ...page, of: /^\/password$/ },
  search: { ...page, of: /^\/search$/ },
  found: { ...page, of: /^\/search\?q=/ },
  'not found': { ...page, of: /^\/nowhere$/ },
};

/** URLs that are not in the sitemap. */
export const unlisted = ['/login', '/password', '/search', '/search?q=exam', '/nowhere'];

/** Total size of fonts by the page's scripts. Nepali dates are on nearly every page and count as Latin. */
export const fonts = { latin: 60, nepali: 210 };

/** Scripts and style sheets loaded when a visitor opens the chat. */
export const chat = 75;

/** The script of a form page, beyond the script of every page. */
export const form = 2;

/** The script that sends a form, which is loaded when the form is first touched. */
export const sending = 2;

/** The script of a visit, which every page loads when it is still, beside the page's budget. */
export const ofVisitor = 1;

/** Scripts of the back office's first screen. */
export const backOffice = 300;
