import type { ColumnShape } from '../schema/shape.ts';

const id = { type: 'id' } as const;
const key = { type: 'id', primaryKey: true } as const;
const text = { type: 'text' } as const;
const integer = { type: 'integer' } as const;
const boolean = { type: 'boolean' } as const;
const instant = { type: 'instant' } as const;
const maybeInstant = { type: 'instant', nullable: true } as const;

/** The tables of accounts and of how people sign in to them. */
export const accountColumns = {
  account: {
    _id: key,
    role: text,
    name: text,
    email: text,
    emailFolded: text,
    /** Folded for keyword filters. */
    nameFolded: text,
    passwordHash: text,
    faculty: { type: 'id', nullable: true },
    semester: { type: 'id', nullable: true },
    /** An admin's duties; null means all, so that a duty added later is included. */
    duties: { type: 'json', nullable: true },
    disabled: boolean,
    /** The language of its screens and mails, 'en' or 'ne'. */
    lang: text,
    createdAt: instant,
    updatedAt: instant,
    version: integer,
  },
  /** One row for each signed-in browser; the token itself is never stored. */
  session: {
    digest: key,
    account: id,
    role: text,
    createdAt: instant,
    seenAt: instant,
    expiresAt: instant,
    /** The browser for display, such as 'Chrome on Android'; empty if unknown. */
    agent: text,
  },
  /** Failed sign-ins in the current window, by account, browser or address. */
  login_failure: { key, failures: integer, endsAt: instant },
  /** Secrets of authenticator apps, at most one of an account. */
  totp: {
    account: key,
    /** The secret in base 32. */
    secret: text,
    createdAt: instant,
    /** Null until a code has confirmed the secret, which is unused until then. */
    confirmedAt: maybeInstant,
    /** The time step of the last accepted code; only later codes are accepted. */
    lastStep: integer,
  },
  /** Recovery codes for a lost second factor, stored as digests only. */
  recovery_code: { digest: key, account: id },
  /** Public keys by which authenticators sign in. */
  passkey: {
    _id: key,
    account: id,
    /** The name that its owner gave it. */
    name: text,
    /** The credential's id and public key, in base64url. */
    credential: text,
    publicKey: text,
    /** The authenticator's signature counter; 0 for those that do not count. */
    counter: integer,
    /** How a browser reaches the authenticator. */
    transports: { type: 'json' },
    createdAt: instant,
    usedAt: maybeInstant,
  },
  /** Challenges that were answered, until they end: each is answered once. */
  used_challenge: { digest: key, endsAt: instant },
  /** Browsers that signed in to an account before. */
  known_browser: { digest: key, account: id, seenAt: instant },
} as const satisfies Record<string, Record<string, ColumnShape>>;
