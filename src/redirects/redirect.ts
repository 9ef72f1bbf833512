import type { Tables } from '../db/tables.ts';
import type { InEach } from '../languages/language.ts';

/** A redirect as the API shows it. */
export interface Redirect {
  _id: string;
  /** Path, with a query where the old address had one, as it was typed. */
  from: string;
  /** Path of this site, or a web address, percent-encoded. */
  to: string;
  /** Whether the old address is gone for good (301), or may come back (302). */
  permanent: boolean;
}

/** A redirect with the version that `If-Match` names. */
export interface VersionedRedirect {
  redirect: Redirect;
  version: number;
}

/** A redirect that was added or changed. */
export interface SavedRedirect extends VersionedRedirect {
  /** Said where its target leads nowhere. */
  warning: InEach<string> | null;
}

export const REDIRECT_COLUMNS = ['_id', 'from', 'to', 'permanent'] as const;

export function redirectFrom(row: Pick<Tables['redirect'], (typeof REDIRECT_COLUMNS)[number]>): Redirect {
  const { _id, from, to, permanent } = row;
  return { _id, from, to, permanent: permanent === 1 };
}
