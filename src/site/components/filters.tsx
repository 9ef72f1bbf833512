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

/** Links that filter a list by kind, programme and year; nothing if there is no choice. */
export function Filters({ path, q, filter }: FiltersProps) {
  const words = useWords(inEach);
  const { to, digits, language } = usePageLanguage();
  const named = (one: string) => (calendarOf(one) === language ? digits(one) : words.yearNamed(digits(one)));
  const { by = 'kind', kind, program, year, kinds, programs = [], years } = filter;
  const rows = [
    { name: 'kind', all: words.allKinds, chosen: kind, choices: kinds, least: by === 'kind' ? 2 : 1 },
    { name: 'program', all: words.allProgrammes, chosen: program, choices: programs, least: 1 },
    {
      name: 'year',
      all: words.allYears,
      chosen: year,
      choices: years.map((one) => ({ name: one, label: named(one) })),
      least: 2,
    },
  ].filter(({ chosen, choices, least }) => choices.length >= least || chosen);
  if (rows.length === 0) return null;
  const link = (label: string, at: Partial<ListFilter>, isCurrent: boolean) => {
    const query = queryOf({ ...filter, ...at }, q);
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
      {rows.map(({ name, all, chosen, choices }) => (
        <ul key={name}>
          {link(all, { [name]: undefined }, !chosen)}
          {choices.map((one) => link(one.label, { [name]: one.name }, one.name === chosen))}
        </ul>
      ))}
    </nav>
  );
}

/** The active and available filters of a list. */
export interface ListFilter {
  /** The parameter of the address that names the kind; 'kind' by default. */
  by?: 'kind' | 'category';
  kind: string | undefined;
  /** Id of a programme. */
  program?: string | undefined;
  year: string | undefined;
  kinds: readonly { name: string; label: string }[];
  programs?: readonly { name: string; label: string }[];
  /** The latest first. */
  years: readonly string[];
}

type Chosen = Pick<ListFilter, 'by' | 'kind' | 'program' | 'year'>;

/** The query of an address that narrows a list down, encoded; empty for the whole list. */
export function queryOf({ by = 'kind', kind, program, year }: Chosen, q?: string): string {
  return new URLSearchParams({
    ...(q !== undefined && { q }),
    ...(kind && { [by]: kind }),
    ...(program && { program }),
    ...(year && { year }),
  }).toString();
}

export const isNarrowed = ({ kind, program, year }: Chosen): boolean =>
  kind !== undefined || program !== undefined || year !== undefined;
