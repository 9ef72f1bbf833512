import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  AddressRateLimit,
  CHAT_BYTES,
  FORM_BYTES,
  StoredBytes,
  tooManyForms,
  tooManyMessages,
  tooManySearches,
} from './accounts/address-rate-limit.ts';
import { addressDigestOf } from './accounts/digest.ts';
import { Passwords } from './accounts/passwords.ts';
import type { Assistant } from './assistant/assistant.ts';
import { chooseAssistant, lateBuiltInAssistant } from './assistant/choose-assistant.ts';
import { contentTypes } from './content/index.ts';
import { makeDataFolder } from './data-folder.ts';
import { connect, restoreTargetOf } from './db/connect.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase, shapesFor } from './db/database.ts';
import { DatabaseFault } from './db/fault.ts';
import { createIdGenerator } from './db/ids.ts';
import { knownFilesIn } from './db/known-files.ts';
import { migrations } from './db/migration/frozen.ts';
import { type Migration, shapesAfter, stepsBetween } from './db/migration/migration.ts';
import { TaskLeases } from './db/task-lease.ts';
import { AppError } from './errors.ts';
import { refusals } from './identity/refusals.ts';
import { assertNew, identify, newSiteId, placesOf, settle, survey } from './identity/site-identity.ts';
import { holdUnit, newHolder, type Unit } from './identity/unit.ts';
import { readReceiptKey } from './inbox/receipts.ts';
import { RecentIds } from './inbox/recent-ids.ts';
import { MAX_ACKNOWLEDGEMENTS } from './mail/acknowledgement-limit.ts';
import { mailPasswordLink } from './mail/password-link-mail.ts';
import { tellOfReview } from './mail/review-mail.ts';
import { mailSetupOf, QueueSignal } from './mail/setup.ts';
import { tellOfNewBrowser, tellOfStoppedDraft, tellOfUnattendedMoments } from './mail/staff-mail.ts';
import {
  createMedia,
  type FileCacheFigures,
  openPublicFiles,
  openStorage,
  type Storage,
} from './media/index.ts';
import { counter, type Family, gauge } from './metrics/family.ts';
import { Operations } from './metrics/operations.ts';
import { occasionally } from './occasionally.ts';
import { programVersion } from './program-version.ts';
import { collegeIn } from './records/read-college.ts';
import { StoredUploadLeases } from './records/upload-leases.ts';
import { unattendedMoments } from './records/waiting.ts';
import { formerAddresses } from './redirects/former-addresses.ts';
import { StoredRedirects } from './redirects/stored-redirects.ts';
import { MissingPageCounts, VainSearchCounts } from './redirects/vain-counts.ts';
import { rehearsedClock } from './rehearsed-time.ts';
import type { ContentType } from './schema/define-type.ts';
import { cleanHtml } from './schema/fields/rich-text/clean.ts';
import { ResultUrls } from './search/result-urls.ts';
import { Search } from './search/search.ts';
import { intakesTold } from './server/pages/intakes.ts';
import type { Limit, Settings } from './settings.ts';
import type { Site } from './whole-site.ts';

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
 * Opens a site and builds what it is made of.
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
): Promise<Site> {
  const dataDir = settings.DATA_DIR;
  const types = [...contentTypes, ...extraTypes];
  const onError = backgroundErrors(log);
  const opened = await openSite(settings, {
    log,
    mayMake,
    types,
    migrations: extraTypes.length > 0 ? rehearsedMigrations(types) : migrations,
    ...(options.now && { now: options.now }),
    ...(options.onUpgraded && { onUpgraded: options.onUpgraded }),
    onError,
  });
  const { database, storage } = opened;
  const { now } = database;
  const siteId = await opened.settle().catch(closing(database));
  const newId = createIdGenerator();
  const search = await Search.open({ database, types, college: collegeIn, now });
  const storageOperations = new Operations();
  const watchedStorage = storageOperations.watch(storage, ['put', 'open', 'copyTo', 'remove']);
  const files = await openPublicFiles(settings, {
    storage: watchedStorage,
    known: knownFilesIn(database),
    onError,
  });
  const uploadLeases = new StoredUploadLeases({
    database,
    onError,
    holder: opened.unit?.holder ?? newHolder(),
    former: opened.unit?.former ?? null,
  });
  const uploadOperations = new Operations(isFault);
  const media = uploadOperations.watch(
    createMedia({
      storage: watchedStorage,
      strays: () => openStorage(settings, 'strays'),
      leases: uploadLeases,
      files,
      workDirectory: join(dataDir, 'incoming'),
      log,
    }),
    ['receive', 'prepare', 'receiveDocument', 'storeDocument', 'open', 'remove'],
  );
  if (opened.unit) await media.begin().catch(onError);
  const receiptKey = await readReceiptKey(database);
  const resultUrls = new ResultUrls(database.reading, database.version, types);
  const builtInAssistant = lateBuiltInAssistant({
    ...{ search, resultUrls, types, now },
    intakes: (language, ids) => intakesTold({ database, language, now }, ids),
  });
  const mailSetup = mailSetupOf(settings);
  const redirects = new StoredRedirects(database, onError);
  const missingPages = new MissingPageCounts({ database, redirects, now, newId, onError });
  const vainSearches = new VainSearchCounts({ database, now, newId, onError });
  const limitOf = (limit: Limit | null, message: typeof tooManyForms) =>
    new AddressRateLimit({ limit, now, message });
  return {
    settings,
    publicUrl: settings.PUBLIC_URL,
    siteId,
    isNew: opened.isNew,
    types,
    database,
    taskLeases: new TaskLeases(database, onError),
    search,
    resultUrls,
    media,
    uploadLeases,
    tools: { cleanHtml },
    passwords,
    addressDigest: addressDigestOf(receiptKey),
    receiptKey,
    recentIds: new RecentIds(),
    mailSetup,
    queueSignal: new QueueSignal(),
    maxAcknowledgements: settings.LIMIT_FORMS && MAX_ACKNOWLEDGEMENTS,
    staffMails: mailSetup && {
      stoppedDraft: tellOfStoppedDraft,
      reviewed: tellOfReview,
      newBrowser: tellOfNewBrowser,
      passwordLink: mailPasswordLink,
      unattended: async (site, change, { _id, name }) =>
        tellOfUnattendedMoments(site, change, name, await unattendedMoments(change.db, types, _id)),
    },
    assistant: assistant ?? chooseAssistant(settings, builtInAssistant, log),
    builtInAssistant,
    redirects,
    formerAddresses,
    missingPages,
    vainSearches,
    formLimit: limitOf(settings.LIMIT_FORMS, tooManyForms),
    formBytes: new StoredBytes(now, settings.LIMIT_FORMS && FORM_BYTES),
    messageLimit: limitOf(settings.LIMIT_CHAT, tooManyMessages),
    chatEntryLimit: limitOf(settings.LIMIT_CHAT, tooManyMessages),
    ratingLimit: limitOf(settings.LIMIT_CHAT, tooManyMessages),
    chatBytes: new StoredBytes(now, CHAT_BYTES),
    searchLimit: limitOf(settings.LIMIT_SEARCHES, tooManySearches),
    college: (db = database.reader) => collegeIn(db),
    now,
    newId,
    onError,
    isStorageAway: opened.isStorageAway,
    ownsStorage: async () => (await storage.siteMark())?.id === siteId,
    families: () => [
      ...database.families(),
      ...storageOperations.families('chautari_storage', 'stored files'),
      ...(files.figures ? fileCacheFamilies(files.figures) : []),
      ...uploadOperations.families('chautari_media', 'pictures and documents'),
    ],
    async close() {
      search.stop();
      uploadLeases.stop();
      await missingPages.write();
      await vainSearches.write();
      await database.close();
    },
  };
}

