import { Secret, TOTP } from 'otpauth';
import { latinDigits } from '../../languages/digits.ts';

/** What every authenticator app understands: many ignore other values in the address. */
const COMMON = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the present one that are accepted, since clocks differ and typing takes time. */
const WINDOW = 1;

/** A new secret for an authenticator app, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. @param issuer the college @param label the account's address */
export function totpUrl(secret: string, issuer: string, label: string): string {
  // A colon parts issuer and label in the address.
  const names = { issuer: issuer.replaceAll(':', ' '), label: label.replaceAll(':', ' ') };
  return new TOTP({ ...COMMON, ...names, secret }).toString();
}

/**
 * The time step that a code belongs to, in periods since the epoch.
 * @param code as `codeTyped` returns it
 * @returns null if it belongs to no step around `now`
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...COMMON, secret });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / COMMON.period) + delta;
}

/** A typed code in the form in which codes are compared: Latin digits, without blanks, dashes and marks that nobody sees. */
export const codeTyped = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
