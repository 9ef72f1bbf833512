import { words } from '../two-step/words.ts';
import { authorizedRequest } from './request.ts';

/** The person's second factors, without anything secret. */
export interface SecondFactors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

export interface Passkey {
  _id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** Every call here throws `ApiError`. */
async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  const answer = await authorizedRequest({ method, path: `/account/${path}`, ...(body && { body }) });
  if (answer.body === undefined && method === 'GET') throw new Error(words.unread);
  return answer.body as T;
}

export const readSecondFactors = () => call<SecondFactors>('GET', 'second-factor');
export const beginTotp = () => call<{ secret: string; url: string }>('POST', 'totp');
export const confirmTotp = (code: string) =>
  call<{ recoveryCodes: string[] }>('POST', 'totp/confirm', { code });
export const removeTotp = (password: string) => call<void>('DELETE', 'totp', { password });
export const renewRecoveryCodes = (password: string) =>
  call<{ recoveryCodes: string[] }>('POST', 'recovery-codes', { password });
export const readPasskeys = () => call<Passkey[]>('GET', 'passkeys');
export const passkeyOptions = () => call<object>('POST', 'passkeys/options');
export const addPasskey = (name: string, response: object) =>
  call<Passkey & { recoveryCodes?: string[] }>('POST', 'passkeys', { name, response });
export const renamePasskey = (id: string, name: string) =>
  call<Passkey>('PUT', `passkeys/${encodeURIComponent(id)}`, { name });
export const removePasskey = (id: string, password: string) =>
  call<Passkey>('DELETE', `passkeys/${encodeURIComponent(id)}`, { password });

/** Reads those of another person's account. */
export const readSecondFactorsOf = (id: string) =>
  call<SecondFactors>('GET', `${encodeURIComponent(id)}/second-factor`);
export const resetSecondFactorOf = (id: string) =>
  call<object>('DELETE', `${encodeURIComponent(id)}/second-factor`);
