import type { ReactElement } from 'react';
import type { SubmissionType } from '../../content/submission.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Results } from '../../search/find.ts';
import type { PageFrame, Refusal } from '../../site/view-models.ts';
import type { NoPage } from './page-cache.ts';

/**
 * What a page's loader answers: something to show (to everybody, or `isUncached`), a text for programs and
 * its media type, another address, or nothing.
 */
export type Outcome = { show: ReactElement; isUncached?: boolean } | { send: string; type: string } | NoPage;

/** What somebody sent by the page's form without script, and why it was refused. */
export interface Attempt {
  /** As far as it was read. */
  fields: Readonly<Record<string, unknown>>;
  refusal: Refusal;
}

export interface PageRequest {
  database: OpenDatabase;
  params: Readonly<Record<string, string>>;
  /** The parameters that the page knows, each at most once; others are dropped. */
  query: Readonly<Record<string, string>>;
  /** The path as it was asked for, still encoded. */
  path: string;
  /** @param canonical the page's canonical path, with its query */
  frame(canonical: string): PageFrame;
  /** What visitors find by these words; undefined beyond the last page. */
  find(q: string, page: number): Promise<Results | undefined>;
  now(): Date;
  /** There where the page answers a form that was refused; the database may be what failed. */
  attempt?: Attempt;
}

/** A public page: where it is, which parameters it knows, what it shows. */
export interface Page {
  url: string;
  parameters: readonly string[];
  /** The shortest of the queries that mean the same: they are one page. */
  normalizeQuery?(query: Readonly<Record<string, string>>): Record<string, string>;
  /** Whatever is asked for is a page of it: these have a small share of the memory for pages, apart from all others. */
  hasUnboundedUrls?: boolean;
  /** Search engines are not led to it. */
  isUnlisted?: boolean;
  /** What its form sends: it comes by POST to the same address. */
  form?: SubmissionType;
  load(request: PageRequest): Promise<Outcome>;
}
