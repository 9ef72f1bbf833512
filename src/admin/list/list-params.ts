import { useNavigate, useSearchParams } from 'react-router';
import { latinDigits } from '../../languages/digits.ts';

/** The search params of a list: keyword, page, whether it shows spam, state and order. */
export interface ListParams {
  q: string;
  /** Counted from 1. */
  page: number;
  spam?: true;
  /** Limits the list to records in this state. */
  state?: string;
  /** Another order than the list's own. */
  sort?: string;
  /** The columns that are shown besides the title; absent for the default ones. */
  columns?: readonly string[];
  /** Limits the trash to records of this type. */
  type?: string;
}

/** Reads the search params; an invalid page counts as the first. */
export function readListParams(params: URLSearchParams): ListParams {
  const page = Number(latinDigits(params.get('page') ?? ''));
  const [state, sort, type] = ['state', 'sort', 'type'].map((name) => params.get(name));
  return {
    q: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    ...(params.get('spam') === 'true' && { spam: true }),
    ...(state && { state }),
    ...(sort && { sort }),
    ...(type && { type }),
    ...(params.has('columns') && { columns: (params.get('columns') ?? '').split(',') }),
  };
}

/**
 * The shortest query string for these params; '' for the first page of the whole list.
 * @param more further params that narrow the list
 */
export function writeListParams(
  { q, page, spam, state, sort, type, columns }: ListParams,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(more);
  if (q !== '') params.set('q', q);
  if (state) params.set('state', state);
  if (sort) params.set('sort', sort);
  if (type) params.set('type', type);
  if (columns) params.set('columns', columns.join(','));
  if (page > 1) params.set('page', String(page));
  if (spam) params.set('spam', 'true');
  // A comma needs no escape, and an address is read by people too.
  const query = params.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

/** A navigation target that changes the query only; '?' removes it. */
const searchOf = (params: ListParams) => writeListParams(params) || '?';

/** The list params of the present URL. */
export function useListParams(): ListParams {
  const [params] = useSearchParams();
  return readListParams(params);
}

/** Navigates to other params of the same list, without a history entry. */
export function useListNavigation(
  options: { preventScrollReset?: boolean } = {},
): (next: ListParams) => void {
  const navigate = useNavigate();
  return (next) => void navigate(searchOf(next), { replace: true, ...options });
}
