import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Db } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Site } from '../../whole-site.ts';
import { foldEmail } from '../account.ts';
import { parsePasskeyName } from '../account-fields.ts';
import { accountForSession, type Browser, beginSession, type SignedIn } from '../begin-session.ts';
import { type OwnPassword, withOwnPassword } from '../own-account.ts';
import { endOtherSessions, type Session, writeOwnEvent } from '../sessions.ts';
import type { SignIn } from '../sign-in.ts';
import { words } from '../words.ts';
import type { Challenges } from './challenges.ts';
import { forgetCodesWithoutFactor, makeRecoveryCodes, secondFactorsOf } from './second-factor.ts';

/** The library is loaded when the first passkey is asked for. */
const webauthn = () => import('@simplewebauthn/server');

/** What passkeys are made for: an authenticator shows the name, and binds each key to the host. */
interface RelyingParty {
  /** The host of the site's public address. */
  id: string;
  /** Scheme, host and port of that address, in which the browser has to be. */
  origin: string;
}

export interface PasskeyContext {
  readonly site: Site;
  readonly challenges: Challenges;
  readonly party: RelyingParty;
  readonly signIn: SignIn;
}

/** @param publicUrl the site's public URL: behind a proxy, the one that browsers see */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, origin };
}

/** A passkey as its owner sees it. */
interface Passkey {
  _id: string;
  name: string;
  createdAt: string;
  /** Null until it signs in. */
  usedAt: string | null;
}

export const passkeyFrom = ({ _id, name, createdAt, usedAt }: Tables['passkey']): Passkey => ({
  _id,
  name,
  createdAt,
  usedAt,
});

/** The rows of an account's passkeys, oldest first. */
export const passkeysOf = (db: Db, account: string): Promise<Tables['passkey'][]> =>
  db.selectFrom('passkey').selectAll().where('account', '=', account).orderBy('_id').execute();

/** A row as the library takes it. */
const credentialOf = ({ credential, publicKey, counter }: Tables['passkey']): WebAuthnCredential => ({
  id: credential,
  publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
  counter,
});

const transportsOf = ({ transports }: Tables['passkey']): string[] => JSON.parse(transports);

/** The challenge that an authenticator's answer names. @throws 400 if the answer is none */
function challengeIn(sent: unknown): string {
  const { clientDataJSON } = (sent as Partial<RegistrationResponseJSON> | null)?.response ?? {};
  try {
    const { challenge } = JSON.parse(Buffer.from(String(clientDataJSON), 'base64url').toString());
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Refused below, like an answer without a challenge.
  }
  throw errors.invalid({ response: sentencesIn(words).secondFactor.noAnswer });
}

const sentences = sentencesIn(words).secondFactor;
const MAX_PER_ACCOUNT = 20;
/** Ed25519, ECDSA over P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** The transports that may be stored; the signature does not cover them, so others are dropped. */
const TRANSPORTS = ['usb', 'nfc', 'ble', 'smart-card', 'cable', 'hybrid', 'internal'];

const purposeOf = ({ digest }: Session) => ({ for: 'adding', session: digest }) as const;

/**
 * What the browser hands to an authenticator to make a passkey: one that can be found without a name, and that verifies
 * its user, so that it stands for both factors.
 * @param college the name that the authenticator shows
 */
