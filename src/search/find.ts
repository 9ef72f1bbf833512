import { contact } from '../content/contact.ts';
import type { Language } from '../languages/language.ts';
import { calendarOf, yearIn } from '../languages/years.ts';
import type { ContentType } from '../schema/define-type.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';
import type { Candidate } from './engine.ts';
import { COLLEGE, COLLEGE_LABELS } from './entry.ts';
import { coverageOf, firstMatchOffset, highlight, matchQualities, type TextRun } from './matching.ts';
import type { ParsedQuery } from './parsed-query.ts';
import type { KeyedPart } from './parts.ts';
import type { ResultUrls } from './result-urls.ts';
import type { Search } from './search.ts';
import { isDevanagari } from './words/devanagari.ts';
import { languageOf } from './words/language.ts';

export interface Hit {
  /** The label of its type; empty for the college's own facts. */
  kind: string;
  title: readonly TextRun[];
  /** Path on this host. */
  path: string;
  /** The name of its content type. */
  type: string;
  /** Publication instant, ISO 8601. */
  at: string;
  /** An excerpt around the first match; empty when the record has no text. */
  snippet: readonly TextRun[];
  /** It has the words in passing, while others have them in their titles. */
  isMention: boolean;
}

export interface Results {
  hits: readonly Hit[];
  /** Number of results on all pages. */
  total: number;
  page: number;
  pages: number;
  /** No record contains all words; these contain some. */
  isPartialMatch: boolean;
  /** The limit is reached, so less relevant results may be missing. */
  isTruncated: boolean;
  choices: ResultChoices;
}

/** Narrows results down; empty for all. */
export interface ResultFilter {
  /** The name of a content type. */
  kind?: string | undefined;
  /** The year of publication in Kathmandu, of either calendar: '2026', '2083'. */
  year?: string | undefined;
}

export interface ResultOptions extends ResultFilter {
  /** Language of the page: a record with texts in both languages is shown in it. */
  language?: Language | undefined;
}

/** The available filters for the results of a query, independent of the active ones. */
export interface ResultChoices {
  /** Names of content types, those with most results first. */
  kinds: readonly string[];
  /** The latest first. */
  years: readonly string[];
}

export interface FindOptions {
  search: Search;
  resultUrls: ResultUrls;
  types: readonly ContentType[];
  now(): Date;
}

const PER_PAGE = 20;
/** Only the most relevant are ranked and paginated. */
const MAX_RESULTS = 200;

const TITLE_WEIGHT = 0.7;
/** Bonus for a title that consists of query words only, such as a programme's name. */
const WHOLE_TITLE_WEIGHT = 1;
const FRESHNESS_WEIGHT = 0.15;
/** Among equal matches, results in the query's language come first. */
const SAME_LANGUAGE_WEIGHT = 0.05;
/** An excerpt in the language of the page comes before any other that matches as well, or where none does. */
const PAGE_LANGUAGE_WEIGHT = 1;
const UNMATCHED_LANGUAGE_WEIGHT = 0.001;
const YEAR_MS = 365 * 24 * 3_600_000;

/** From this share of the query in its title on, a record is about it; below the other one it only mentions it. */
const IS_ABOUT = 0.75;
const IS_MENTION = 0.3;
/** Below this many records with all words, those count too whose titles have this share of the query. */
const FEW = 5;
const MOST_OF_QUERY = 0.4;
const LACKS_A_WORD = 0.6;

const MAX_SNIPPET_CHARACTERS = 200;
const CONTEXT_CHARACTERS = 60;

/**
 * Finds published content with all words of `q` (the last one may be unfinished), or with some of them if nothing
 * contains all.
 * @param page from 1
 * @returns undefined beyond the last page
 */
export async function find(
  { search, resultUrls, types, now }: FindOptions,
  q: string,
  page: number,
  { kind, year, language = 'en' }: ResultOptions = {},
): Promise<Results | undefined> {
  const asked = await search.parse(q, { lastWordIsPrefix: !/\s$/.test(q), includeStopWords: true });
  let found = await search.matches(asked, true, MAX_RESULTS);
  const hasAll = found.length > 0 || asked.words.length === 0;
  if (!hasAll) found = await search.matches(asked, false, MAX_RESULTS);
  else if (found.length < FEW && asked.words.length > 1)
    found.push(...(await titledLike(search, asked, found)));
  const taught = await search.taught(q);
  if (taught) found = [taught, ...found.filter(({ id }) => id !== taught.id)];
  const isTruncated = found.length >= MAX_RESULTS;
  const calendar = year ? calendarOf(year) : language;
  const choices = choicesAmong(found, calendar);
  found = found.filter(
    (candidate) => (!kind || candidate.type === kind) && (!year || yearOf(candidate, calendar) === year),
  );
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  if (page > pages) return undefined;
  const typeOf = new Map(types.map((type) => [type.name, type]));
  const preferenceOf = ({ type }: Candidate) =>
    type === COLLEGE.type ? COLLEGE.preference : (typeOf.get(type)?.preference ?? 0);
  const inTitle = new Map(found.map((candidate) => [candidate, titleCoverage(candidate, asked)]));
  const isAnyAbout = [...inTitle].some(([candidate, share]) => candidate === taught || share >= IS_ABOUT);
  const isMention = (one: Candidate) => isAnyAbout && one !== taught && (inTitle.get(one) ?? 0) < IS_MENTION;
  // A record that staff have tied to the question precedes all matches.
  const placeOf = (one: Candidate) => (one === taught ? 0 : isMention(one) ? 2 : 1);
  const shown = ranked(found, asked, preferenceOf, now())
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const parts = await search.partsOf(shown);
  const hitOf = async (candidate: Candidate): Promise<Hit> => ({
    kind: typeOf.get(candidate.type)?.admin.label ?? '',
    type: candidate.type,
    title: highlight((language === 'ne' && nepaliTitleOf(candidate)) || candidate.title, asked),
    path: await resultUrls.of(candidate),
    at: candidate.at,
    snippet: snippetOf(parts.get(candidate.id) ?? [], asked, language),
    isMention: isMention(candidate),
  });
  const hits = await Promise.all(shown.map(hitOf));
  const isPartialMatch = !hasAll && found.length > 0 && !taught;
  return { hits, total: found.length, page, pages, isPartialMatch, isTruncated, choices };
}

