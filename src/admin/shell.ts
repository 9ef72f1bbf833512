import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { SubmissionFacts } from '../content/submission-facts.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';

/** What the server writes into the page that carries the back office, as JSON in `#chautari`. */
interface Shell {
  types: readonly TypeFacts[];
  /** What visitors send. */
  inbox: readonly SubmissionFacts[];
  /** The college's name, shown at the top. */
  college: string;
}

/** Reads the shell from the document. Throws when the page is not the back office's. */
export function readShell(document: Document): Shell {
  const text = document.getElementById('chautari')?.textContent;
  if (!text) throw new Error('The page carries no #chautari');
  return JSON.parse(text);
}

/** The nonce under which the policy allows style elements; empty where there is none. */
export function readNonce(document: Document): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

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
