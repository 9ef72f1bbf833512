import type { ReactElement } from 'react';
import type { LinkedAccount } from '../../accounts/password-links.ts';
import type { CollegeFacts } from '../../content/college.ts';
import type { Submission, SubmissionType } from '../../content/submission.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Language } from '../../languages/language.ts';
import type { ContentType, Item } from '../../schema/define-type.ts';
import type { ResultOptions, Results } from '../../search/find.ts';
import type { PageFrame, Refusal, SharedCard } from '../../site/view-models.ts';
import type { ServedSite } from '../served-site.ts';
import type { NoPage } from './page-cache.ts';

/** What a page's loader returns: an element to render, a text with its media type, or no page. */
export type PageAnswer = ShownPage | SentText | NoPage;

interface SentText {
  send: string;
  type: string;
  /** The name under which it is saved; by default the end of its address. */
  fileName?: string;
}

export interface ShownPage {
  show: ReactElement;
  /** True for a page that must not be cached. */
  isUncached?: boolean;
  /** True where the address holds a secret: the page is not cached either, and no request that it makes names it. */
  isSecret?: boolean;
  /** True for a page that search engines leave out. */
  isUnindexed?: boolean;
  /** Of a secret page whose secret opens nothing; 200 by default. */
  status?: 404;
  /** What was searched for, of a page that says that there is nothing: each visit counts. */
  inVain?: string;
}

/** A form that was submitted without JavaScript and refused. */
export interface Attempt {
  /** The fields, as far as the body could be read. */
  fields: Readonly<Record<string, unknown>>;
  refusal: Refusal;
}

export interface PageRequest {
  database: OpenDatabase;
  params: Readonly<Record<string, string>>;
  /** Query parameters that the page declares, each at most once. */
  query: Readonly<Record<string, string>>;
  /** The requested path without its language, still percent-encoded. */
  path: string;
  /** Data of the page's layout. @param canonical path and query of the canonical URL */
  frame(canonical: string): PageFrame;
  /** The card of a live record, whose page it is; null on a preview, and where none is drawn. */
  card(type: ContentType, item: Item, college: CollegeFacts): SharedCard | null;
  /** Search results for visitors; undefined beyond the last page. */
  find(q: string, page: number, filter?: ResultOptions): Promise<Results | undefined>;
  language: Language;
  /** Whether the assistant sends questions to a service outside the site. */
  sendsQuestionsOut: boolean;
  now(): Date;
  /** The submission of a receipt by the secret in its address; null once it is no longer shown. */
  readReceipt(type: SubmissionType, secret: string): Promise<Submission | null>;
  /** Whether mail is set up, so that links for new passwords are sent. */
  sendsMail: boolean;
  /** Whose password a link sets; null where it sets none, or none any more. */
  readPasswordLink(token: string): Promise<LinkedAccount | null>;
  /** Present when the page is the answer to a refused form; the database may be what failed. */
  attempt?: Attempt;
}

export type Reading = Pick<PageRequest, 'database' | 'language'>;

/** A form as a browser without script sends it. */
export interface PlainPost {
  fields: Readonly<Record<string, unknown>>;
  /** Of the page's URL. */
  params: Readonly<Record<string, string>>;
  /** The sender's network address. */
  address: string;
  language: Language;
}

/** A public page: its URL, its query parameters, its loader. */
export interface Page {
  url: string;
  /** English unless it is a twin under `/ne`. */
  language?: Language;
  parameters: readonly string[];
  /** Maps equivalent queries to the shortest one, so that they share a cache entry. */
  normalizeQuery?(query: Readonly<Record<string, string>>): Record<string, string>;
  /** Every query makes another page, so these pages have a separate, small cache. */
  hasUnboundedUrls?: boolean;
  /** Left out of the sitemap. */
  isUnlisted?: boolean;
  /**
   * On pages of records: finds the page of the record with this id.
   * @returns its path; null if no page answers for it
   */
  locate?(database: OpenDatabase, id: string): Promise<string | null>;
  /** Type of the visitors' form on the page. */
  form?: SubmissionType;
  /**
   * Takes the page's form, which is posted to the page's URL.
   * @returns the address that the browser goes to, without its language
   * @throws what refuses it: the page is shown again with the reasons
   */
  post?(site: ServedSite, sent: PlainPost): Promise<string>;
  load(request: PageRequest): Promise<PageAnswer>;
}
