import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { errors } from '../../errors.ts';
import { foldEmail } from '../account.ts';
import { accountForSession, type Browser, beginSession, type SignedIn } from '../begin-session.ts';
import { challengeIn, credentialOf, type PasskeyContext, webauthn } from './passkeys.ts';

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
