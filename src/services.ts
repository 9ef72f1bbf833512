import { join } from 'node:path';
import type { Logger } from 'pino';
import { AddressRateLimit } from './accounts/address-rate-limit.ts';
import type { AccountContext } from './accounts/context.ts';
import { Passwords } from './accounts/passwords.ts';
import { Sessions } from './accounts/sessions.ts';
import { SignIn } from './accounts/sign-in.ts';
import { collegeIn, readCollege } from './actions/college.ts';
import type { ActionContext } from './actions/context.ts';
import type { Assistant, BuiltInAssistant } from './assistant/assistant.ts';
import { createBuiltInAssistant } from './assistant/built-in/built-in-assistant.ts';
import { chooseAssistant } from './assistant/choose-assistant.ts';
import type { ChatContext } from './assistant/context.ts';
import { refuseInterruptedRestore } from './backup/restore-folder.ts';
import type { CollegeFacts } from './content/college.ts';
import { contentTypes } from './content/index.ts';
import { makeDataFolder } from './data-folder.ts';
import { connect } from './db/connect.ts';
import { type OpenDatabase, openDatabase, shapesFor } from './db/database.ts';
import { createIdGenerator } from './db/ids.ts';
import { migrations } from './db/migration/frozen.ts';
import { type Migration, shapesAfter, stepsBetween } from './db/migration/migration.ts';
import type { InboxContext } from './inbox/context.ts';
import { readReceiptKey } from './inbox/receipts.ts';
import type { MailContext } from './mail/context.ts';
import { QueueSignal } from './mail/context.ts';
import { mailSetupOf } from './mail/setup.ts';
import { createMedia, diskStorage } from './media/index.ts';
import type { ContentType } from './schema/define-type.ts';
import { cleanHtml } from './schema/fields/rich-text/clean.ts';
import { find, type Results } from './search/find.ts';
import { ResultUrls } from './search/result-urls.ts';
import { Search } from './search/search.ts';
import type { Limit, Settings } from './settings.ts';

/** The site without HTTP, as the server, the command line and the seed use it. */
export interface Services {
  readonly settings: Settings;
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly actions: ActionContext;
  readonly accounts: AccountContext;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly inbox: InboxContext;
  readonly mail: MailContext;
  readonly builtIn: BuiltInAssistant;
  readonly chat: ChatContext;
  /** Search results for visitors; undefined beyond the last page. */
  find(q: string, page: number): Promise<Results | undefined>;
  college(): Promise<CollegeFacts>;
  now(): Date;
  /** Waits for pending changes and closes the database. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  log: Logger;
  now?: () => Date;
  /** Replaces the assistant of the settings: for tests. */
  assistant?: Assistant;
  /** Hashes the passwords: for tests, which hash many. */
  passwords?: Passwords;
  /** Content types with tables beside those of the college: for tests of declarations. */
  extraTypes?: readonly ContentType[];
}

const tooManyForms = (wait: string) =>
  `Too much was sent from your connection. Nothing is lost: please send it again in ${wait}.`;
const tooManyMessages = (wait: string) =>
  `So many messages came from your connection that the chat needs a break. Please try again in ${wait}.`;

/** Tables for types that have no frozen migration. */
function migrationsFor(types: readonly ContentType[]): Migration[] {
  const steps = stepsBetween(shapesAfter(migrations), shapesFor(types));
  return steps.length === 0 ? [] : [{ name: '9999-rehearsal', steps }];
}

/** @throws when the database cannot be reached, is not durable, newer than this program, or half of a backup */
export async function openServices(
  settings: Settings,
  { log, now = () => new Date(), extraTypes = [], assistant, passwords = new Passwords() }: ServicesOptions,
): Promise<Services> {
  const dataDir = settings.DATA_DIR;
  const location = { url: settings.DATABASE_URL, dataDir };
  makeDataFolder(dataDir);
  await refuseInterruptedRestore(location);
  const types = [...contentTypes, ...extraTypes];
  const onError = (error: unknown) => log.warn({ err: error }, 'background work failed');
  const engine = await connect(location, onError);
  const database = await openDatabase(engine, {
    types,
    migrations: [...migrations, ...(extraTypes.length > 0 ? migrationsFor(types) : [])],
    now: now(),
    onError,
  }).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const newId = createIdGenerator();
  const search = await Search.open({ database, types, college: collegeIn, now });
  const media = createMedia({
    storage: diskStorage(join(dataDir, 'uploads')),
    workDirectory: join(dataDir, 'incoming'),
    log,
  });
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
  const accounts: AccountContext = { database, passwords, now, newId };
  const mail: MailContext = {
    database,
    setup: mailSetupOf(settings),
    publicUrl: settings.PUBLIC_URL,
    queueSignal: new QueueSignal(),
    college: collegeIn,
    now,
    newId,
  };
  const rateLimit = (limit: Limit | null, message: (wait: string) => string) =>
    new AddressRateLimit(limit, now, message);
  const inbox: InboxContext = {
    ...actions,
    limit: rateLimit(settings.LIMIT_FORMS, tooManyForms),
    mail,
    receiptKey: await readReceiptKey(database),
  };
  const resultUrls = new ResultUrls(database.reading, database.version, types);
  const finding = { search, resultUrls, types, now };
  const builtIn = createBuiltInAssistant(finding);
  const chat: ChatContext = {
    database,
    assistant: assistant ?? chooseAssistant(settings, builtIn, log),
    limits: {
      messages: rateLimit(settings.LIMIT_CHAT, tooManyMessages),
      entries: rateLimit(settings.LIMIT_CHAT, tooManyMessages),
    },
    now,
    newId,
    onError,
  };
  return {
    settings,
    types,
    database,
    actions,
    accounts,
    sessions: new Sessions(accounts),
    signIn: new SignIn(accounts, { limit: settings.LIMIT_LOGIN }),
    inbox,
    mail,
    builtIn,
    chat,
    find: (q, page) => find(finding, q, page),
    college: () => readCollege(database),
    now,
    async close() {
      search.stop();
      await database.close();
    },
  };
}
