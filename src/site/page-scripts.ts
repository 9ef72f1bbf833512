/**
 * Scripts that a single page loads beside the site's own: name → where the source stands. A page asks for one with
 * `<Document script="login">`. What several of them import is fetched at the same time as they are.
 */
export const pageScripts = {
  dashboard: 'src/site/scripts/dashboard.ts',
  login: 'src/site/scripts/login.ts',
  form: 'src/site/scripts/form.ts',
} as const;

export type PageScript = keyof typeof pageScripts;

/** A built script, as paths on this host. */
export interface ScriptFiles {
  src: string;
  /** What it imports, to be fetched beside it. */
  imports: readonly string[];
}
