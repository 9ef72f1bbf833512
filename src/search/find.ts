import type { ContentType } from '../schema/define-type.ts';
import type { Asked } from './asked.ts';
import type { Candidate } from './engine.ts';
import { answeredBy, firstMatchIn, type Marked, marked, shareOf } from './matching.ts';
import type { KeyedPart } from './parts.ts';
import type { Places } from './places.ts';
import type { Search } from './search.ts';

export interface Hit {
  /** What its type is called; empty for what the college says of itself. */
  kind: string;
  title: readonly Marked[];
  /** Path on this host. */
  path: string;
  /** Name of its content type. */
  type: string;
  /** Instant from which it counts as published. */
  at: string;
  /** The words around what was found; empty where the title says it all. */
  snippet: readonly Marked[];
}

export interface Results {
  hits: readonly Hit[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
  /** No record has all the words; these have some of them. */
  isNear: boolean;
  /** There may be more, which are further away. */
  isCut: boolean;
}

export interface FindOptions {
  search: Search;
  places: Places;
  types: readonly ContentType[];
  now(): Date;
}

const PER_PAGE = 20;
/** The nearest of all: nobody reads further, and nothing is ordered further. */
const MOST_FOUND = 200;

const TITLE_COUNTS = 0.7;
/** Of a title that is nothing but what was asked for, such as a programme's own name. */
const WHOLE_TITLE_COUNTS = 1;
const FRESH = 0.15;
const YEAR_MS = 365 * 24 * 3_600_000;

const SNIPPET_LETTERS = 200;
const LETTERS_BEFORE = 60;

/**
 * What is published with all these words, the last of which may not be finished; or with some of them where nothing
 * has all.
 * @param page from 1
 * @returns undefined beyond the last page
 */
export async function find(
  { search, places, types, now }: FindOptions,
  q: string,
  page: number,
): Promise<Results | undefined> {
  const asked = await search.asked(q, { isOpen: !/\s$/.test(q), alsoSmall: true });
  let found = await search.nearest(asked, true, MOST_FOUND);
  const isNear = found.length === 0 && asked.words.length > 0;
  if (isNear) found = await search.nearest(asked, false, MOST_FOUND);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  if (page > pages) return undefined;
  const typeOf = new Map(types.map((type) => [type.name, type]));
  const preferenceOf = ({ type }: Candidate) => typeOf.get(type)?.preference ?? 0;
  const shown = inOrder(found, asked, preferenceOf, now()).slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const parts = await search.partsOf(shown);
  const hits: Hit[] = [];
  for (const candidate of shown) {
    hits.push({
      kind: typeOf.get(candidate.type)?.admin.label ?? '',
      type: candidate.type,
      title: marked(candidate.title, asked),
      path: await places.of(candidate),
      at: candidate.at,
      snippet: snippetOf(parts.get(candidate.id) ?? [], asked),
    });
  }
  const total = found.length;
  return { hits, total, page, pages, isNear: isNear && total > 0, isCut: total === MOST_FOUND };
}

/** What names the words in its title comes first, and of two equals the newer one. */
function inOrder(
  found: readonly Candidate[],
  asked: Asked,
  preferenceOf: (candidate: Candidate) => number,
  now: Date,
): Candidate[] {
  const worth = new Map(
    found.map((candidate) => {
      const age = now.getTime() - Date.parse(candidate.at);
      const keys = candidate.titleKeys;
      const inTitle = shareOf(asked, answeredBy(asked, keys));
      const ofTitle = keys.filter((key) => asked.answers.has(key)).length / Math.max(1, keys.length);
      const own =
        candidate.nearness +
        TITLE_COUNTS * inTitle +
        WHOLE_TITLE_COUNTS * ofTitle +
        FRESH * Math.exp(-age / YEAR_MS);
      return [candidate, own + preferenceOf(candidate)];
    }),
  );
  return found.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
}

function snippetOf(parts: readonly KeyedPart[], asked: Asked): Marked[] {
  let best = { share: -1, text: '' };
  for (const { text, keys } of parts) {
    const share = shareOf(asked, answeredBy(asked, keys));
    if (share > best.share) best = { share, text };
  }
  return marked(around(best.text, firstMatchIn(best.text, asked)), asked);
}

/** So much of a text around a place, cut between words. */
function around(text: string, place: number): string {
  if (text.length <= SNIPPET_LETTERS) return text;
  const from = place <= LETTERS_BEFORE ? 0 : text.indexOf(' ', place - LETTERS_BEFORE) + 1;
  const rest = text.slice(from);
  const lead = from > 0 ? '… ' : '';
  if (rest.length <= SNIPPET_LETTERS) return lead + rest;
  const end = rest.lastIndexOf(' ', SNIPPET_LETTERS);
  return `${lead}${rest.slice(0, end > 0 ? end : SNIPPET_LETTERS)} …`;
}
