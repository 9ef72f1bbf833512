import type { Actor } from './accounts/actor.ts';
import type { AddressRateLimit, StoredBytes } from './accounts/address-rate-limit.ts';
import type { AddressDigest, DigestKey } from './accounts/digest.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Assistant, BuiltInAssistant } from './assistant/assistant.ts';
import type { CollegeFacts } from './content/college.ts';
import type { LinkMail } from './content/link-mails.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Review } from './db/editing/drafts.ts';
import type { Db } from './db/engine.ts';
import type { TaskLeases } from './db/task-lease.ts';
import type { Change } from './db/writer.ts';
import type { RecentIds } from './inbox/recent-ids.ts';
import type { InEach, Language } from './languages/language.ts';
import type { Sentence } from './languages/sentence.ts';
import type { MailSetup, QueueSignal } from './mail/setup.ts';
import type { Media } from './media/index.ts';
import type { Family } from './metrics/family.ts';
import type { StoredUploadLeases } from './records/upload-leases.ts';
import type { StoredRedirects } from './redirects/stored-redirects.ts';
import type { MissingPageCounts, VainSearchCounts } from './redirects/vain-counts.ts';
import type { ContentType } from './schema/define-type.ts';
import type { InputTools } from './schema/field.ts';
import type { ResultUrls } from './search/result-urls.ts';
import type { Search } from './search/search.ts';
import type { Settings } from './settings.ts';

/**
 * A site without HTTP, as the server, the command line and the seed use it. Whatever reads or changes a site takes it as
 * its first parameter, so that a test can replace any part. Built by `services.ts`; this file holds types only, so that no
 * folder loads another through it.
 */
export interface Site {
  readonly settings: Settings;
  /** PUBLIC_URL, without a slash at its end. */
  readonly publicUrl: string;
  /** The id that database, storage and data folder share; see `identity/`. */
  readonly siteId: string;
  /** Whether there was no site before. */
  readonly isNew: boolean;
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly taskLeases: TaskLeases;
  readonly search: Search;
  readonly resultUrls: ResultUrls;
  readonly media: Media;
  readonly uploadLeases: StoredUploadLeases;
  readonly tools: InputTools;
  /** One for the whole process, because it limits how many hashes run at once. */
  readonly passwords: Passwords;
  readonly addressDigest: AddressDigest;
  /** Makes the secrets in the addresses of receipts. */
  readonly receiptKey: DigestKey;
  readonly recentIds: RecentIds;
  /** Null without SMTP_URL: then no mail is queued either. */
  readonly mailSetup: MailSetup | null;
  readonly queueSignal: QueueSignal;
  /** Of applications, to one address within 24 hours; null without a limit. */
  readonly maxAcknowledgements: number | null;
  readonly staffMails: StaffMails | null;
  readonly assistant: Assistant;
  readonly builtInAssistant: BuiltInAssistant;
  readonly redirects: StoredRedirects;
  readonly formerAddresses: FormerAddresses;
  readonly missingPages: MissingPageCounts;
  readonly vainSearches: VainSearchCounts;
  /** LIMIT_FORMS: submissions per network address. */
  readonly formLimit: AddressRateLimit;
  /** What submissions of a network address may store in a day. */
  readonly formBytes: Pick<StoredBytes, 'take'>;
  /** LIMIT_CHAT per network address, counted separately for messages, stored entries and what is said of answers. */
  readonly messageLimit: AddressRateLimit;
  readonly chatEntryLimit: AddressRateLimit;
  readonly ratingLimit: AddressRateLimit;
  /** What the chat of a network address may store in a day. */
  readonly chatBytes: Pick<StoredBytes, 'take'>;
  /** Limits requests that are computed each time: searches and uncached pages. */
  readonly searchLimit: Pick<AddressRateLimit, 'take'>;
  /** The college's name and contact data. @param db of a change, which may have changed them */
  college(db?: Db): Promise<CollegeFacts>;
  /** See `OpenDatabase.now`. */
  now(): Date;
  newId(at: Date): string;
  /** Receives errors that no caller waits for. */
  onError(error: unknown): void;
  /** Whether the storage did not say that it holds this site's files when the site was opened. */
  readonly isStorageAway: boolean;
  /** Asks the storage for it, before any of them is set aside. */
  ownsStorage(): Promise<boolean>;
  /** This process's counters, for the metrics. */
  families(): Family[];
  /** Waits for pending changes and closes the database. */
  close(): Promise<void>;
}

/** Mails of which folders below the mail's own have to tell, within a change; absent where no mail is sent. */
export interface StaffMails {
  /** Tells the writer of a draft that it will no longer be published at its moment. */
  stoppedDraft(site: Site, change: Change, draft: StoppedDraft): Promise<void>;
  /** Tells of a step in the review of a draft whom it concerns. */
  reviewed(site: Site, change: Change, step: ReviewStep): Promise<void>;
  /** Tells an account's owner of a sign-in from a browser that was not used for it before. */
  newBrowser(site: Site, change: Change, signIn: NewBrowser): Promise<void>;
  /** Mails an account's owner a link to set its password by. */
  passwordLink(site: Site, change: Change, link: PasswordLink): Promise<void>;
  /** Tells publishers of what an account that may publish no more has scheduled. */
  unattended(site: Site, change: Change, account: { _id: string; name: string }): Promise<void>;
}

/** A link to set a password by, before only its digest is left. */
export interface PasswordLink {
  kind: LinkMail;
  account: { _id: string; name: string; email: string; lang: Language };
  token: string;
}

/** A draft that will no longer be published at its moment. */
export interface StoppedDraft {
  type: ContentType;
  record: string;
  title: string;
  /** Id of the account that has changed it last. */
  account: string;
  /** Why it cannot be published; undefined if what is live has changed meanwhile. */
  reason: Sentence | undefined;
}

/** A draft that was submitted, approved or returned. */
export interface ReviewStep {
  type: ContentType;
  record: string;
  titles: InEach<string>;
  step: Review;
  /** The words with which it was; may be empty. */
  note: string;
  by: { account: string; name: string };
  /** Ids of the accounts that have written in the draft. */
  writers: readonly string[];
  /** Whether somebody other than its writers has to approve the draft. */
  isForOther: boolean;
  /** When the draft was begun. */
  begun: string;
}

/** A sign-in from a browser that was not used for the account before. */
export interface NewBrowser {
  account: string;
  /** Such as 'Chrome on Android'; empty if the browser did not say. */
  agent: string;
  /** See `coarseNetworkOf`. */
  network: string;
}

/** What the former addresses of records need of the redirects, which know records and not the other way round. */
export interface FormerAddresses {
  /** Where the redirects at a path lead in the end: paths of this site or other addresses. */
  destinations(change: Change, path: string): Promise<string[]>;
  /** Makes a former path lead to the present one, where a redirect may begin no more. */
  move(open: { site: Site; actor: Actor; change: Change }, from: string, to: string): Promise<void>;
}
