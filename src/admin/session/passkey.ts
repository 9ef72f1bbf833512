import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { request } from '../api/request.ts';
import { words } from './words.ts';

/**
 * Whether this browser can use passkeys at this address: they are bound to a host name, and need https or localhost.
 */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext &&
  typeof window.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|:/.test(window.location.hostname);

/** Loaded when somebody uses a passkey. */
const webauthn = () => import('@simplewebauthn/browser');

/** The browser hardly says why: mostly the user cancelled, or time ran out. */
const notUsed = () => Promise.reject(new Error(words.passkeyNotUsed));

/** Asks an authenticator to sign in. @returns its answer @throws `ApiError`, or an error with a sentence for people */
export async function askPasskey(): Promise<object> {
  const { body } = await request({ method: 'POST', path: '/user/login/passkey/options' });
  const { startAuthentication } = await webauthn();
  return startAuthentication({ optionsJSON: body as PublicKeyCredentialRequestOptionsJSON }).catch(notUsed);
}

/** Asks an authenticator to make a passkey. @param options of the server @returns its answer */
export async function makePasskey(options: object): Promise<object> {
  const { startRegistration } = await webauthn();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(notUsed);
}
