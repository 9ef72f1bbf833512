import type { ReactElement } from 'react';
import type { SubmissionType } from '../../content/submission.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { PageFrame, Refusal } from '../../site/model.ts';
import type { NoPage } from './page-cache.ts';

/**
 * What a page's loader answers: something to show (to everybody, or `forOnce`: kept nowhere), a text for programs and
 * its media type, another address, or nothing.
 */
export type Outcome = { show: ReactElement; forOnce?: boolean } | { send: string; type: string } | NoPage;

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
  now(): Date;
  /** There where the page answers a form that was refused; the database may be what failed. */
  attempt?: Attempt;
}

/** A public page: where it is, which parameters it knows, what it shows. */
export interface Page {
  url: string;
  parameters: readonly string[];
  /** Search engines are not led to it. */
  isUnlisted?: boolean;
  /** What its form sends: it comes by POST to the same address. */
  form?: SubmissionType;
  load(request: PageRequest): Promise<Outcome>;
}
