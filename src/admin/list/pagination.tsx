import { Link, Navigate } from 'react-router';
import { digits } from '../language.ts';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { type ListParams, writeListParams } from './list-params.ts';
import { pageWords as words } from './words.ts';

export interface PaginationProps {
  params: ListParams;
  /** Further search params that narrow the list. */
  more?: Readonly<Record<string, string>>;
  /** Total number of records over all pages. */
  total: number;
}

/** The number of pages, at least one. */
const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The shown range, the total, and links to the other pages. */
export function Pagination({ params, more, total }: PaginationProps) {
  const { page } = params;
  const pages = pagesOf(total);
  const first = firstNumberOf(page);
  const last = Math.min(page * PAGE_SIZE, total);
  const to = (wanted: number) => ({ search: writeListParams({ ...params, page: wanted }, more) });
  return (
    <div className="pages">
      <p aria-live="polite">{first === last ? words.one(last, total) : words.range(first, last, total)}</p>
      {pages > 1 && (
        <nav aria-label={words.pages}>
          {page > 1 && (
            <Link to={to(page - 1)} rel="prev">
              {words.previous}
            </Link>
          )}
          {nearby(page, pages).map((number) => (
            <Link
              key={number}
              to={to(number)}
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {digits(number)}
            </Link>
          ))}
          {page < pages && (
            <Link to={to(page + 1)} rel="next">
              {words.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/** Redirects from a page beyond the end to the last one, for example after its last record was deleted. */
export function RedirectToLastPage({ params, more, total }: PaginationProps) {
  const pages = pagesOf(total);
  if (params.page <= pages) return null;
  return <Navigate to={writeListParams({ ...params, page: pages }, more) || '?'} replace />;
}

/** The first page, the last page, and those around the present one. */
function nearby(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
}
