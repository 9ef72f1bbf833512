import { digestOf, isSecret, newSecret } from '../accounts/digest.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { findKey, putKey } from './idempotency-keys.ts';
import { findSubmission } from './stored-submission.ts';

const VALID_FOR_MS = 24 * 3_600_000;

/**
 * Issues the secret in the address of the page after a form sent without script, so that only the sender sees the
 * receipt. Only its digest is stored. The receipt's text is in `site/receipt-words.ts`.
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

/** @returns the submission of a receipt; null if the secret is unknown, of another type or too old, or the submission deleted */
export async function readReceipt(
  db: Db,
  type: SubmissionType,
  secret: string,
  now: Date,
): Promise<Submission | null> {
  if (!isSecret(secret)) return null;
  const known = await findKey(db, digestOf('receipt', secret));
  if (!known || known.type !== type.name) return null;
  if (now.getTime() - Date.parse(known.createdAt) >= VALID_FOR_MS) return null;
  return (await findSubmission(db, type, known.item))?.item ?? null;
}
