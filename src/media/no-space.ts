import { errors } from '../errors.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);

/** What a failed write is told as: a full disk or quota becomes `noSpace`, everything else stays what it is. */
export function toNoSpaceError(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && full.has(String(error.code));
  return isFull ? errors.noSpace() : error;
}
