import type { SubmissionFacts } from '../../content/submission-facts.ts';
import { type ListAddress, writeListAddress } from '../list/list-address.ts';

/** A list of the inbox, looked at as this says. */
export const listAddressOf = ({ admin }: SubmissionFacts, address: ListAddress) =>
  `/admin/${admin.list}${writeListAddress(address)}`;

/** One of its records; the address remembers from where one came, so that the way back is the same. */
export const recordAddressOf = ({ admin }: SubmissionFacts, _id: string, from: ListAddress) =>
  `/admin/${admin.one}/${_id}${writeListAddress(from)}`;
