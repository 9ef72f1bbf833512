import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { GroupFacts } from '../content/define-singleton.ts';
import type { SubmissionFacts } from '../content/submissions.ts';
import { textIn } from '../languages/text-in.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import type { LibraryFields } from './content-types.tsx';
import { language } from './language.ts';

/** The college's facts that every screen shows. */
interface College {
  name: string;
  name_ne: string;
  /** The path of the college's own logo; null if there is none. */
  logo: string | null;
}

/** The JSON in `#chautari` of the page that loads the back office. */
interface Shell {
  types: readonly TypeFacts[];
  inbox: readonly SubmissionFacts[];
  settings: readonly GroupFacts[];
  library: LibraryFields;
  college: College;
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

const KEY = ['college'];

/** Sets the college's facts, from the page and after the settings change. */
export function rememberCollege(queries: QueryClient, { name, name_ne, logo }: College): void {
  queries.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData<College>(KEY, { name, name_ne, logo });
}

const UNKNOWN: College = { name: '', name_ne: '', logo: null };

/** The college as the settings describe it at present, by its name in the language of the back office. */
export function useCollege(): Pick<College, 'name' | 'logo'> {
  const { data = UNKNOWN } = useQuery<College>({ queryKey: KEY, queryFn: skipToken });
  return { name: textIn(language, data, 'name').text, logo: data.logo };
}
