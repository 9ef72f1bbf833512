import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findRecords, LONGEST_Q } from '../api/find.ts';
import { QUIET } from '../queries.ts';

/** So long typing has to rest before it is asked for. */
const REST_MS = 150;

/**
 * The records that have what is typed in their titles. While those are on their way, the ones before stay; an answer
 * that comes late is not shown over a newer one.
 */
export function useFound(typed: string) {
  const wanted = [...typed.trim()].slice(0, LONGEST_Q).join('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(setQ, wanted === '' ? 0 : REST_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['found', q],
    queryFn: ({ signal }) => findRecords(q, signal),
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
