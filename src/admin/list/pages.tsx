import { Link, Navigate } from 'react-router';
import { PAGE_SIZE } from '../queries.ts';
import { type ListParams, writeListParams } from './list-params.ts';

interface PaginationProps {
  address: ListParams;
  /** What else the list is narrowed by. */
  more?: Readonly<Record<string, string>>;
  /** How many records there are over all pages. */
  total: number;
}

/** So many pages there are; one where there is nothing. */
const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** Which of how many records are shown, and the ways to the others. */
export function Pagination({ address, more, total }: PaginationProps) {
  const { page } = address;
  const pages = pagesOf(total);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  const to = (wanted: number) => ({ search: writeListParams({ ...address, page: wanted }, more) });
  return (
    <div className="pages">
      <p aria-live="polite">{first === last ? `${last} of ${total}` : `${first} to ${last} of ${total}`}</p>
      {pages > 1 && (
        <nav aria-label="Pages">
          {page > 1 && (
            <Link to={to(page - 1)} rel="prev">
              Previous
            </Link>
          )}
          {nearby(page, pages).map((number) => (
            <Link
              key={number}
              to={to(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          ))}
          {page < pages && (
            <Link to={to(page + 1)} rel="next">
              Next
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/**
 * Leads to the last page where the address names one beyond it: the last record of that page is gone, or there never
 * was such a page.
 */
export function RedirectToLastPage({ address, more, total }: PaginationProps) {
  const pages = pagesOf(total);
  if (address.page <= pages) return null;
  return <Navigate to={writeListParams({ ...address, page: pages }, more) || '?'} replace />;
}

/** The first, the last, and those around the present page. */
function nearby(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
}
