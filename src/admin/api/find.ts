import { whileSignedIn } from '../session/sign-in-again.ts';
import { request } from './request.ts';

/** Records of one kind that were found by their titles. */
export interface FoundKind {
  /** Name of a content type, of what visitors send, 'chat' or 'account'. */
  type: string;
  /** The nearest first. */
  records: readonly { _id: string; title: string }[];
  /** There are others, which are not told. */
  isMore: boolean;
}

/** So many characters may be asked for. */
export const LONGEST_Q = 200;

/** A few records of each kind with these words in their titles. Throws `ApiError`. */
export async function findRecords(q: string, signal: AbortSignal): Promise<FoundKind[]> {
  const path = `/find?${new URLSearchParams({ q })}`;
  const { body } = await whileSignedIn(() => request({ path, signal }));
  if (!Array.isArray(body)) throw new Error('The records could not be looked through. Please try again.');
  return body;
}
