import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../api/request.ts';
import { QUIET } from '../queries.ts';
import { withReauthentication } from '../session/reauthentication.ts';

/** So long typing has to rest before it is asked for. */
const REST_MS = 150;

/**
 * The records that have what is typed in their titles. While those are on their way, the ones before stay; an answer
 * that comes late is not shown over a newer one.
 */
export function useRecordSearch(typed: string) {
  const wanted = [...typed.trim()].slice(0, MAX_QUERY_LENGTH).join('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(setQ, wanted === '' ? 0 : REST_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['found', q],
    queryFn: ({ signal }) => searchRecords(q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // Names of people who wrote: not kept longer than they are shown.
    gcTime: 0,
    meta: QUIET,
  });
  const isAsked = wanted !== '';
  return {
    found: isAsked ? data : undefined,
    error: isAsked && q === wanted ? error : null,
    isPending: isAsked && (q !== wanted || isFetching),
    tryAgain: () => void refetch(),
  };
}

/** Records of one kind that were found by their titles. */
export interface RecordMatches {
  /** Name of a content type, of what visitors send, 'chat' or 'account'. */
  type: string;
  /** The nearest first. */
  records: readonly { _id: string; title: string }[];
  /** There are others, which are not told. */
  isMore: boolean;
}

/** So many characters may be asked for. */
export const MAX_QUERY_LENGTH = 200;

/** A few records of each kind with these words in their titles. Throws `ApiError`. */
export async function searchRecords(q: string, signal: AbortSignal): Promise<RecordMatches[]> {
  const path = `/find?${new URLSearchParams({ q })}`;
  const { body } = await withReauthentication(() => request({ path, signal }));
  if (!Array.isArray(body)) throw new Error('The records could not be looked through. Please try again.');
  return body;
}
