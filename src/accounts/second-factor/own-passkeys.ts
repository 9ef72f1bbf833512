import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { writeAuditEvent } from '../../db/audit-events.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { parsePasskeyName } from '../account-fields.ts';
import { type OwnPassword, withOwnPassword } from '../own-password-check.ts';
import { auditActorOf, endOtherSessions, type Session } from '../sessions.ts';
import { words } from '../words.ts';
import {
  challengeIn,
  type Passkey,
  type PasskeyContext,
  passkeyFrom,
  passkeysOf,
  transportsOf,
  webauthn,
} from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { forgetCodesWithoutFactor, secondFactorsOf } from './second-factor.ts';

const said = sentencesIn(words).secondFactor;
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
  if (!registrationInfo) throw errors.invalid({ response: said.noAnswer });
  const { id: credential, publicKey, counter, transports } = registrationInfo.credential;
  const known = TRANSPORTS.filter((one) => Array.isArray(transports) && transports.includes(one));
  const { _id: account, name: title } = session.account;
  return site.database.write(async (change) => {
    const { db } = change;
    if (!(await challenges.use(change, challenge))) throw errors.invalid({ response: said.noAnswer });
    if ((await passkeysOf(db, account)).length >= MAX_PER_ACCOUNT)
      throw errors.conflict(said.tooManyPasskeys);
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
    if (Number(numInsertedOrUpdatedRows) === 0) throw errors.conflict(said.passkeyExists);
    const event = { action: 'passkey-added', type: 'account', item: account, title } as const;
    await writeAuditEvent(site, change, auditActorOf(session), event);
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
  const { _id: item, name: title } = session.account;
  return withOwnPassword(site, signIn.throttle, session, password, async (change) => {
    const row = await change.db
      .deleteFrom('passkey')
      .where('_id', '=', id)
      .where('account', '=', item)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw errors.notFound('passkey');
    await forgetCodesWithoutFactor(change.db, item);
    const event = { action: 'passkey-removed', type: 'account', item, title } as const;
    await writeAuditEvent(site, change, auditActorOf(session), event);
    return passkeyFrom(row);
  });
}
