import { Icon } from '../../ui/icon.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { words as inEach } from './words.ts';

export const SEARCH = '/search';

/** The search form, a plain GET of the search page. */
export function SearchField({ q = '', button }: { q?: string; button?: 'worded' }) {
  const words = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  return (
    <search className="search-field">
      <form action={to(SEARCH)}>
        <input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={button ? undefined : words.search}
          defaultValue={q || undefined}
          lang={langOf(q)}
          dir="auto"
          enterKeyHint="search"
        />
        {button ? (
          <button type="submit" className="button">
            {words.search}
          </button>
        ) : (
          <button type="submit" aria-label={words.search}>
            <Icon name="search" />
          </button>
        )}
      </form>
    </search>
  );
}
