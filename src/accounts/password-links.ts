import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditAction } from '../content/audit.ts';
import { LINK_MAILS, type LinkMail } from '../content/link-mails.ts';
import { type AuditActor, nobody, writeAuditEvent } from '../db/audit-events.ts';
import { CLOCKS_DIFFER_MS, type Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { AppError, errors } from '../errors.ts';
import { listed, sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import {
  type Account,
  accountEvent,
  findAccount,
  findAccountByEmail,
  foldEmail,
  NO_PASSWORD,
  type Role,
} from './account.ts';
import { parseLinkRequest, parseNewPassword } from './account-fields.ts';
import { type Actor, mustHaveDuty } from './actor.ts';
import { AddressRateLimit } from './address-rate-limit.ts';
import { digestOf } from './digest.ts';
import { accountCounter } from './failed-sign-in-counts.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { unknownAsker } from './hash-queue.ts';
import { distrustBrowsersOf } from './known-browsers.ts';
import { endSessionsOf } from './sessions.ts';
import { countWithin, hasRoom } from './sliding-window.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Readonly<Record<LinkMail, number>> = {
  'password-link': HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
};
const EVENTS = {
  'password-link': 'password-link-asked',
  invitation: 'invitation-sent',
} as const satisfies Record<LinkMail, AuditAction>;

/** Mails with links to one account. */
const OF_ACCOUNT = { times: 3, windowMs: HOUR_MS };
const mailsTo = (account: string) => ({ limit: OF_ACCOUNT, of: ['password link', account] });
/** Requests for them from one network address. */
const OF_ADDRESS = { times: 20, windowMs: HOUR_MS };

/** 128 bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const digestFor = (token: string) => digestOf('password link', token);

/** The owner of a link. */
export interface LinkedAccount {
  _id: string;
  role: Role;
  name: string;
  email: string;
  /** No password was chosen yet. */
  isNew: boolean;
}

/** @returns the account whose password a link sets; null if the link is unknown, used or over, or the account disabled */
export async function findPasswordLink(db: Db, token: string, now: Date): Promise<LinkedAccount | null> {
  if (!TOKEN.test(token)) return null;
  const row = await db
    .selectFrom('password_link')
    .innerJoin('account', 'account._id', 'password_link.account')
    .select(['account._id', 'account.role', 'account.name', 'account.email', 'account.passwordHash'])
    .where('password_link.digest', '=', digestFor(token))
    .where('password_link.expiresAt', '>', now.toISOString())
    // One of the future was made by a clock that was set back since, and would live longer by that.
    .where('password_link.createdAt', '<=', new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString())
    .where('account.disabled', '=', 0)
    .executeTakeFirst();
  if (!row) return null;
  const { passwordHash, ...owner } = row;
  return { ...owner, role: row.role as Role, isNew: passwordHash === NO_PASSWORD };
}

/** Ends the link of an account, within a change, with the mail that has not brought it yet. */
export async function endPasswordLinks(db: Db, account: string): Promise<void> {
  await db.deleteFrom('password_link').where('account', '=', account).execute();
  await db
    .deleteFrom('mail')
    .where('about', '=', account)
    .where('kind', 'in', LINK_MAILS)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Mails an account's owner a new link, within a change; it ends the one before.
 * @returns false if no mail is sent here, or the account got as many within the hour as it may
 */
async function mailLink(
  site: Site,
  change: Change,
  account: Account,
  kind: LinkMail,
  by: AuditActor,
): Promise<boolean> {
  const { staffMails } = site;
  if (!staffMails || !(await countWithin(site, change, mailsTo(account._id)))) return false;
  await endPasswordLinks(change.db, account._id);
  const now = site.now();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = {
    digest: digestFor(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFETIME_MS[kind]).toISOString(),
  };
  await change.db
    .insertInto('password_link')
    .values({ account: account._id, ...link })
    // Another process has just mailed one.
    .onConflict((conflict) => conflict.column('account').doUpdateSet(link))
    .execute();
  await staffMails.passwordLink(site, change, { kind, account, token });
  await writeAuditEvent(site, change, by, accountEvent(account, EVENTS[kind]));
  return true;
}

/** @throws 409 where no mail is sent, which says what to do instead */
export function assertInvitationsAreMailed({ staffMails }: Site): void {
  if (!staffMails) throw errors.conflict(sentences.noInvitations);
}

/**
 * Mails an invitation to choose a password, within a change.
 * @throws 409 if the account is disabled, 429 after three links within an hour
 */
export async function mailInvitation(
  site: Site,
  change: Change,
  account: Account,
  by: AuditActor,
): Promise<void> {
  if (account.disabled) throw errors.conflict(sentences.disabledInvited);
  if (!(await mailLink(site, change, account, 'invitation', by)))
    throw errors.tooMany(sentences.tooManyLinksOfAccount, OF_ACCOUNT.windowMs / 1000);
}

/** Invites the owner of an account, again or for the first time. @throws 403, 404, 409, 429 */
export async function inviteAgain(site: Site, id: string, by: Actor): Promise<void> {
  mustHaveDuty(by, 'accounts');
  assertInvitationsAreMailed(site);
  await site.database.write(async (change) => {
    const account = await findAccount(change.db, id);
    if (!account) throw errors.notFound('account');
    await mailInvitation(site, change, account, by);
  });
}

/** Requests of anybody for a link, and what is still to be done for them. */
export class PasswordLinkRequests {
  readonly #site: Site;
  readonly limit: AddressRateLimit;
  readonly #pending = new Set<Promise<void>>();

  /** @param isLimited whether one network address asks for so many only */
  constructor(site: Site, isLimited: boolean) {
    this.#site = site;
    this.limit = new AddressRateLimit({
      limit: isLimited ? OF_ADDRESS : null,
      now: site.now,
      message: sentences.tooManyLinks,
    });
  }

  /**
   * Takes a request. Whether there is such an account is looked up after the answer, which would else tell by its time
   * which accounts exist (requirement 24.11).
   * @param values the body as it arrived
   * @throws 400, 409 where no mail is sent, 429
   */
  async take(values: Readonly<Record<string, unknown>>, address: string): Promise<void> {
    this.limit.take(address);
    const { email } = parseLinkRequest(values);
    if (!this.#site.staffMails) throw errors.conflict(await this.#whomToAsk());
    // At some moment of the next second: what is written for an account delays other answers, which would tell of it.
    const done: Promise<void> = pause(Math.random() * 1000)
      .then(() => this.#mail(foldEmail(email)))
      .catch(this.#site.onError)
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  /** The same for programs, whose answer is always alike: nothing is mailed where a person would be told why not. */
  async takeQuietly(...request: Parameters<PasswordLinkRequests['take']>): Promise<void> {
    await this.take(...request).catch((error: unknown) => {
      if (!(error instanceof AppError && [409, 429].includes(error.status))) throw error;
    });
  }

  /** Resolves when the mails of all requests so far are queued. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async #mail(email: string): Promise<void> {
    const { database } = this.#site;
    const found = await findAccountByEmail(database.reader, email);
    // Asked for addresses without an account, too, so that what follows is delayed alike; and without the writer.
    const mayBeMailed = await hasRoom(this.#site, database.reader, mailsTo(found?._id ?? ''));
    if (!found || found.disabled || !mayBeMailed) return;
    await database.write(async (change) => {
      const account = await findAccountByEmail(change.db, email);
      if (account && !account.disabled) await mailLink(this.#site, change, account, 'password-link', nobody);
    });
  }

  async #whomToAsk() {
    const { phone, email } = await this.#site.college();
    const reach = [phone, email].filter((way) => way !== '');
    return reach.length === 0 ? sentences.noLinks : sentences.noLinksButOffice(listed(reach, ', '));
  }
}

/** Uses a link up, within a change. @returns whether it was there: of two at once one gets it */
async function takeLink(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_link')
    .where('digest', '=', digestFor(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface NewPassword {
  /** The body as it arrived. */
  values: Readonly<Record<string, unknown>>;
  /** The caller's network address. */
  address: string;
}

/**
 * Sets the password of an account by a link, which works once. All sessions of the account end; its second factors stay.
 * @returns whose it was
 * @throws 400 naming `password`, 404 for a link that is unknown, used or over, 503
 */
export async function setPasswordByLink(
  site: Site,
  token: string,
  { values, address }: NewPassword,
): Promise<LinkedAccount> {
  const { database, passwords, now } = site;
  const owner = await findPasswordLink(database.reader, token, now());
  if (!owner) throw errors.notFound(sentences.link);
  const { password } = parseNewPassword(values);
  refuseGuessable(password, owner);
  const passwordHash = await passwords.hash(password, unknownAsker(address));
  return database.write(async (change) => {
    const at = now();
    const account = await findPasswordLink(change.db, token, at);
    if (!account || !(await takeLink(change.db, token))) throw errors.notFound(sentences.link);
    const { _id } = account;
    await change.db
      .updateTable('account')
      .set((eb) => ({ passwordHash, updatedAt: at.toISOString(), version: eb('version', '+', 1) }))
      .where('_id', '=', _id)
      .execute();
    await endPasswordLinks(change.db, _id);
    const sessions = await endSessionsOf(change.db, _id);
    await distrustBrowsersOf(change.db, _id, at);
    // What was tried before it was forgotten must not keep the owner out, who has just shown to be it.
    const failures = accountCounter(site.addressDigest, foldEmail(account.email));
    await change.db.deleteFrom('login_failure').where('key', '=', failures).execute();
    const actor = { account: _id, name: account.name };
    await writeAuditEvent(site, change, actor, accountEvent(account, 'password-set-by-link', { sessions }));
    return account;
  });
}
