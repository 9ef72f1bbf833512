import { useNavigate, useSearchParams } from 'react-router';

/** What of a list stands in its address: the keyword, the page, and whether it is spam that is looked at. */
export interface ListParams {
  q: string;
  /** From 1. */
  page: number;
  spam?: true;
}

/** Reads the address leniently: what is no page is the first. */
export function readListParams(params: URLSearchParams): ListParams {
  const page = Number(params.get('page'));
  return {
    q: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    ...(params.get('spam') === 'true' && { spam: true }),
  };
}

/**
 * The query of an address, the shortest that says it; '' for a whole list's first page.
 * @param more what else the list is narrowed by
 */
export function writeListParams(
  { q, page, spam }: ListParams,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(more);
  if (q !== '') params.set('q', q);
  if (page > 1) params.set('page', String(page));
  if (spam) params.set('spam', 'true');
  const query = params.toString();
  return query && `?${query}`;
}

/** Only the query changes; '?' takes it away. */
const searchOf = (address: ListParams) => writeListParams(address) || '?';

/** What of a list stands in the present address. */
export function useListParams(): ListParams {
  const [params] = useSearchParams();
  return readListParams(params);
}

/** Leads to the same list looked at otherwise, without a step in the browser's history. */
export function useListNavigation(
  options: { preventScrollReset?: boolean } = {},
): (next: ListParams) => void {
  const navigate = useNavigate();
  return (next) => void navigate(searchOf(next), { replace: true, ...options });
}
