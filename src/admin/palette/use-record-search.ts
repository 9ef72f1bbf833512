import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Titled } from '../../schema/define-type.ts';
import { authorizedRequest } from '../api/request.ts';
import { QUIET } from '../queries.ts';
import type { BothTitles } from '../shown-title.ts';
import { words } from './words.ts';

/** How long typing has to pause before the request is sent. */
const DEBOUNCE_MS = 150;

/**
 * Records that the typed text finds. The previous results stay until the next arrive, and a late response
 * never replaces a newer one.
 */
export function useRecordSearch(typed: string) {
  const query = [...typed.trim()].slice(0, MAX_QUERY_LENGTH).join('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(setQ, query === '' ? 0 : DEBOUNCE_MS, query);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['record-search', q],
    queryFn: ({ signal }) => searchRecords(q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // Personal data, so the cache drops it as soon as it is no longer shown.
    gcTime: 0,
    meta: QUIET,
  });
  const hasQuery = query !== '';
  return {
    results: hasQuery ? data : undefined,
    /** Whether the results are those of the typed text. */
    isCurrent: q === query && !isPlaceholderData,
    error: hasQuery && q === query ? error : null,
    isPending: hasQuery && (q !== query || isFetching),
    tryAgain: () => void refetch(),
  };
}

export interface FoundRecord extends Titled, BothTitles {
  /** The record on whose screen this one is kept, such as the faculty of a semester. */
  within?: Titled & BothTitles;
  /** Tells people of the same name apart. */
  detail?: string;
  /** Of content that visitors do not see under this title. */
  state?: keyof typeof words.states;
}

export interface RecordMatches {
  /** Name of a content type or submission type, 'chat' or 'account'. */
  type: string;
  /** The best match first. */
  records: readonly FoundRecord[];
  /** Whether there are more matches than listed. */
  isMore: boolean;
}

/** Maximum length of a query in characters. */
const MAX_QUERY_LENGTH = 200;

/** The best matches of each kind. Throws `ApiError`. */
async function searchRecords(q: string, signal: AbortSignal): Promise<RecordMatches[]> {
  const path = `/find?${new URLSearchParams({ q })}`;
  const { body } = await authorizedRequest({ path, signal });
  if (!Array.isArray(body)) throw new Error(words.failed);
  return body;
}
