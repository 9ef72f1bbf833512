import { contentTypes } from '../../content/index.ts';
import type { Language } from '../../languages/language.ts';
import type { Hit } from '../../search/find.ts';
import { SearchPage } from '../../site/pages/search.tsx';
import type { HitView } from '../../site/search-results.ts';
import type { Page } from './page.ts';
import { pageNumberIn } from './paginate.ts';
import { limitSearchText, normalizeSearchText } from './search-query.ts';

/** Types ordered by day. Other types have only the day of their entry, which does not help visitors. */
const dated = new Set(contentTypes.filter(({ order }) => order?.by === 'day').map(({ name }) => name));

/** What the types are called in Nepali. */
const nepaliKinds = new Map(contentTypes.map(({ name, nepali }) => [name, nepali.label]));

function viewOf({ kind, type, title, path, at, snippet }: Hit, language: Language): HitView {
  return {
    kind: (language === 'ne' && nepaliKinds.get(type)) || kind,
    title,
    path,
    at: dated.has(type) ? at : null,
    snippet,
  };
}

const nothing = { hits: [], page: 1, pages: 1, total: 0, isPartialMatch: false, isTruncated: false };

/** The search page. Unlisted, since it has a URL for every text. */
export const searchPage: Page = {
  url: '/search',
  parameters: ['q', 'page'],
  isUnlisted: true,
  hasUnboundedUrls: true,
  normalizeQuery({ q = '', page = '1' }) {
    const words = normalizeSearchText(q);
    return { ...(words && { q: words }), ...(page !== '1' && { page }) };
  },
  async load({ query, frame, find, language }) {
    const page = pageNumberIn(query);
    const { q, isShortened } = limitSearchText(query.q ?? '');
    if (page === undefined || (page > 1 && q === '')) return 'not-found';
    const found = q === '' ? nothing : await find(q, page);
    if (!found) return 'not-found';
    const hits = found.hits.map((hit) => viewOf(hit, language));
    return {
      show: <SearchPage {...found} frame={frame('/search')} q={q} isShortened={isShortened} hits={hits} />,
    };
  },
};
