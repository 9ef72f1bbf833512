import type { ReactElement } from 'react';
import type { OpenDatabase } from '../../db/database.ts';
import type { PageFrame } from '../../site/model.ts';
import type { NoPage } from './page-cache.ts';

/** What a page's loader answers: something to show, a text for programs and its media type, another address, or nothing. */
export type Outcome = { show: ReactElement } | { send: string; type: string } | NoPage;

export interface PageRequest {
  database: OpenDatabase;
  params: Readonly<Record<string, string>>;
  /** The parameters that the page knows, each at most once; others are dropped. */
  query: Readonly<Record<string, string>>;
  /** The path as it was asked for, still encoded. */
  path: string;
  /** @param canonical the page's canonical path, with its query */
  frame(canonical: string): PageFrame;
}

/** A public page: where it is, which parameters it knows, what it shows. */
export interface Page {
  url: string;
  parameters: readonly string[];
  /** Search engines are not led to it. */
  isUnlisted?: boolean;
  load(request: PageRequest): Promise<Outcome>;
}
