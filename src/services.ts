import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  AddressRateLimit,
  tooManyForms,
  tooManyMessages,
  tooManySearches,
} from './accounts/address-rate-limit.ts';
import type { AccountContext } from './accounts/context.ts';
import { addressDigestOf } from './accounts/keyed-digest.ts';
import { Passwords } from './accounts/passwords.ts';
import { Sessions } from './accounts/sessions.ts';
import { SignIn } from './accounts/sign-in.ts';
import { CHAT_BYTES, FORM_BYTES, StoredBytes } from './accounts/stored-bytes.ts';
import type { ActionContext } from './actions/context.ts';
import { PublicPaths } from './actions/public-paths.ts';
import { collegeIn, readCollege } from './actions/read-college.ts';
import { StoredUploadLeases } from './actions/upload-leases.ts';
import type { Assistant, BuiltInAssistant } from './assistant/assistant.ts';
import { chooseAssistant } from './assistant/choose-assistant.ts';
import type { ChatContext } from './assistant/context.ts';
import { lateBuiltInAssistant } from './assistant/late-built-in-assistant.ts';
import { backgroundErrors } from './background-errors.ts';
import type { CollegeFacts } from './content/college.ts';
import { contentTypes } from './content/index.ts';
import type { OpenDatabase } from './db/database.ts';
import { createIdGenerator } from './db/ids.ts';
import { knownFilesIn } from './db/known-files.ts';
import { migrations } from './db/migration/frozen.ts';
import { TaskLeases } from './db/task-lease.ts';
import { Schedule } from './editing/schedule.ts';
import { unattendedMoments } from './editing/waiting.ts';
import { AppError } from './errors.ts';
import { newHolder } from './identity/unit.ts';
import type { InboxContext } from './inbox/context.ts';
import { readReceiptKey } from './inbox/receipts.ts';
import { RecentIds } from './inbox/recent-ids.ts';
import { MAX_ACKNOWLEDGEMENTS } from './mail/acknowledgement-limit.ts';
import type { MailContext } from './mail/context.ts';
import { QueueSignal } from './mail/context.ts';
import { tellOfNewBrowser } from './mail/new-browser.ts';
import { tellOfOverdueMoment } from './mail/overdue-moment.ts';
import { mailSetupOf } from './mail/setup.ts';
import { tellOfStoppedDraft } from './mail/stopped-draft.ts';
import { tellOfUnattendedMoments } from './mail/unattended-moments.ts';
import { createMedia, openPublicFiles, openStorage } from './media/index.ts';
import type { Family } from './metrics/family.ts';
import { fileCacheFamilies } from './metrics/file-cache-families.ts';
import { Operations } from './metrics/operations.ts';
import { closing, openSite, rehearsedMigrations } from './open-site.ts';
import type { RedirectContext } from './redirects/context.ts';
import { openRedirects } from './redirects/open-redirects.ts';
import type { ContentType } from './schema/define-type.ts';
import { cleanHtml } from './schema/fields/rich-text/clean.ts';
import { find, type ResultOptions, type Results } from './search/find.ts';
import { ResultUrls } from './search/result-urls.ts';
import { Search } from './search/search.ts';
import type { Limit, Settings } from './settings.ts';

/** The site without HTTP, as the server, the command line and the seed use it. */
export interface Services {
  readonly settings: Settings;
  /** The id that database, storage and data folder share; see `identity/`. */
  readonly siteId: string;
  /** Whether there was no site before. */
  readonly isNew: boolean;
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly leases: TaskLeases;
  readonly actions: ActionContext;
  readonly publicPaths: PublicPaths;
  readonly schedule: Schedule;
  readonly accounts: AccountContext;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly inbox: InboxContext;
  readonly mail: MailContext;
  readonly redirects: RedirectContext;
  readonly builtIn: BuiltInAssistant;
  readonly chat: ChatContext;
  /** The limit for searches and uncached pages. */
  readonly searches: AddressRateLimit;
  /** Search results for visitors; undefined beyond the last page. */
  find(q: string, page: number, filter?: ResultOptions): Promise<Results | undefined>;
  college(): Promise<CollegeFacts>;
  /** See `OpenDatabase.now`. */
  now(): Date;
  /** Whether the storage says that it holds this site's files, which is asked before any is set aside. */
  ownsStorage(): Promise<boolean>;
  /** Whether it did not say so when the site was opened. */
  readonly isStorageAway: boolean;
  /** This process's counters, for the metrics. */
  families(): Family[];
  /** Waits for pending changes and closes the database. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  log: Logger;
  /** Replaces the database's time: for tests. */
  now?: () => Date;
  /** Replaces the assistant of the settings: for tests. */
  assistant?: Assistant;
  /** Hashes the passwords: for tests, which hash many. */
  passwords?: Passwords;
  /**
   * Whether the site is made where there is none, and brought up to date where it is older; true by default. Commands
   * open a site that exists, and change neither its tables nor what its places say (requirement 22.6).
   */
  mayMake?: boolean;
  /** See `DatabaseOptions`. */
  onUpgraded?: (migration: string | undefined) => void;
  /** Content types with tables beside those of the college: for tests of declarations. */
  extraTypes?: readonly ContentType[];
}

/** Whether an error is a failure of the site, not a refusal of a client's input. */
const isFault = (error: unknown) => !(error instanceof AppError && error.status < 500);

