import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';

/** The JSON in `#chautari` of the page that loads the back office. */
interface Shell {
  types: readonly TypeFacts[];
  inbox: readonly SubmissionFacts[];
  /** The college's name for the top bar. */
  college: string;
}

/** Reads the shell data from the document. Throws if the page is not the back office's. */
export function readShell(document: Document): Shell {
  const text = document.getElementById('chautari')?.textContent;
  if (!text) throw new Error('The page carries no #chautari');
  return JSON.parse(text);
}

/** The CSP nonce for style elements; empty if there is none. */
export function readNonce(document: Document): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

const KEY = ['college-name'];

/** Sets the college's name, from the page and after the settings change. */
export function rememberCollegeName(queries: QueryClient, name: string): void {
  queries.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(KEY, name);
}

/** The college's present name. */
export function useCollegeName(): string {
  return useQuery<string>({ queryKey: KEY, queryFn: skipToken }).data ?? '';
}
