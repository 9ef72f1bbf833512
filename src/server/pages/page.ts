import type { ReactElement } from 'react';
import type { OpenDatabase } from '../../db/database.ts';
import type { PageFrame } from '../../site/model.ts';
import type { NoPage } from './page-cache.ts';

/** What a page's loader answers: something to show, another address, or nothing. */
export type Outcome = { show: ReactElement } | NoPage;

export interface PageRequest {
  database: OpenDatabase;
  params: Readonly<Record<string, string>>;
  /** The parameters that the page knows, each at most once; others are dropped. */
  query: Readonly<Record<string, string>>;
  /** The path as it was asked for, still encoded. */
  path: string;
  /** @param path the page's canonical path, with its query */
  frame(path: string): PageFrame;
}

/** A public page: where it is, which parameters it knows, what it shows. */
export interface Page {
  url: string;
  parameters: readonly string[];
  load(request: PageRequest): Promise<Outcome>;
}
