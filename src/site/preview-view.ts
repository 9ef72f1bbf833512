/** The bar above a preview. All times are instants. */
export interface PreviewView {
  of: 'draft' | 'version' | 'live' | 'taken-down';
  /** Number of the version; null for the others. */
  n: number | null;
  changedAt: string;
  /** When it is published by itself; null if it is not. */
  publishAt: string | null;
  expiresAt: string;
  /** How many the page shows, where this one is not among them and no other page shows it; else null. */
  notAmongFirst: number | null;
  /** The other pages that show it, with the token. */
  elsewhere: readonly { page: 'own' | 'list' | 'home'; href: string }[];
}
