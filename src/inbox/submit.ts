import { digestOf } from '../accounts/digest.ts';
import { networkOf } from '../accounts/network.ts';
import type { StoredSubmission, Submission, SubmissionType } from '../content/submission.ts';
import { FILLED_IN, HONEYPOT, type Sender } from '../content/visitor-form.ts';
import type { Db } from '../db/engine.ts';
import { findItem } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { Language } from '../languages/language.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { queueMailsFor } from '../mail/outbox.ts';
import type { Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import {
  claimKey,
  findContent,
  findKey,
  type IdempotencyKey,
  putKey,
  releaseContent,
} from './idempotency-keys.ts';
import { isLate } from './late.ts';
import { type ReadSubmission, readSubmission, submissionIdIn } from './read-submission.ts';
import { type Folder, insertSubmission, submissionItem, submissionOf } from './stored-submission.ts';
import { words } from './words.ts';

const DAY_MS = 24 * 3_600_000;

/** An earlier submission: one under the same key, or one of the same content under another key. */
type Earlier = { key: IdempotencyKey } | { same: StoredSubmission };

/**
 * Claims the key of a new submission, unless it was used before, or a submission of its content is from the last 24
 * hours and still in the inbox. Runs in the change that stores the new one, so of several at once one is stored.
 * @returns what was stored before, or null
 */
async function claimOrFind(db: Db, type: SubmissionType, row: IdempotencyKey): Promise<Earlier | null> {
  // One insert for both, because each is one more page to write for every application.
  while (!(await claimKey(db, row))) {
    const key = await findKey(db, row.key);
    if (key) return { key };
    const earlier = row.content === null ? undefined : await findContent(db, row.content);
    // Another change has just released it.
    if (!earlier) continue;
    const isRecent = Date.parse(row.createdAt) - Date.parse(earlier.createdAt) < DAY_MS;
    const found = isRecent ? await findItem(db, type.stored, earlier.item) : null;
    if (found) return { same: found.item };
    await releaseContent(db, earlier.content ?? '');
  }
  return null;
}

const sentences = sentencesIn(words);

interface SubmissionCall {
  /** The body as it arrived: the form's fields, `submissionId` and the spam signals. */
  fields: Readonly<Values>;
  /** The sender's network address. */
  address: string;
  /** The language of the call, for forms that name none; English by default. */
  language?: Language;
}

interface Submitted {
  item: Submission;
  /** False if it had been stored before. */
  isNew: boolean;
  /** Set if it was sent under another id before: whoever sends it now may be somebody else. */
  isUnderOtherId?: true;
}

/** The same content from the same address within this time is a second press of the button (requirement 7.20). */
const RESUBMISSION_MS = 10 * 60_000;

/** Storing a submission changes nothing but the database. */
const REPEATABLE = { repeatable: true };

/**
 * Stores a visitor's submission once, however often it arrives under the same `submissionId`. The limit is taken before
 * the body is looked at, because one that is refused costs as much, and before the write is queued: a flood never fills
 * the queue that staff use. A repeat uses up no try, and is answered when none is left, also of an id that another
 * process stored, which the write finds.
 * @returns the stored submission; for a repeated id, the first one as it was when it was stored; for the content of
 * another one of the last 24 hours, that one, where its type is stored once a day
 * @throws 400 naming the invalid fields; 409 when the id was used for other content; 429
 */
export async function submit(
  site: Site,
  type: SubmissionType,
  { fields, address, language }: SubmissionCall,
): Promise<Submitted> {
  const { database, formLimit, recentIds, formBytes, tools } = site;
  const submissionId = submissionIdIn(fields);
  const read = () => readSubmission(type, fields, tools, language);
  let giveBack: () => void;
  try {
    giveBack = formLimit.take(address);
  } catch (refusal) {
    const known = submissionId && (await findKey(database.reader, submissionId));
    if (!known) throw refusal;
    return repeated(site, type, known, read());
  }
  const sent = read();
  const recent =
    submissionId && recentIds.mayHave(submissionId) && (await findKey(database.reader, submissionId));
  if (recent) {
    giveBack();
    return repeated(site, type, recent, sent);
  }
  const folder = looksLikeSpam(fields) ? type.spam : type.stored;
  const digest = contentDigest(type, sent.values);
  const freeBytes = formBytes.take(address, sent.values);
  let submitted: Submitted | { winner: IdempotencyKey };
  try {
    submitted = await database.write(async (change) => {
      const item = await newItem(site, change, type, sent);
      const content = contentOf(type, folder, digest);
      if (submissionId) {
        const row = keyOf(type, item, { key: submissionId, digest, content });
        const earlier = await claimOrFind(change.db, type, row);
        if (earlier && 'key' in earlier) return { winner: earlier.key };
        if (earlier) return { item: submissionOf(type, earlier.same), isNew: false, isUnderOtherId: true };
        change.afterCommit(() => recentIds.add(submissionId));
      } else if (content !== null) {
        // Without an id it is stored anyway, and known to those with one.
        await putKey(change.db, keyOf(type, item, { key: digestOf('no-id', digest), digest, content }));
      }
      return { item: await store(site, change, type, { folder, item }), isNew: true };
    }, REPEATABLE);
  } catch (error) {
    giveBack();
    freeBytes();
    throw error;
  }
  if ('winner' in submitted) {
    giveBack();
    freeBytes();
    return repeated(site, type, submitted.winner, sent);
  }
  if (!submitted.isNew) {
    // It counts against the limit: it tells that somebody sent the same.
    freeBytes();
    await database.confirm();
  }
  return submitted;
}

/** Characters of a digest by which contents are told apart: 128 bits, and a small index. */
const CONTENT_LENGTH = 22;

/** By what the same submission under another id is found; null where nobody looks for it. */
const contentOf = (type: SubmissionType, folder: Folder, digest: string) =>
  type.isStoredOnceADay && folder === type.stored ? digest.slice(0, CONTENT_LENGTH) : null;

/** The answer to a submission that was stored before. @throws 409 where its content was another */
async function repeated(
  { database, recentIds }: Site,
  type: SubmissionType,
  { key, digest, item, createdAt }: IdempotencyKey,
  read: ReadSubmission,
): Promise<Submitted> {
  recentIds.add(key);
  // A repeat confirms again that it is stored (requirement 18.34).
  await database.confirm();
  if (digest !== contentDigest(type, read.values)) throw errors.conflict(sentences.sentAlready);
  const first = submissionItem(item, createdAt, read);
  // Whether it came late was decided when it was stored.
  const late = type.marksLate && (await findItem(database.reader, type.stored, item))?.item.late;
  return { item: submissionOf(type, late ? { ...first, late } : first), isNew: false };
}

/**
 * Stores a form sent without script. Identical content from the same address within ten minutes is stored once; it
 * still counts against the limit, because each call is queued for the writer.
 * @returns the stored submission; for repeated content, the first one
 * @throws 400, 429
 */
export async function submitWithoutScript(
  site: Site,
  type: SubmissionType,
  { fields, address, language }: SubmissionCall,
): Promise<Pick<Submission, '_id' | 'createdAt'>> {
  site.formLimit.take(address);
  const read = readSubmission(type, { ...fields, submissionId: undefined }, site.tools, language);
  const folder = looksLikeSpam(fields) ? type.spam : type.stored;
  const digest = contentDigest(type, read.values);
  const key = site.addressDigest('plain', networkOf(address), digest);
  site.formBytes.take(address, read.values);
  const { isNew, ...submitted } = await site.database.write(async (change) => {
    const now = site.now();
    const known = await findKey(change.db, key);
    if (known && now.getTime() - Date.parse(known.createdAt) < RESUBMISSION_MS)
      return { _id: known.item, createdAt: known.createdAt, isNew: false };
    const item = await store(site, change, type, {
      folder,
      item: await newItem(site, change, type, read),
    });
    await putKey(change.db, keyOf(type, item, { key, digest, content: contentOf(type, folder, digest) }));
    return { _id: item._id, createdAt: item.createdAt, isNew: true };
  }, REPEATABLE);
  if (!isNew) await site.database.confirm();
  return submitted;
}

const contentDigest = (type: SubmissionType, values: Sender) =>
  digestOf('submission', type.name, JSON.stringify(values));

/** Writes a new submission and queues its mails; spam sends none. */
async function store(
  site: Site,
  change: Change,
  type: SubmissionType,
  { folder, item }: { folder: Folder; item: StoredSubmission },
): Promise<Submission> {
  const stored = await insertSubmission(change, type, { folder, item });
  if (folder === type.stored) await queueMailsFor(site, change, type, stored);
  return stored;
}

async function newItem(
  { now, newId }: Site,
  { db }: Change,
  type: SubmissionType,
  read: ReadSubmission,
): Promise<StoredSubmission> {
  const at = now();
  const item = submissionItem(newId(at), at.toISOString(), read);
  return type.marksLate ? { ...item, late: await isLate(db, type, read.values, at.getTime()) } : item;
}

const keyOf = (
  type: SubmissionType,
  { _id, createdAt }: Item,
  names: Pick<IdempotencyKey, 'key' | 'digest' | 'content'>,
): IdempotencyKey => ({ ...names, type: type.name, item: _id, createdAt });

/** People need longer than this to write a text with links. */
const TOO_FAST_MS = 3000;
const MIN_LINKS = 2;

/**
 * Whether a submission looks like spam: a filled honeypot, or a form filled in too fast with several links in its
 * text. Speed alone proves nothing, because browsers autofill forms.
 */
function looksLikeSpam(sent: Readonly<Record<string, unknown>>): boolean {
  const honeypot = sent[HONEYPOT];
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return true;
  const { [FILLED_IN]: filledIn, message } = sent;
  // A number in JSON, a text in forms. Anything else cannot be made a number without an error.
  const elapsed =
    typeof filledIn === 'number' || typeof filledIn === 'string' ? Number(filledIn) : Number.NaN;
  if (!(elapsed >= 0 && elapsed < TOO_FAST_MS) || typeof message !== 'string') return false;
  return (message.match(/https?:\/\//gi)?.length ?? 0) >= MIN_LINKS;
}

interface ImportedSubmission {
  fields: Readonly<Values>;
  createdAt: Date;
  isView: boolean;
  isSpam: boolean;
  /** Also runs in the transaction that stores the submission. */
  inSameChange?: (change: Change, item: Submission) => Promise<void>;
}

/**
 * Stores a submission that did not come over the site, as the seed does: no rate limit, no mails.
 * @throws 400 naming the invalid fields
 */
export async function importSubmission(
  site: Site,
  type: SubmissionType,
  { fields, createdAt, isView, isSpam, inSameChange }: ImportedSubmission,
): Promise<Submission> {
  const read = readSubmission(type, fields, site.tools);
  return site.database.write(async (change) => {
    const folder = isSpam ? type.spam : type.stored;
    const row = submissionItem(site.newId(createdAt), createdAt.toISOString(), read, isView);
    const item = await insertSubmission(change, type, { folder, item: row });
    await inSameChange?.(change, item);
    return item;
  });
}
