import type { ColumnShape, TableShape } from '../schema/shape.ts';

/**
 * The tables that every college has, beside those derived from its content types. Migrations are generated from
 * these shapes, and the row types below are read off them, so that a column is written down once.
 */
const id = { type: 'id' } as const;
const key = { type: 'id', primaryKey: true } as const;
const text = { type: 'text' } as const;
const integer = { type: 'integer' } as const;
const boolean = { type: 'boolean' } as const;
const instant = { type: 'instant' } as const;
const maybeInstant = { type: 'instant', nullable: true } as const;

const columns = {
  /** Single facts about the whole site, such as the version of what is published. */
  state: { key, value: integer },
  /** What the college says of itself, as JSON. */
  setting: { key, value: { type: 'json' } },
  /** What was changed, by whom, in the same transaction as the change. */
  event: { _id: key, at: instant, account: id, action: text, type: text, item: id, title: text },
  /** Every stored picture. `unusedSince` is set while no record names it. */
  picture: {
    path: key,
    width: integer,
    height: integer,
    color: text,
    widths: { type: 'json' },
    createdAt: instant,
    unusedSince: maybeInstant,
  },
  /** Which field of which record names which picture. */
  picture_use: { path: id, type: text, item: id, field: text },
  /** Every stored document. `unusedSince` is set while no record names it. */
  attachment: { path: key, name: text, size: integer, createdAt: instant, unusedSince: maybeInstant },
  /** What the demonstration made in which of its places, so that it can be gone on with, and taken away again. */
  seeded: { place: key, type: text, item: id },
  account: {
    _id: key,
    role: text,
    name: text,
    email: text,
    emailFolded: text,
    passwordHash: text,
    faculty: { type: 'id', nullable: true },
    semester: { type: 'id', nullable: true },
    disabled: boolean,
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
    /** The browser in words, such as 'Chrome on Android'; empty where it did not say. */
    agent: text,
  },
  /** Failed sign-ins counted within a window, by what is counted: an account, a browser, an address. */
  login_failure: { key, failures: integer, endsAt: instant },
  /** Browsers that signed in to an account before. */
  known_browser: { digest: key, account: id, seenAt: instant },
  /** What was already stored under which key, so that one submission sent twice is stored once. */
  submission_key: { key, type: text, item: id, digest: text, createdAt: instant },
  /** Every mail: written with what it tells of, sent afterwards. */
  mail: {
    _id: key,
    kind: text,
    recipient: text,
    replyTo: text,
    subject: text,
    /** Recipient and subject as keyword filters compare them. */
    folded: text,
    body: text,
    /** 'waiting', 'sending', 'sent' or 'failed'. */
    state: text,
    attempts: integer,
    /** When it is tried next, while it waits. */
    nextAt: instant,
    /** Why the last attempt failed, in words for staff. */
    trouble: text,
    /** The submission that it tells of: its type and id. */
    aboutType: text,
    about: id,
    createdAt: instant,
    sentAt: maybeInstant,
  },
  /** Which record a visit's chat is kept in; the id that the visit gave itself is never stored. */
  chat_session: { digest: key, chat: id, seenAt: instant },
  /** What visitors asked and nothing published answers: those that are alike stand together. */
  unanswered: {
    _id: key,
    /** Digest of what makes questions alike. */
    likeness: id,
    /** The latest wording, and the same as keyword filters compare it. */
    question: text,
    folded: text,
    /** How often. */
    asked: integer,
    firstAt: instant,
    lastAt: instant,
  },
} as const satisfies Record<string, Record<string, ColumnShape>>;

const indexes: Partial<Record<keyof typeof columns, TableShape['indexes']>> = {
  event: [{ name: 'event_newest', columns: ['at', '_id'] }],
  picture: [{ name: 'picture_unused', columns: ['unusedSince'] }],
  attachment: [{ name: 'attachment_unused', columns: ['unusedSince'] }],
  picture_use: [
    { name: 'picture_use_once', columns: ['path', 'item', 'field'], unique: true },
    { name: 'picture_use_item', columns: ['item'] },
  ],
  account: [{ name: 'account_email', columns: ['emailFolded'], unique: true }],
  session: [
    { name: 'session_account', columns: ['account'] },
    { name: 'session_expiry', columns: ['expiresAt'] },
  ],
  login_failure: [{ name: 'login_failure_end', columns: ['endsAt'] }],
  known_browser: [{ name: 'known_browser_account', columns: ['account'] }],
  submission_key: [{ name: 'submission_key_age', columns: ['createdAt'] }],
  mail: [
    { name: 'mail_newest', columns: ['createdAt', '_id'] },
    { name: 'mail_due', columns: ['state', 'nextAt'] },
    { name: 'mail_about', columns: ['about'] },
  ],
  chat_session: [{ name: 'chat_session_seen', columns: ['seenAt'] }],
  unanswered: [
    { name: 'unanswered_once', columns: ['likeness'], unique: true },
    { name: 'unanswered_newest', columns: ['lastAt', '_id'] },
  ],
};

type ValueIn<Shape> =
  | (Shape extends { type: 'integer' | 'boolean' } ? number : string)
  | (Shape extends { nullable: true } ? null : never);

/** Row types of the tables above. Booleans are 0 or 1; instants are ISO 8601 in UTC. */
export type Tables = {
  [T in keyof typeof columns]: { [C in keyof (typeof columns)[T]]: ValueIn<(typeof columns)[T][C]> };
};

export const foundationShapes: readonly TableShape[] = Object.entries(columns).map(([name, of]) => ({
  name,
  columns: of,
  indexes: indexes[name as keyof typeof columns] ?? [],
}));
