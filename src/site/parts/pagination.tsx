import { Icon } from '../../ui/icon.tsx';

export interface Pages {
  /** Path of the list, without a query. */
  path: string;
  page: number;
  pages: number;
}

/** Addresses of the pages before and after this one; the first page has no query. */
export function neighbours({ path, page, pages }: Pages): { prev?: string; next?: string } {
  return {
    ...(page > 1 && { prev: page === 2 ? path : `${path}?page=${page - 1}` }),
    ...(page < pages && { next: `${path}?page=${page + 1}` }),
  };
}

export function Pagination(props: Pages) {
  if (props.pages < 2) return null;
  const { prev, next } = neighbours(props);
  return (
    <nav aria-label="Pages" className="pagination">
      {prev && (
        <a href={prev} rel="prev">
          <Icon name="back" />
          Newer
        </a>
      )}
      <p>
        Page {props.page} of {props.pages}
      </p>
      {next && (
        <a href={next} rel="next">
          Older
          <Icon name="forward" />
        </a>
      )}
    </nav>
  );
}
