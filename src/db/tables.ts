import type { ColumnShape, TableShape } from '../schema/shape.ts';

const tableIndexes = {
  event: [
    { name: 'event_newest', columns: ['at', '_id'] },
    { name: 'event_who', columns: ['account', 'at', '_id'] },
    { name: 'event_what', columns: ['action', 'at', '_id'] },
    { name: 'event_record', columns: ['item', 'at', '_id'] },
  ],
  picture: [
    { name: 'picture_unused', columns: ['unusedSince'] },
    { name: 'picture_newest', columns: ['createdAt', 'path'] },
    { name: 'picture_digest', columns: ['digest'] },
  ],
  attachment: [
    { name: 'attachment_unused', columns: ['unusedSince'] },
    { name: 'attachment_newest', columns: ['createdAt', 'path'] },
    { name: 'attachment_digest', columns: ['digest'] },
  ],
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
  recovery_code: [{ name: 'recovery_code_account', columns: ['account'] }],
  passkey: [
    { name: 'passkey_credential', columns: ['credential'], unique: true },
    { name: 'passkey_account', columns: ['account'] },
  ],
  known_browser: [{ name: 'known_browser_account', columns: ['account'] }],
  password_link: [{ name: 'password_link_digest', columns: ['digest'], unique: true }],
  submission_key: [
    { name: 'submission_key_age', columns: ['createdAt'] },
    { name: 'submission_key_content', columns: ['content'], unique: true },
  ],
  call_key: [{ name: 'call_key_age', columns: ['createdAt'] }],
  mail: [
    { name: 'mail_newest', columns: ['createdAt', '_id'] },
    { name: 'mail_due', columns: ['state', 'nextAt'] },
    { name: 'mail_about', columns: ['about'] },
  ],
  draft: [{ name: 'draft_newest', columns: ['type', 'updatedAt'] }],
  version: [{ name: 'version_of_record', columns: ['record', 'n'] }],
  shelved: [
    { name: 'shelved_newest', columns: ['state', 'at'] },
    { name: 'shelved_titles', columns: ['type', 'at', 'record', 'state', 'titleFolded'] },
  ],
  moment: [
    { name: 'moment_next', columns: ['at'] },
    { name: 'moment_of_record', columns: ['record'] },
  ],
  preview: [{ name: 'preview_of_record', columns: ['record'] }],
  chat_session: [{ name: 'chat_session_seen', columns: ['seenAt'] }],
  conversation: [
    { name: 'conversation_session', columns: ['session'] },
    { name: 'conversation_seen', columns: ['seenAt'] },
  ],
  upload_lease: [{ name: 'upload_lease_end', columns: ['until'] }],
  rate_count: [{ name: 'rate_count_end', columns: ['endsAt'] }],
  redirect: [
    { name: 'redirect_once', columns: ['address'], unique: true },
    { name: 'redirect_newest', columns: ['createdAt', '_id'] },
  ],
  missing_page: [
    { name: 'missing_page_once', columns: ['path'], unique: true },
    { name: 'missing_page_often', columns: ['count', 'lastAt', '_id'] },
    { name: 'missing_page_newest', columns: ['lastAt', '_id'] },
  ],
  vain_search: [{ name: 'vain_search_once', columns: ['words'], unique: true }],
  taught: [
    { name: 'taught_once', columns: ['likeness'], unique: true },
    { name: 'taught_item', columns: ['item'] },
  ],
  unanswered: [
    { name: 'unanswered_once', columns: ['likeness'], unique: true },
    { name: 'unanswered_newest', columns: ['lastAt', '_id'] },
  ],
  answered: [
    { name: 'answered_once', columns: ['likeness'], unique: true },
    { name: 'answered_newest', columns: ['lastAt', '_id'] },
  ],
} satisfies Record<string, TableShape['indexes']>;

/**
 * The tables besides those derived from content types. Migrations are generated from these shapes and the row types
 * below are derived from them, so that each column is declared once.
 */
const id = { type: 'id' } as const;
const key = { type: 'id', primaryKey: true } as const;
const text = { type: 'text' } as const;
const integer = { type: 'integer' } as const;
const boolean = { type: 'boolean' } as const;
const instant = { type: 'instant' } as const;
const maybeInstant = { type: 'instant', nullable: true } as const;

/** What a picture and a document have in common as parts of the library. */
const inLibrary = {
  /** SHA-256 of the bytes as they were uploaded, in hexadecimal; blank where nobody knows them any more. */
  digest: id,
  /** Whether it stays when no record names it: it was put into the library, or is used by a second record. */
  kept: boolean,
  /** When a record was last saved that names it; blank if none has been since this was noted. */
  usedAt: instant,
  /** Its texts, folded for keyword filters. */
  folded: text,
} as const;

