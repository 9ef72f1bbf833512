import { calendarOf } from '../../languages/years.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import { words as inEach } from './words.ts';

interface FiltersProps {
  /** Path of the list, without a query. */
  path: string;
  /** The query on the search page. */
  q?: string;
  filter: ListFilter;
}

/** Links that filter a list by kind and year; nothing if there is no choice. */
export function Filters({ path, q, filter }: FiltersProps) {
  const words = useWords(inEach);
  const { to, digits, language } = usePageLanguage();
  const named = (one: string) => (calendarOf(one) === language ? digits(one) : words.yearNamed(digits(one)));
  const { by = 'kind', kind, year, kinds, years } = filter;
  const hasKinds = kinds.length > (by === 'kind' ? 1 : 0) || kind;
  const hasYears = years.length > 1 || year;
  if (!hasKinds && !hasYears) return null;
  const link = (label: string, at: Partial<ListFilter>, isCurrent: boolean) => {
    const query = queryOf({ by, kind, year, ...at }, q);
    return (
      <li key={label}>
        <a href={to(query ? `${path}?${query}` : path)} rel="nofollow" aria-current={isCurrent || undefined}>
          {label}
        </a>
      </li>
    );
  };
  return (
    <nav className="filters" aria-label={words.narrow}>
      {hasKinds && (
        <ul>
          {link(words.allKinds, { kind: undefined }, !kind)}
          {kinds.map(({ name, label }) => link(label, { kind: name }, name === kind))}
        </ul>
      )}
      {hasYears && (
        <ul>
          {link(words.allYears, { year: undefined }, !year)}
          {years.map((one) => link(named(one), { year: one }, one === year))}
        </ul>
      )}
    </nav>
  );
}

/** The active and available filters of a list. */
export interface ListFilter {
  /** The parameter of the address that names the kind; 'kind' by default. */
  by?: 'kind' | 'category';
  kind: string | undefined;
  year: string | undefined;
  kinds: readonly { name: string; label: string }[];
  /** The latest first. */
  years: readonly string[];
}

/** The query of an address that narrows a list down, encoded; empty for the whole list. */
export function queryOf(
  { by = 'kind', kind, year }: Pick<ListFilter, 'by' | 'kind' | 'year'>,
  q?: string,
): string {
  return new URLSearchParams({
    ...(q !== undefined && { q }),
    ...(kind && { [by]: kind }),
    ...(year && { year }),
  }).toString();
}

export const isNarrowed = ({ kind, year }: Pick<ListFilter, 'kind' | 'year'>): boolean =>
  kind !== undefined || year !== undefined;
