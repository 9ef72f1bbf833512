/** So many bytes to a KB: the smaller of the two usual counts. */
export const KB = 1000;

/** What each visit may cost that nobody has asked for yet, in KB of compressed bodies. */
export interface Budget {
  /** HTML, style sheets and scripts together. */
  page: number;
  /** Scripts alone. */
  script: number;
}

const page: Budget = { page: 22, script: 3 };

/** Every kind of page that visitors have: which addresses are of that kind, and what it may cost. The heaviest of each kind is weighed. */
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
  programme: { ...page, of: /^\/academics\/./ },
  'to contact': { ...page, of: /^\/contact-us$/ },
  'to apply': { ...page, of: /^\/apply-online$/ },
  'signing in': { ...page, of: /^\/login$/ },
  search: { ...page, of: /^\/search$/ },
  found: { ...page, of: /^\/search\?q=/ },
  'not found': { ...page, of: /^\/nowhere$/ },
};

/** Addresses that no sitemap lists. */
export const unlisted = ['/login', '/search', '/search?q=exam', '/nowhere'];

/** Typefaces in all, by what stands on the page: every face where Nepali is in headings, texts and bold. Nepali days stand on nearly every page and count as Latin. */
export const fonts = { latin: 60, nepali: 210 };

/** What a page for visitors loads when the chat is opened: scripts and style sheets. */
export const chat = 75;

/** The script of a page with a form, apart from what every page has. */
export const form = 2;

/** Scripts of the back office's first screen. */
export const backOffice = 300;