const columns = {
  /** Counters of the whole site, such as the content version. */
  state: { key, value: integer },
  /** The college's facts, its menu and the key of receipts, each as JSON. */
  setting: { key, value: { type: 'json' } },
  /**
   * Audit events: who did what to which record, written in the same transaction and kept as long as the settings say.
   */
  event: {
    _id: key,
    at: instant,
    account: id,
    action: text,
    type: text,
    item: id,
    title: text,
    /** Name of the account at that time; blank for the program. */
    who: text,
    /** `who` and `title`, folded for keyword filters. */
    whoFolded: text,
    titleFolded: text,
    /** Public id of the session; blank for the program. */
    session: text,
    /** An `AuditDetail`; null without one. */
    detail: { type: 'json', nullable: true },
  },
  /** Stored pictures. `unusedSince` is set while no record references one. */
  picture: {
    path: key,
    width: integer,
    height: integer,
    color: text,
    widths: { type: 'json' },
    createdAt: instant,
    unusedSince: maybeInstant,
    /** The bytes of all its sizes. */
    bytes: integer,
    name: text,
    alt: text,
    alt_ne: text,
    caption: text,
    caption_ne: text,
    credit: text,
    /** The point that stays in sight where its edges are cut off, from 0 to 4 on either axis; null for the middle. */
    focusX: { type: 'integer', nullable: true },
    focusY: { type: 'integer', nullable: true },
    ...inLibrary,
  },
  /** File references: which field of which record references which picture or document. */
  picture_use: { path: id, type: text, item: id, field: text },
  /** Stored documents. `unusedSince` is set while no record references one. */
  attachment: {
    path: key,
    name: text,
    size: integer,
    createdAt: instant,
    unusedSince: maybeInstant,
    title: text,
    title_ne: text,
    ...inLibrary,
  },
  /**
   * What stored documents say, for the search. One that says nothing has a row with the reason, so that it is read once
   * (`DocumentText.trouble`); 'missing' where its file was not in the storage.
   */
  file_text: { path: key, text, trouble: text, at: instant },
  /** Records of the demonstration by seed key, so that seeding can be resumed and undone. */
  seeded: { place: key, type: text, item: id },
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
  /** Links by which owners set their password, one for each account; the token itself is never stored. */
  password_link: { account: key, digest: id, createdAt: instant, expiresAt: instant },
  /** Idempotency keys: a submission that is sent twice is stored once. */
  submission_key: {
    key,
    type: text,
    item: id,
    digest: text,
    /** The digest, shortened, in the row of the latest submission of this content, where it is stored once a day. */
    content: { type: 'text', nullable: true },
    createdAt: instant,
  },
  /** Calls of staff by their keys, with the answer: one that arrives twice changes nothing twice. */
  call_key: {
    /** Digest of account and key. */
    key,
    call: text,
    /** Of the body. */
    digest: text,
    /** JSON. */
    answer: text,
    createdAt: instant,
  },
  /** The outbox: mails are written in the transaction of what they report, and sent afterwards. */
  mail: {
    _id: key,
    kind: text,
    recipient: text,
    replyTo: text,
    subject: text,
    /** Recipient and subject, folded for keyword filters. */
    folded: text,
    body: text,
    /** 'waiting', 'sending', 'sent' or 'failed'. */
    state: text,
    attempts: integer,
    /** When the next attempt is due, while it waits. */
    nextAt: instant,
    /** Why the last attempt failed, as a text for staff. */
    trouble: text,
    /** Type and id of the submission that it reports. */
    aboutType: text,
    about: id,
    createdAt: instant,
    sentAt: maybeInstant,
  },
  /** The record of a visit's chat, by a digest: the visit's own id is never stored. */
  chat_session: {
    digest: key,
    chat: id,
    seenAt: instant,
    /** Which answers of the record helped, by the timestamps of its entries, as JSON; null before the first vote. */
    votes: { type: 'json', nullable: true },
  },
  /**
   * The last question of each conversation with the assistant, by a keyed digest of its sender and network; `session` is
   * the digest in `chat_session`.
   */
  conversation: { digest: key, session: id, question: text, seenAt: instant },
  /** Questions that no published content answers, grouped by likeness. */
  unanswered: {
    _id: key,
    /** Digest by which questions are grouped. */
    likeness: id,
    /** The latest wording, and the same folded for keyword filters. */
    question: text,
    folded: text,
    /** How often it was asked. */
    asked: integer,
    firstAt: instant,
    lastAt: instant,
    /** Type and id of the best record that was found, and what was not said of it; blank if nothing was found. */
    withheldType: id,
    withheldItem: id,
    withheldText: text,
  },
  /** Questions whose answers visitors rated, grouped by likeness. */
  answered: {
    _id: key,
    /** As in `unanswered`. */
    likeness: id,
    /** The latest wording. */
    question: text,
    helped: integer,
    notHelped: integer,
    lastAt: instant,
    /** What was said to it, shortened, and title and path of the page that it named first; blank without one. */
    text,
    title: text,
    path: text,
  },
  /** Questions that staff have tied to the record that answers them. */
  taught: {
    _id: key,
    /** The key of the question in `unanswered` from which it was made. */
    likeness: id,
    question: text,
    /** The record, whose deletion for good deletes the row. */
    type: text,
    item: id,
    at: instant,
  },
  redirect: {
    _id: key,
    /** Digest of the one spelling under which `from` is compared. */
    address: id,
    from: text,
    to: text,
    /** Both of them, folded for keyword filters. */
    folded: text,
    permanent: boolean,
    createdAt: instant,
    updatedAt: instant,
    version: integer,
  },
  /** Paths that visitors asked for and that are no page. Nothing about the visitors is in it. */
  missing_page: { _id: key, path: id, count: integer, firstAt: instant, lastAt: instant },
  /** Words for which visitors searched and found nothing; none that may name a person (`redirects/vain-searches.ts`). */
  vain_search: { _id: key, words: id, count: integer, firstAt: instant, lastAt: instant },
  /** Uploads whose files are stored before their row: no process deletes these files before the lease ends. */
  upload_lease: { id: key, holder: id, until: instant },
  /** Work that one process at a time does, such as the sweep. */
  task_lease: { task: key, holder: id, until: instant },
  /** The counts of rate limits over all processes, by a keyed digest of limit and network or e-mail address. */
  rate_count: { key, count: integer, endsAt: instant },
  /** Unpublished drafts: at most one per record, shared by all staff. */
  draft: {
    record: key,
    type: text,
    title: text,
    titleFolded: text,
    /** A snapshot (`db/editing/snapshot.ts`). */
    row: { type: 'json' },
    /** The last migration that the snapshot knows. */
    migration: id,
    /** The live version from which it began; 0 if there was none. */
    base: integer,
    /** For `ETag` and `If-Match`. */
    version: integer,
    /** '', 'submitted', 'approved' or 'returned'; it holds for this very draft. */
    review: text,
    /** The words with which it was submitted or returned. */
    reviewNote: text,
    /** Who approved or returned it; '' where nobody did. */
    decidedBy: id,
    /** Ids of the accounts that have written in it; null for one from before they were kept. */
    writers: { type: 'json', nullable: true },
    createdAt: instant,
    updatedAt: instant,
    /** Who changed it last. */
    account: id,
  },
  /** Snapshots of what was live, which never change: the last 50 of a record. */
  version: {
    _id: key,
    record: id,
    type: text,
    n: integer,
    at: instant,
    account: id,
    kind: text,
    note: text,
    row: { type: 'json' },
    migration: id,
    /** Names of the fields that differ from the version before. */
    changed: { type: 'json' },
  },
  /** Records that were live, or are a draft in the trash: taken down, ended by their date, or deleted. */
  shelved: {
    record: key,
    type: text,
    title: text,
    titleFolded: text,
    /** 'draft', 'ended' or 'trash'. */
    state: text,
    /** The state before the trash: 'live', 'draft' or 'ended'. */
    was: text,
    /** The row of its table; null for a record that was never live. */
    row: { type: 'json', nullable: true },
    /** Rows of the records that name it, such as a faculty's semesters, by table. */
    attached: { type: 'json' },
    /** Its moments while it is in the trash, or was taken down by hand. */
    moments: { type: 'json' },
    migration: id,
    /** The sort key beside live records: an instant, with the id if the type has ranks. */
    date: text,
    at: instant,
    account: id,
  },
  /** Scheduled changes: a record is published, taken down, or unpinned. */
  moment: { _id: key, record: id, type: text, what: text, at: instant, account: id, note: text },
  /** Links that show a draft or a version to somebody without an account; the token itself is never stored. */
  preview: {
    digest: key,
    record: id,
    type: text,
    /** The version that it shows; null for the current draft. */
    n: { type: 'integer', nullable: true },
    account: id,
    createdAt: instant,
    expiresAt: instant,
  },
} as const satisfies Record<string, Record<string, ColumnShape>>;

type ValueIn<Shape> =
  | (Shape extends { type: 'integer' | 'boolean' } ? number : string)
  | (Shape extends { nullable: true } ? null : never);

/** Row types of the tables above. Booleans are 0 or 1; instants are ISO 8601 in UTC. */
export type Tables = {
  [T in keyof typeof columns]: { [C in keyof (typeof columns)[T]]: ValueIn<(typeof columns)[T][C]> };
};

const indexes: Partial<Record<keyof typeof columns, TableShape['indexes']>> = tableIndexes;

export const foundationShapes: readonly TableShape[] = Object.entries(columns).map(([name, of]) => ({
  name,
  columns: of,
  indexes: indexes[name as keyof typeof columns] ?? [],
}));
