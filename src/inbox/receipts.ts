import { timingSafeEqual } from 'node:crypto';
import { codeOf, type DigestKey, digestKeyOf, storedSecret } from '../accounts/digest.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Site } from '../whole-site.ts';
import { findSubmission } from './stored-submission.ts';

const VALID_FOR_MS = 24 * 3_600_000;

/** Where the site's key is stored. */
const KEY = 'receipt-key';

/** A receipt's secret: the submission's id (12 bytes) and its authentication code (20 bytes), in 43 characters. */
const ID_BYTES = 12;
const CODE_BYTES = 20;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The site's key for receipts. */
export const readReceiptKey = async (database: OpenDatabase): Promise<DigestKey> =>
  digestKeyOf(await storedSecret(database, KEY));

/**
 * The address of a submission's receipt, with the secret by which only its sender sees it. Nothing is stored for it:
 * the secret is computed from the id and the site's key, so that a repeated submission gets the same.
 * @returns a path on this host; null when the receipt is no longer shown
 */
export function receiptAddress(
  site: Site,
  type: SubmissionType,
  { _id, createdAt }: Pick<Submission, '_id' | 'createdAt'>,
): string | null {
  return isOver(site, createdAt) ? null : `${type.page}?sent=${secretOf(site, type, _id)}`;
}

/**
 * @returns the submission of a receipt; null if the secret is wrong, of another type or too old, or the submission
 *   deleted
 */
export async function readReceipt(
  site: Site,
  type: SubmissionType,
  secret: string,
): Promise<Submission | null> {
  if (!SECRET.test(secret)) return null;
  const id = Buffer.from(secret, 'base64url').toString('hex', 0, ID_BYTES);
  // Compared as text: some characters have bits that decoding ignores.
  if (!timingSafeEqual(Buffer.from(secret), Buffer.from(secretOf(site, type, id)))) return null;
  const found = await findSubmission(site.database.reader, type, id);
  return found && !isOver(site, found.item.createdAt) ? found.item : null;
}

function secretOf({ receiptKey }: Site, type: SubmissionType, id: string): string {
  const code = codeOf(receiptKey, `${type.name} ${id}`);
  return Buffer.from(id + code.slice(0, 2 * CODE_BYTES), 'hex').toString('base64url');
}

const isOver = ({ now }: Site, createdAt: string) => now().getTime() - Date.parse(createdAt) >= VALID_FOR_MS;
