import { digestOf } from '../accounts/digest.ts';
import { networkOf } from '../accounts/network.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { queueMailsFor } from '../mail/outbox.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { InboxContext } from './context.ts';
import { claimKey, findKey, type IdempotencyKey, putKey } from './idempotency-keys.ts';
import { insertSubmission, submissionItem } from './insert-submission.ts';
import { readSubmission } from './read-submission.ts';
import { issueReceipt } from './receipts.ts';
import { submissionOf } from './reference.ts';
import { looksLikeSpam } from './spam-check.ts';

export interface SubmissionCall {
  /** As they arrived: the form's fields, `submissionId`, and what tells spam. */
  fields: Readonly<Values>;
  /** The network address that they come from. */
  address: string;
}

export interface Submitted {
  item: Submission;
  /** False where it had been stored before. */
  isNew: boolean;
}

/** Content that is sent again by a plain form within this is the same press of the button (contract: Submissions). */
const RESUBMISSION_MS = 10 * 60_000;

/**
 * Stores what a visitor sends, once however often it arrives under the same `submissionId`.
 * @returns what was stored; the same again, as it was then, where it had been stored before
 * @throws 400 naming the fields that do not hold; 409 when the id was used for something else; 429
 */
export async function submit(
  context: InboxContext,
  type: SubmissionType,
  { fields, address }: SubmissionCall,
): Promise<Submitted> {
  const { values, submissionId } = readSubmission(type, fields, context.tools);
  const place = looksLikeSpam(fields) ? type.spam : type.stored;
  const digest = contentDigest(type, values);
  return context.database.write(async (change) => {
    const fresh = newItem(context, values);
    const known = submissionId
      ? await claimKey(change.db, keyOf(type, fresh, { key: submissionId, digest }))
      : undefined;
    if (known && known.digest !== digest)
      throw errors.conflict('This form was sent already. Load the page again.');
    if (known) return { item: firstRecord(type, values, known), isNew: false };
    context.limit.take(address);
    return { item: await store(context, change, type, { place, item: fresh }), isNew: true };
  });
}

/**
 * The same for a form that is sent without script: identical content from the same address within ten minutes is
 * stored once.
 * @returns the secret by which the sender's next page shows the receipt
 * @throws 400, 429
 */
export async function submitWithoutScript(
  context: InboxContext,
  type: SubmissionType,
  { fields, address }: SubmissionCall,
): Promise<string> {
  const { values } = readSubmission(type, { ...fields, submissionId: undefined }, context.tools);
  const place = looksLikeSpam(fields) ? type.spam : type.stored;
  const digest = contentDigest(type, values);
  const key = digestOf('plain', networkOf(address), digest);
  return context.database.write(async (change) => {
    context.limit.take(address);
    const now = context.now();
    const known = await findKey(change.db, key);
    if (known && now.getTime() - Date.parse(known.createdAt) < RESUBMISSION_MS)
      return issueReceipt(change, type, known.item, now);
    const item = await store(context, change, type, { place, item: newItem(context, values) });
    await putKey(change.db, keyOf(type, item, { key, digest }));
    return issueReceipt(change, type, item._id, now);
  });
}

const contentDigest = (type: SubmissionType, values: Values) =>
  digestOf('submission', type.name, JSON.stringify(values));

/** Writes a new submission with the mails that tell of it; spam is told to nobody. */
async function store(
  context: InboxContext,
  change: Change,
  type: SubmissionType,
  { place, item: fresh }: { place: ContentType; item: Item },
): Promise<Submission> {
  const item = await insertSubmission(change, type, { place, item: fresh });
  if (place === type.stored) await queueMailsFor(context.mail, change, type, item);
  return item;
}

/** What the first of several that are the same was answered: whatever the office did with it since stays its own. */
const firstRecord = (type: SubmissionType, values: Values, { item, createdAt }: IdempotencyKey) =>
  submissionOf(type, submissionItem(item, createdAt, values));

function newItem({ now, newId }: InboxContext, values: Values): Item {
  const at = now();
  return submissionItem(newId(at), at.toISOString(), values);
}

const keyOf = (
  type: SubmissionType,
  { _id, createdAt }: Item,
  { key, digest }: Pick<IdempotencyKey, 'key' | 'digest'>,
): IdempotencyKey => ({ key, type: type.name, item: _id, digest, createdAt });