const nepaliTitleOf = ({ type, nepaliTitle }: Candidate) =>
  type === COLLEGE.type ? contact.visitorWords.ne.heading : nepaliTitle;

const yearOf = ({ at }: Candidate, calendar: Language) => yearIn(calendar, dayInKathmandu(at));

function choicesAmong(found: readonly Candidate[], calendar: Language): ResultChoices {
  const ofKinds = Map.groupBy(
    found.filter(({ type }) => type !== COLLEGE.type),
    ({ type }) => type,
  );
  const kinds = [...ofKinds].sort(([, one], [, other]) => other.length - one.length).map(([name]) => name);
  const years = new Set(found.map((candidate) => yearOf(candidate, calendar)));
  return { kinds, years: [...years].sort().reverse() };
}

/** Ranks matches in the title first, and the newer of two equals. */
function ranked(
  found: readonly Candidate[],
  asked: ParsedQuery,
  preferenceOf: (candidate: Candidate) => number,
  now: Date,
): Candidate[] {
  const isNepali = languageOf(asked.text) === 'ne';
  const isInLanguage = ({ title, nepaliTitle }: Candidate) =>
    isNepali ? nepaliTitle !== '' || isDevanagari(title) : !isDevanagari(title);
  const worth = new Map(
    found.map((candidate) => {
      const age = now.getTime() - Date.parse(candidate.at);
      const inTitle = titleCoverage(candidate, asked);
      // A fact need not be called by its whole label.
      const ofTitle =
        candidate.type === COLLEGE.type
          ? inTitle
          : Math.max(...titlesOf(candidate).map((keys) => matchedShare(keys, asked)));
      const own =
        candidate.relevance +
        TITLE_WEIGHT * inTitle +
        WHOLE_TITLE_WEIGHT * ofTitle +
        FRESHNESS_WEIGHT * Math.exp(-age / YEAR_MS) +
        (isInLanguage(candidate) ? SAME_LANGUAGE_WEIGHT : 0);
      return [candidate, own + preferenceOf(candidate)];
    }),
  );
  return found.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
}

/** The keys of each title of a record; the college's facts stand under their labels. */
const titlesOf = ({ type, titleKeys, nepaliTitleKeys }: Candidate): readonly (readonly string[])[] =>
  type === COLLEGE.type ? COLLEGE_LABELS : [titleKeys, nepaliTitleKeys];

/** The share of the query that a title has. */
const titleCoverage = (candidate: Candidate, asked: ParsedQuery) =>
  Math.max(...titlesOf(candidate).map((keys) => coverageOf(asked, matchQualities(asked, keys))));

/** Records that lack a word of the query, but have most of it in their titles. */
async function titledLike(
  search: Search,
  asked: ParsedQuery,
  found: readonly Candidate[],
): Promise<Candidate[]> {
  const known = new Set(found.map(({ id }) => id));
  const some = await search.matches(asked, false, MAX_RESULTS);
  return some
    .filter((one) => !known.has(one.id) && titleCoverage(one, asked) >= MOST_OF_QUERY)
    .map((one) => ({ ...one, relevance: one.relevance - LACKS_A_WORD }));
}

/** The share of a title's words that were asked for. */
const matchedShare = (keys: readonly string[], { matchesByKey }: ParsedQuery) =>
  keys.filter((key) => matchesByKey.has(key)).length / Math.max(1, keys.length);

/** An excerpt of the best matching part, preferring the language of the page, or of the same in that language. */
function snippetOf(parts: readonly KeyedPart[], asked: ParsedQuery, language: Language): TextRun[] {
  const worths = parts.map(({ keys, lang }) => {
    const share = coverageOf(asked, matchQualities(asked, keys));
    if (lang !== language) return share;
    return share + (share > 0 ? PAGE_LANGUAGE_WEIGHT : UNMATCHED_LANGUAGE_WEIGHT);
  });
  const at = worths.indexOf(Math.max(...worths));
  const best = parts[at];
  const isSame = ({ lang, translates }: KeyedPart, place: number) =>
    lang === language && (translates === at || place === best?.translates);
  const text = ((best?.lang !== language && parts.find(isSame)) || best)?.text ?? '';
  return highlight(excerptAround(text, firstMatchOffset(text, asked)), asked);
}

/** An excerpt around an offset, cut between words. */
function excerptAround(text: string, offset: number): string {
  if (text.length <= MAX_SNIPPET_CHARACTERS) return text;
  const from = offset <= CONTEXT_CHARACTERS ? 0 : text.indexOf(' ', offset - CONTEXT_CHARACTERS) + 1;
  const rest = text.slice(from);
  const lead = from > 0 ? '… ' : '';
  if (rest.length <= MAX_SNIPPET_CHARACTERS) return lead + rest;
  const end = rest.lastIndexOf(' ', MAX_SNIPPET_CHARACTERS);
  return `${lead}${rest.slice(0, end > 0 ? end : MAX_SNIPPET_CHARACTERS)} …`;
}
