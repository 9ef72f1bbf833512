import { contentTypes } from '../../content/index.ts';
import { latinDigits } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { withoutMarks } from '../../languages/marks.ts';
import { namesIn } from '../../schema/define-type.ts';
import type { Hit, Results } from '../../search/find.ts';
import { words as inEach } from '../../site/components/words.ts';
import { entryWords } from '../../site/pages/entry-words.ts';
import { SearchPage } from '../../site/pages/search.tsx';
import type { HitView } from '../../site/view-models.ts';
import type { Page } from './page.ts';
import { pageNumberIn } from './paginate.ts';

/** Longer search texts are cut. */
const MAX_CHARACTERS = 200;
const SPACES = /[\s\p{Cc}]+/gu;

/**
 * Normalizes a search text, so that equivalent texts share a cache entry. A text that is too long keeps one character
 * too many, by which `limitSearchText` recognizes it.
 */
export function normalizeSearchText(typed: string): string {
  // Marks that nobody sees could also reverse the page's own text.
  const words = withoutMarks(typed.toWellFormed().normalize('NFC')).replace(SPACES, ' ').trim();
  return [...words].slice(0, MAX_CHARACTERS + 1).join('');
}

/** The text to search for, and whether it was cut. */
export function limitSearchText(tidy: string): { q: string; isShortened: boolean } {
  const letters = [...tidy];
  return {
    q: letters.slice(0, MAX_CHARACTERS).join('').trim(),
    isShortened: letters.length > MAX_CHARACTERS,
  };
}

/** Types ordered by day. Other types have only the day of their entry, which does not help visitors. */
const dated = new Set(contentTypes.filter(({ order }) => order?.by === 'day').map(({ name }) => name));

const byName = new Map(contentTypes.map((type) => [type.name, type]));

/** What visitors call the records of a type: the heading of their page. Empty for pages about the college itself. */
function labelOf(name: string, language: Language): string {
  const type = byName.get(name);
  const { links, studentsSay } = inEach[language];
  const { programmes, principal } = entryWords[language].home;
  const headings: Record<string, string> = {
    faculty: programmes,
    pmessage: principal,
    testimonial: studentsSay,
  };
  const linked: Record<string, string> = links;
  return type ? (headings[name] ?? linked[type.page?.list ?? ''] ?? namesIn(language, type).label) : '';
}

function viewOf({ type, at, ...hit }: Hit, language: Language): HitView {
  return { ...hit, kind: labelOf(type, language), at: dated.has(type) ? at : null };
}

const nothing: Results = {
  hits: [],
  page: 1,
  pages: 1,
  total: 0,
  isPartialMatch: false,
  isTruncated: false,
  choices: { kinds: [], years: [] },
};

/** The search page. Unlisted, since it has a URL for every text. */
export const searchPage: Page = {
  url: '/search',
  parameters: ['q', 'kind', 'year', 'page'],
  isUnlisted: true,
  hasUnboundedUrls: true,
  normalizeQuery({ q = '', kind = '', year: typedYear = '', page = '1' }) {
    const words = normalizeSearchText(q);
    const year = latinDigits(typedYear);
    return {
      ...(words && { q: words }),
      ...(words && byName.has(kind) && { kind }),
      ...(words && /^\d{4}$/.test(year) && { year }),
      ...(page !== '1' && { page }),
    };
  },
  async load({ query, frame, find, language }) {
    const page = pageNumberIn(query);
    const { q, isShortened } = limitSearchText(query.q ?? '');
    if (page === undefined || (page > 1 && q === '')) return 'not-found';
    const { kind, year } = query;
    const found = q === '' ? nothing : await find(q, page, { kind, year, language });
    if (!found) return 'not-found';
    const isInVain = q !== '' && found.total === 0 && !kind && !year;
    const { choices, ...results } = found;
    const filter = {
      kind,
      year,
      kinds: choices.kinds.map((name) => ({ name, label: labelOf(name, language) })),
      years: choices.years,
    };
    const hits = found.hits.map((hit) => viewOf(hit, language));
    const props = { ...results, hits, filter, q, isShortened };
    return {
      show: <SearchPage {...props} frame={frame('/search')} />,
      ...(isInVain && { inVain: q }),
    };
  },
};