/** Logs errors of work that no request waits for, each kind once a minute. A fault of the database is for somebody to act on. */
function backgroundErrors(log: Logger): (error: unknown) => void {
  return occasionally((error, leftOut) => {
    const more = leftOut > 0 && { leftOut };
    if (error instanceof DatabaseFault) log.error({ code: error.code, ...more }, error.message);
    else log.warn({ err: error, ...more }, 'background work failed');
  });
}

const fileCacheFamilies = ({ files, bytes, hits, misses }: FileCacheFigures): Family[] => [
  gauge('chautari_file_cache_entries', 'Files of the storage that are kept on this disk, about', files),
  gauge('chautari_file_cache_bytes', 'Bytes of the kept files, about', bytes),
  counter('chautari_file_cache_hits_total', 'Files that visitors got from this disk', hits),
  counter('chautari_file_cache_misses_total', 'Files that were asked of the storage', misses),
];

interface OpenSiteOptions extends Omit<DatabaseOptions, 'mayMigrate' | 'onMigrated'> {
  log: Logger;
  onError(error: unknown): void;
  /** Whether the site may be made or migrated, which takes its data folder for this process alone. */
  mayMake: boolean;
}

/** A site whose database and storage are open, and belong together. */
interface OpenSite {
  database: OpenDatabase;
  storage: Storage;
  /** Gives its places the site's id, as far as they have none, unless nothing may be made. @returns the id */
  settle(): Promise<string>;
  /** Its data folder, held until the database is closed; null for a command beside a serving site. */
  unit: Unit | null;
  /** Whether there was no site before. */
  isNew: boolean;
  /** Whether the storage did not answer, so that it is not known whose files it holds. */
  isStorageAway: boolean;
}

