import { digestOf, isSecret, newSecret } from '../accounts/digest.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { findSubmission } from './find-submission.ts';
import { findKey, putKey } from './idempotency-keys.ts';

/** As long as a device without script may show it. */
const SHOWN_FOR_MS = 24 * 3_600_000;

/**
 * Makes, within a change, a secret by which the page after a form that was sent without script shows the receipt, to
 * nobody but the sender. Only its digest is stored.
 */
export async function issueReceipt(
  { db }: Change,
  type: SubmissionType,
  item: string,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const key = digestOf('receipt', secret);
  await putKey(db, { key, type: type.name, item, digest: '', createdAt: now.toISOString() });
  return secret;
}

/** @returns what the secret is a receipt of; null when it is none of this kind, too old, or deleted since */
export async function readReceipt(
  db: Db,
  type: SubmissionType,
  secret: string,
  now: Date,
): Promise<Submission | null> {
  if (!isSecret(secret)) return null;
  const known = await findKey(db, digestOf('receipt', secret));
  if (!known || known.type !== type.name) return null;
  if (now.getTime() - Date.parse(known.createdAt) >= SHOWN_FOR_MS) return null;
  return (await findSubmission(db, type, known.item))?.item ?? null;
}
