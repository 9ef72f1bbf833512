/**
 * Scripts that a single page loads beside the site's own: name → where the source stands. A page asks for one with
 * `<Document script="login">`. Each is one file with all that it imports (scripts/build/own-copies.ts).
 */
export const pageScripts = {
  album: 'src/site/scripts/album.ts',
  dashboard: 'src/site/scripts/dashboard.ts',
  login: 'src/site/scripts/login.ts',
  form: 'src/site/scripts/form.ts',
} as const;

export type PageScript = keyof typeof pageScripts;

/**
 * Islands, which a page fetches when they are asked for: name → where the source stands. The page carries their
 * addresses, since the bundler's way of loading them would be larger than the site's own script.
 */
export const islands = {
  lightbox: 'src/site/islands/lightbox.ts',
  chat: 'src/site/islands/chat/chat.tsx',
} as const;

export type Island = keyof typeof islands;

/** A built island, as paths on this host. */
export interface IslandFiles {
  src: string;
  /** What it imports, to be fetched beside it. */
  imports: readonly string[];
  /** Styles of its own, which the page does not have. */
  styles: readonly string[];
}