/** The migrations, and one more for types that have none: for tests of declarations. */
function rehearsedMigrations(types: readonly ContentType[]): Migration[] {
  const steps = stepsBetween(shapesAfter(migrations), shapesFor(types));
  return steps.length === 0 ? [...migrations] : [...migrations, { name: '9999-rehearsal', steps }];
}

/** @returns a handler that closes what is open and throws the error on */
const closing = (open: { close(): Promise<void> }) => async (error: unknown) => {
  await open.close();
  throw error;
};

/**
 * Opens database and storage, in the order by which nothing is made or changed before it is known whose they are.
 * @throws Refused where there is no site, or its parts do not belong together; and what `openDatabase` throws
 */
async function openSite(
  settings: Settings,
  { log, mayMake, ...options }: OpenSiteOptions,
): Promise<OpenSite> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
  const location = { url, dataDir, mustExist: !mayMake, now: rehearsedClock(settings.NOW) };
  const [target, storage] = await Promise.all([restoreTargetOf(location), openStorage(settings)]);
  const ground = await survey(placesOf(settings), storage);
  const isNew = !(await target.hasTables());
  if (isNew) assertNew(ground);
  if (isNew && !mayMake) throw refusals.noSite(ground.places);
  const isStorageAway = ground.storageId === 'away';
  if (isStorageAway)
    log.warn({ storage: ground.places.storage }, 'the storage does not answer; the site opens without it');
  if (mayMake) makeDataFolder(dataDir);
  const unit = mayMake ? await holdUnit(ground.places.folder) : null;
  const release = () => unit?.release();
  const engine = await connect(location, options.onError).catch((error: unknown) => {
    release();
    throw error;
  });
  const close = () => engine.close().finally(release);
  const opening = async () => {
    // Before the migration: nothing is changed in the database of another site.
    const id = isNew ? newSiteId() : await identify(engine.reader, ground, storage);
    const database = await openDatabase(
      { ...engine, close },
      {
        ...options,
        mayMigrate: mayMake,
        onMigrated: (migrations) =>
          log.info({ version: programVersion, migrations }, 'the tables were brought up to date'),
      },
    );
    const settleHere = async () => (mayMake ? settle(database, ground, storage, id) : id);
    return { database, storage, settle: settleHere, unit, isNew, isStorageAway };
  };
  return opening().catch(closing({ close }));
}
