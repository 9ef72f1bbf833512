import { useNavigate, useSearchParams } from 'react-router';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

/** Only the query changes; '?' takes it away. */
export const searchOf = (address: ListAddress) => writeListAddress(address) || '?';

/** What of a list stands in the present address. */
export function useListAddress(): ListAddress {
  const [params] = useSearchParams();
  return readListAddress(params);
}

/** Leads to the same list looked at otherwise, without a step in the browser's history. */
export function useGo(options: { preventScrollReset?: boolean } = {}): (next: ListAddress) => void {
  const navigate = useNavigate();
  return (next) => void navigate(searchOf(next), { replace: true, ...options });
}
