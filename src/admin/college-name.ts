import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

const KEY = ['college-name'];

/** Remembers what the college is called: as the page that carries the back office says, and as it is changed here. */
export function rememberCollegeName(queries: QueryClient, name: string): void {
  queries.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(KEY, name);
}

/** What the college is called now. */
export function useCollegeName(): string {
  return useQuery<string>({ queryKey: KEY, queryFn: skipToken }).data ?? '';
}
