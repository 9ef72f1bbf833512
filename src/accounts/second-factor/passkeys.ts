import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { Db } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Site } from '../../whole-site.ts';
import type { SignIn } from '../sign-in.ts';
import { words } from '../words.ts';
import type { Challenges } from './challenges.ts';

/** The library is loaded when the first passkey is asked for. */
export const webauthn = () => import('@simplewebauthn/server');

/** What passkeys are made for: an authenticator shows the name, and binds each key to the host. */
export interface RelyingParty {
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
export interface Passkey {
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
export const credentialOf = ({ credential, publicKey, counter }: Tables['passkey']): WebAuthnCredential => ({
  id: credential,
  publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
  counter,
});

export const transportsOf = ({ transports }: Tables['passkey']): string[] => JSON.parse(transports);

/** The challenge that an authenticator's answer names. @throws 400 if the answer is none */
export function challengeIn(sent: unknown): string {
  const { clientDataJSON } = (sent as Partial<RegistrationResponseJSON> | null)?.response ?? {};
  try {
    const { challenge } = JSON.parse(Buffer.from(String(clientDataJSON), 'base64url').toString());
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Refused below, like an answer without a challenge.
  }
  throw errors.invalid({ response: sentencesIn(words).secondFactor.noAnswer });
}