/**
 * @throws Refused where there is no site, or its parts do not belong together; when the database cannot be reached,
 *   is not durable, newer than this program, or half of a backup
 */
export async function openServices(
  settings: Settings,
  {
    log,
    extraTypes = [],
    mayMake = true,
    assistant,
    passwords = new Passwords(),
    ...options
  }: ServicesOptions,
): Promise<Services> {
  const dataDir = settings.DATA_DIR;
  const types = [...contentTypes, ...extraTypes];
  const onError = backgroundErrors(log);
  const site = await openSite(settings, {
    log,
    mayMake,
    types,
    migrations: extraTypes.length > 0 ? rehearsedMigrations(types) : migrations,
    ...(options.now && { now: options.now }),
    ...(options.onUpgraded && { onUpgraded: options.onUpgraded }),
    onError,
  });
  const { database, storage } = site;
  const { now } = database;
  const siteId = await site.settle().catch(closing(database));
  const newId = createIdGenerator();
  const search = await Search.open({ database, types, college: collegeIn, now });
  const storageOperations = new Operations();
  const watchedStorage = storageOperations.watch(storage, ['put', 'open', 'copyTo', 'remove']);
  const files = await openPublicFiles(settings, {
    storage: watchedStorage,
    known: knownFilesIn(database),
    onError,
  });
  const leases = new StoredUploadLeases({
    database,
    onError,
    holder: site.unit?.holder ?? newHolder(),
    former: site.unit?.former ?? null,
  });
  const uploadOperations = new Operations(isFault);
  const media = uploadOperations.watch(
    createMedia({
      storage: watchedStorage,
      strays: () => openStorage(settings, 'strays'),
      leases,
      files,
      workDirectory: join(dataDir, 'incoming'),
      log,
    }),
    ['receive', 'prepare', 'receiveDocument', 'storeDocument', 'open', 'remove'],
  );
  if (site.unit) await media.begin().catch(onError);
  const receiptKey = await readReceiptKey(database);
  const addressDigest = addressDigestOf(receiptKey);
  const mail: MailContext = {
    database,
    setup: mailSetupOf(settings),
    publicUrl: settings.PUBLIC_URL,
    queueSignal: new QueueSignal(),
    addressDigest,
    maxAcknowledgements: settings.LIMIT_FORMS && MAX_ACKNOWLEDGEMENTS,
    college: collegeIn,
    now,
    newId,
  };
  const actions: ActionContext = {
    types,
    database,
    search,
    media,
    leases,
    tools: { cleanHtml },
    tellOfConflict: (change, draft) => tellOfStoppedDraft(mail, change, draft),
    ...(mail.setup && { tellOfOverdue: (change, moment) => tellOfOverdueMoment(mail, change, moment) }),
    now,
    newId,
    onError,
  };
  const accounts: AccountContext = {
    database,
    passwords,
    addressDigest,
    ...(mail.setup && {
      tellOfNewBrowser: (change, signIn) => tellOfNewBrowser(mail, change, signIn),
      tellOfUnattended: async (change, { _id, name }) =>
        tellOfUnattendedMoments(mail, change, name, await unattendedMoments(change.db, types, _id)),
    }),
    now,
    newId,
  };
  const limit = (limit: Limit | null, message: typeof tooManyForms) =>
    new AddressRateLimit({ limit, now, message });
  const inbox: InboxContext = {
    ...actions,
    limit: limit(settings.LIMIT_FORMS, tooManyForms),
    storedBytes: new StoredBytes(now, settings.LIMIT_FORMS && FORM_BYTES),
    recentIds: new RecentIds(),
    mail,
    receiptKey,
    addressDigest,
  };
  const resultUrls = new ResultUrls(database.reading, database.version, types);
  const finding = { search, resultUrls, types, now };
  const builtIn = lateBuiltInAssistant(finding);
  const chat: ChatContext = {
    database,
    assistant: assistant ?? chooseAssistant(settings, builtIn, log),
    limits: {
      messages: limit(settings.LIMIT_CHAT, tooManyMessages),
      entries: limit(settings.LIMIT_CHAT, tooManyMessages),
    },
    storedBytes: new StoredBytes(now, CHAT_BYTES),
    now,
    newId,
    onError,
  };
  const redirects = openRedirects({ database, publicUrl: settings.PUBLIC_URL, now, newId, onError });
  return {
    settings,
    siteId,
    isNew: site.isNew,
    isStorageAway: site.isStorageAway,
    types,
    database,
    leases: new TaskLeases(database, onError),
    actions,
    publicPaths: new PublicPaths(database),
    schedule: new Schedule(actions),
    accounts,
    sessions: new Sessions(accounts),
    signIn: new SignIn(accounts, { limit: settings.LIMIT_LOGIN }),
    inbox,
    mail,
    redirects,
    builtIn,
    chat,
    searches: limit(settings.LIMIT_SEARCHES, tooManySearches),
    find: (q, page, filter) => find(finding, q, page, filter),
    college: () => readCollege(database),
    now,
    ownsStorage: async () => (await storage.siteMark())?.id === siteId,
    families: () => [
      ...database.families(),
      ...storageOperations.families('chautari_storage', 'stored files'),
      ...(files.figures ? fileCacheFamilies(files.figures) : []),
      ...uploadOperations.families('chautari_media', 'pictures and documents'),
    ],
    async close() {
      search.stop();
      leases.stop();
      await redirects.missing.write();
      await database.close();
    },
  };
}
