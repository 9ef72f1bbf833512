import { join } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AddressRateLimit } from './accounts/address-rate-limit.ts';
import type { AccountContext } from './accounts/context.ts';
import { Passwords } from './accounts/passwords.ts';
import { sweepAccounts } from './accounts/sweep.ts';
import { collegeIn } from './actions/college.ts';
import type { ActionContext } from './actions/context.ts';
import { knownFiles } from './actions/file-rows.ts';
import { sweep } from './actions/sweep.ts';
import type { Assistant, BuiltInAssistant } from './assistant/assistant.ts';
import { createBuiltInAssistant } from './assistant/built-in/built-in.ts';
import { chooseAssistant } from './assistant/choose-assistant.ts';
import type { ChatContext } from './assistant/context.ts';
import { sweepChats } from './assistant/sweep.ts';
import { refuseHalfRestored } from './backup/restore-folder.ts';
import { contentTypes } from './content/index.ts';
import { makeDataFolder } from './data-folder.ts';
import { connect } from './db/connect.ts';
import { openDatabase, shapesFor } from './db/database.ts';
import { createIdGenerator } from './db/ids.ts';
import { migrations } from './db/migration/frozen.ts';
import { type Migration, shapesAfter, stepsBetween } from './db/migration/migration.ts';
import type { InboxContext } from './inbox/context.ts';
import { sweepKeys } from './inbox/idempotency-keys.ts';
import type { MailContext } from './mail/context.ts';
import { QueueSignal } from './mail/queue-signal.ts';
import { mailSetupOf } from './mail/setup.ts';
import { sweepMails } from './mail/sweep.ts';
import { createMedia, diskStorage } from './media/index.ts';
import type { ContentType } from './schema/define-type.ts';
import { cleanHtml } from './schema/fields/rich-text/clean.ts';
import { find, type Results } from './search/find.ts';
import { Places } from './search/places.ts';
import { Search } from './search/search.ts';
import type { Limit, Settings } from './settings.ts';

/** Everything under the HTTP side, put together: what the server, the command line and the seed work with. */
export interface Services {
  readonly settings: Settings;
  readonly types: readonly ContentType[];
  readonly actions: ActionContext;
  readonly accounts: AccountContext;
  readonly inbox: InboxContext;
  readonly mail: MailContext;
  readonly builtIn: BuiltInAssistant;
  readonly chat: ChatContext;
  /** What visitors find by these words; undefined beyond the last page. */
  find(q: string, page: number): Promise<Results | undefined>;
  now(): Date;
  /**
   * Takes away what a process that was killed has left, and from then on what nobody needs any more.
   * Resolves when the first is done, or after a second if there is very much of it.
   */
  startHousekeeping(): Promise<void>;
  /** Waits for the changes under way and lets go of database and timers. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  log: Logger;
  now?: () => Date;
  /** Who answers in the chat instead of whom the settings ask for: for tests. */
  assistant?: Assistant;
  /** More content types than the college's own, with a table for each: for tests of what a declaration brings. */
  extraTypes?: readonly ContentType[];
}

/** A start waits no longer than this for what was left behind; the rest goes on beside it. */
const RECOVERY_MS = 1000;
const SWEEP_EVERY_MS = 10 * 60_000;

const tooManyForms = (wait: string) =>
  `Too much was sent from your connection. Nothing is lost: please send it again in ${wait}.`;
const tooManyMessages = (wait: string) =>
  `So many messages came from your connection that the chat needs a break. Please try again in ${wait}.`;

/** Tables for types that have no frozen migration. */
function migrationForTypes(types: readonly ContentType[]): Migration[] {
  const steps = stepsBetween(shapesAfter(migrations), shapesFor(types));
  return steps.length === 0 ? [] : [{ name: '9999-rehearsal', steps }];
}

/** @throws when the database cannot be reached, is not durable, newer than this program, or half of a backup */
export async function openServices(
  settings: Settings,
  { log, now = () => new Date(), extraTypes = [], assistant }: ServicesOptions,
): Promise<Services> {
  const dataDir = settings.DATA_DIR;
  makeDataFolder(dataDir);
  await refuseHalfRestored({ url: settings.DATABASE_URL, dataDir });
  const types = [...contentTypes, ...extraTypes];
  const onError = (error: unknown) => log.warn({ err: error }, 'something was left for later');
  const engine = await connect({ url: settings.DATABASE_URL, dataDir }, onError);
  const database = await openDatabase(engine, {
    types,
    migrations: [...migrations, ...(extraTypes.length > 0 ? migrationForTypes(types) : [])],
    now: now(),
    onError,
  }).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const search = await Search.open({ database, types, college: collegeIn, now });
  const media = createMedia({
    storage: diskStorage(join(dataDir, 'uploads')),
    workDirectory: join(dataDir, 'incoming'),
    log,
  });
  const newId = createIdGenerator();
  const actions: ActionContext = {
    types,
    database,
    search,
    media,
    tools: { cleanHtml },
    now,
    newId,
    onError,
  };
  const accounts: AccountContext = { database, passwords: new Passwords(), now, newId };
  const mail: MailContext = {
    database,
    setup: mailSetupOf(settings),
    publicUrl: settings.PUBLIC_URL,
    queueSignal: new QueueSignal(),
    college: collegeIn,
    now,
    newId,
  };
  const limitOf = (limit: Limit | null, words: (wait: string) => string) =>
    new AddressRateLimit(limit, now, words);
  const inbox: InboxContext = { ...actions, limit: limitOf(settings.LIMIT_FORMS, tooManyForms), mail };
  const places = new Places(database.reading, database.version, types);
  const finding = { search, places, types, now };
  const ownAssistant = createBuiltInAssistant(finding);
  const chat: ChatContext = {
    database,
    assistant: assistant ?? chooseAssistant(settings, ownAssistant, log),
    limits: {
      messages: limitOf(settings.LIMIT_CHAT, tooManyMessages),
      entries: limitOf(settings.LIMIT_CHAT, tooManyMessages),
    },
    now,
    newId,
    onError,
  };
  let sweeping: NodeJS.Timeout | undefined;
  let tidying: Promise<unknown> = Promise.resolve();
  const tidy = async () => {
    await sweep(actions).catch(onError);
    await sweepAccounts(accounts).catch(onError);
    await sweepKeys(inbox).catch(onError);
    await sweepMails(mail).catch(onError);
    await sweepChats(chat).catch(onError);
    // What is new to the index after an upgrade or a restore, or was left by a rebuilding that was stopped.
    await search.catchUp().catch(onError);
  };

  return {
    settings,
    types,
    actions,
    accounts,
    inbox,
    mail,
    builtIn: ownAssistant,
    chat,
    find: (q, page) => find(finding, q, page),
    now,
    async startHousekeeping() {
      const recovered = media.recover((paths) => knownFiles(database.reader, paths)).catch(onError);
      tidying = recovered.then(tidy);
      sweeping = setInterval(() => {
        tidying = tidying.then(tidy);
      }, SWEEP_EVERY_MS);
      sweeping.unref();
      await Promise.race([recovered, pauseFor(RECOVERY_MS, undefined, { ref: false })]);
    },
    async close() {
      clearInterval(sweeping);
      search.stop();
      await tidying;
      await database.close();
    },
  };
}
