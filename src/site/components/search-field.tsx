import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';

export const SEARCH = '/search';

/** The search form, a plain GET of the search page. */
export function SearchField({ q = '', button }: { q?: string; button?: 'worded' }) {
  return (
    <search className="search-field">
      <form action={SEARCH}>
        <input
          type="search"
          name="q"
          aria-label="Search"
          placeholder={button ? undefined : 'Search'}
          defaultValue={q || undefined}
          lang={langOf(q)}
          dir="auto"
          enterKeyHint="search"
        />
        {button ? (
          <button type="submit" className="button">
            Search
          </button>
        ) : (
          <button type="submit" aria-label="Search">
            <Icon name="search" />
          </button>
        )}
      </form>
    </search>
  );
}
