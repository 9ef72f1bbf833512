import { Icon } from '../../ui/icon.tsx';

export interface Pages {
  /** Path of the list, without a query. */
  path: string;
  /** What its pages have in their query beside their number, encoded. */
  query?: string;
  page: number;
  pages: number;
}

function addressOf({ path, query }: Pages, page: number): string {
  const search = [query, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

/** Addresses of the pages before and after this one; the first page has no number. */
export function adjacentPages(place: Pages): { prev?: string; next?: string } {
  const { page, pages } = place;
  return {
    ...(page > 1 && { prev: addressOf(place, page - 1) }),
    ...(page < pages && { next: addressOf(place, page + 1) }),
  };
}

/** @param words what leads to the page before and to the one after */
export function Pagination({
  words: [before, after] = ['Newer', 'Older'],
  ...props
}: Pages & { words?: readonly [string, string] }) {
  if (props.pages < 2) return null;
  const { prev, next } = adjacentPages(props);
  return (
    <nav aria-label="Pages" className="pagination">
      {prev && (
        <a href={prev} rel="prev">
          <Icon name="back" />
          {before}
        </a>
      )}
      <p>
        Page {props.page} of {props.pages}
      </p>
      {next && (
        <a href={next} rel="next">
          {after}
          <Icon name="forward" />
        </a>
      )}
    </nav>
  );
}