export async function passkeyOptions(
  { site, challenges, party }: PasskeyContext,
  session: Session,
  college: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { _id, name, email } = session.account;
  const present = await passkeysOf(site.database.reader, _id);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: college,
    rpID: party.id,
    userID: Uint8Array.from(Buffer.from(_id)),
    userName: email,
    userDisplayName: name,
    challenge: await challenges.make(purposeOf(session)),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map((row) => ({ id: row.credential, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Adds a passkey to the signed-in account, and ends its other sessions.
 * @param values the body as it arrived: `response`, the authenticator's answer, and `name`
 * @returns the passkey, and recovery codes if the account had none
 * @throws 400 for an invalid answer, 409 for a passkey that was added before
 */
export async function addPasskey(
  { site, challenges, party }: PasskeyContext,
  session: Session,
  values: Readonly<Record<string, unknown>>,
): Promise<Passkey & { recoveryCodes?: string[] }> {
  const { name } = parsePasskeyName(values);
  const response = values.response as RegistrationResponseJSON;
  const challenge = challengeIn(response);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (sent) => challenges.isOurs(sent, purposeOf(session)),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw errors.invalid({ response: sentences.noAnswer });
  const { id: credential, publicKey, counter, transports } = registrationInfo.credential;
  const known = TRANSPORTS.filter((one) => Array.isArray(transports) && transports.includes(one));
  const { _id: account } = session.account;
  return site.database.write(async (change) => {
    const { db } = change;
    if (!(await challenges.use(change, challenge))) throw errors.invalid({ response: sentences.noAnswer });
    if ((await passkeysOf(db, account)).length >= MAX_PER_ACCOUNT)
      throw errors.conflict(sentences.tooManyPasskeys);
    const now = site.now();
    const row = {
      _id: site.newId(now),
      account,
      name,
      credential,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(known),
      createdAt: now.toISOString(),
      usedAt: null,
    };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('credential').doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 0) throw errors.conflict(sentences.passkeyExists);
    await writeOwnEvent(site, change, session, 'passkey-added');
    await endOtherSessions(site, change, session);
    const { recoveryCodes } = await secondFactorsOf(db, account);
    const isWithout = recoveryCodes === 0;
    return { ...passkeyFrom(row), ...(isWithout && { recoveryCodes: await makeRecoveryCodes(db, account) }) };
  });
}

/** Gives one of the signed-in account's passkeys another name. @throws 400, 404 */
export async function renamePasskey(
  { site }: PasskeyContext,
  { account }: Session,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Passkey> {
  const { name } = parsePasskeyName(values);
  const row = await site.database.write(({ db }) =>
    db
      .updateTable('passkey')
      .set({ name })
      .where('_id', '=', id)
      .where('account', '=', account._id)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw errors.notFound('passkey');
  return passkeyFrom(row);
}

/**
 * Removes one of the signed-in account's passkeys. With the last second factor its recovery codes go.
 * @throws 400 if the password is wrong, 404, 429, 503
 */
export async function removePasskey(
  { site, signIn }: PasskeyContext,
  session: Session,
  id: string,
  password: OwnPassword,
): Promise<Passkey> {
  const { _id: account } = session.account;
  return withOwnPassword(site, signIn.throttle, session, password, async (change) => {
    const row = await change.db
      .deleteFrom('passkey')
      .where('_id', '=', id)
      .where('account', '=', account)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw errors.notFound('passkey');
    await forgetCodesWithoutFactor(change.db, account);
    await writeOwnEvent(site, change, session, 'passkey-removed');
    return passkeyFrom(row);
  });
}

const PURPOSE = { for: 'signing-in' } as const;

/** What the browser hands to an authenticator to sign in. It names no account, so that it tells nothing of any. */
export async function signInOptions({
  challenges,
  party,
}: PasskeyContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: await challenges.make(PURPOSE),
    userVerification: 'required',
  });
}

/**
 * Signs an administrator in with a passkey, which is both factors: the authenticator, and what it asks of its user.
 * @param sent the authenticator's answer
 * @throws 400 for an answer that is none; 401 for an unknown passkey, a wrong signature, a challenge that has ended or was
 *   answered, or a counter that went back, as that of a copied authenticator does; 429
 */
export async function signInWithPasskey(
  { site, signIn, challenges, party }: PasskeyContext,
  sent: unknown,
  browser: Browser,
): Promise<SignedIn> {
  const challenge = challengeIn(sent);
  const response = sent as AuthenticationResponseJSON;
  const { database, now } = site;
  if (!isCredentialId(response.id)) throw errors.wrongPasskey();
  const passkey = await database.reader
    .selectFrom('passkey')
    .selectAll()
    .where('credential', '=', response.id)
    .executeTakeFirst();
  if (!passkey) throw errors.wrongPasskey();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (of) => challenges.isOurs(of, PURPOSE),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: credentialOf(passkey),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo || !isHandleOf(passkey.account, response)) throw errors.wrongPasskey();
  const owner = await accountForSession(database.reader, passkey.account, 'admin');
  if (owner) await signIn.limit.check(foldEmail(owner.email));
  return database.write(async (change) => {
    if (!(await challenges.use(change, challenge))) throw errors.wrongPasskey();
    const { numUpdatedRows } = await change.db
      .updateTable('passkey')
      .set({ counter: authenticationInfo.newCounter, usedAt: now().toISOString() })
      .where('_id', '=', passkey._id)
      .where('counter', '=', passkey.counter)
      .executeTakeFirst();
    const account = await accountForSession(change.db, passkey.account, 'admin');
    if (!account || Number(numUpdatedRows) === 0) throw errors.wrongPasskey();
    await signIn.limit.count(change, foldEmail(account.email));
    return beginSession(site, change, account, browser);
  });
}

/** Authenticators that found the passkey without a name return the account as its user handle. */
const isHandleOf = (account: string, { response: { userHandle } }: AuthenticationResponseJSON) =>
  userHandle === undefined || Buffer.from(String(userHandle), 'base64url').toString() === account;

/** Whether a value can be the id of a credential, of at most 1023 bytes; others never reach the database. */
const isCredentialId = (id: unknown): boolean => typeof id === 'string' && /^[\w-]{1,1364}$/.test(id);
