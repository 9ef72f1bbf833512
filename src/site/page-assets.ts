/**
 * Style sheets of kinds of pages, beside the site's own: name → source. A page names its kind with
 * `<Document styles="home">`. A browser paints nothing before the style sheets of a page have arrived, so the site's
 * own sheet has the rules for all pages and for notices and news, which are read most. Each of these adds the rules
 * of one kind of page.
 */
export const pageStyles = {
  home: 'src/site/page-styles/home.css',
  chapters: 'src/site/page-styles/chapters.css',
  'facts-table': 'src/site/components/facts-table.css',
  about: 'src/site/page-styles/about.css',
  faqs: 'src/site/page-styles/faqs.css',
  forms: 'src/site/page-styles/forms.css',
  album: 'src/site/page-styles/album.css',
  'search-and-errors': 'src/site/page-styles/search-and-errors.css',
  api: 'src/site/page-styles/api.css',
  'own-page': 'src/site/page-styles/own-page.css',
  people: 'src/site/page-styles/people.css',
  /** Of kinds of sections, on pages that have one. */
  'text-picture': 'src/site/sections/text-picture.css',
  facts: 'src/site/sections/facts.css',
  steps: 'src/site/sections/steps.css',
  questions: 'src/site/components/questions.css',
  action: 'src/site/sections/action.css',
  /** Of previews alone. */
  preview: 'src/site/components/preview-bar.css',
  /** Of a menu of the college's own, on every page. */
  menu: 'src/site/page-styles/menu.css',
  /** Of no page alone: it stands where a picture needs it. */
  focus: 'src/site/page-styles/focus.css',
} as const;

export type PageStyles = keyof typeof pageStyles;

/** The sheets of pages about the college. */
export const ABOUT: readonly PageStyles[] = ['chapters', 'about'];

/**
 * Scripts of single pages, beside the site's own: name → source. A page names its script with
 * `<Document script="login">`. Each is built as one file with all its imports (scripts/build/own-copies.ts).
 */
export const pageScripts = {
  album: 'src/site/scripts/album.ts',
  dashboard: 'src/site/scripts/dashboard.ts',
  login: 'src/site/scripts/login.ts',
  form: 'src/site/scripts/form.ts',
} as const;

export type PageScript = keyof typeof pageScripts;

/**
 * Islands, which a page loads on demand: name → source. Their URLs are in the page, since the bundler's loader would
 * be larger than the site's own script.
 */
export const islands = {
  lightbox: 'src/site/islands/lightbox.ts',
  chat: 'src/site/islands/chat/chat.tsx',
  visit: 'src/site/scripts/visit.ts',
  sending: 'src/site/scripts/sending/sending.ts',
  remembering: 'src/site/scripts/sending/sent-here.ts',
  signingIn: 'src/site/scripts/signing-in/signing-in.ts',
} as const;

/**
 * Islands with sentences are built once for each language, so that a page loads only its own language: in the
 * Nepali build each `words.ts` is the `words.ne.ts` beside it (scripts/build/nepali-words.ts).
 */
export const nepaliIslands = Object.fromEntries(
  Object.entries(islands).map(([name, source]) => [name, `${source}?lang=ne`]),
) as Record<Island, string>;

/** Page scripts with sentences are built for each language, too; the others serve both. */
export const nepaliPageScripts = {
  dashboard: `${pageScripts.dashboard}?lang=ne`,
  login: `${pageScripts.login}?lang=ne`,
} satisfies Partial<Record<PageScript, string>>;

/** URL of the service worker: at the root, since it may answer for addresses below its own only. */
export const SERVICE_WORKER = '/sw.js';

/** Script of the service worker, built as one file with all its imports. */
export const offlineWorker = 'src/site/offline/worker.ts';

export type Island = keyof typeof islands;

/** A built island, as paths on this host. */
export interface IslandFiles {
  src: string;
  /** Its imports, to be fetched in parallel. */
  imports: readonly string[];
  /** Style sheets of its own, which the page does not have. */
  styles: readonly string[];
}

/** The built files that pages refer to, as paths on this host. */
export interface SiteAssets {
  /** Style sheets of every page. */
  styles: readonly string[];
  pageStyles?: Partial<Record<PageStyles, string>>;
  scripts: readonly string[];
  preloadFonts: readonly string[];
  /** Fonts that give way to the page and its first picture on a slow connection. */
  nepaliFonts?: readonly string[];
  /** Fonts that the pages after this one use. */
  labelFonts?: readonly string[];
  /** Without its island a page has plain links, and no chat. */
  islands?: Partial<Record<Island, IslandFiles>>;
  pageScripts?: Partial<Record<PageScript, string>>;
  /** The fonts of Nepali pages, and the scripts with Nepali sentences, in place of the English ones. */
  nepali?: {
    nepaliFonts: readonly string[];
    labelFonts: readonly string[];
    islands: Partial<Record<Island, IslandFiles>>;
    pageScripts: Partial<Record<PageScript, string>>;
  };
  /** Script of the service worker; without it the site does nothing offline. */
  worker?: string;
}
