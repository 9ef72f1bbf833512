import { Icon } from '../../ui/icon.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { words as inEach } from './words.ts';

export interface Pages {
  /** Path of the list, without a query. */
  path: string;
  /** Query without the page number, encoded. */
  query?: string;
  page: number;
  pages: number;
}

function addressOf({ path, query }: Pages, page: number): string {
  const search = [query, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

/** URLs of the previous and the next page. The first page has no number in its URL. */
export function adjacentPages(list: Pages): { prev?: string; next?: string } {
  const { page, pages } = list;
  return {
    ...(page > 1 && { prev: addressOf(list, page - 1) }),
    ...(page < pages && { next: addressOf(list, page + 1) }),
  };
}

/** @param words labels of the links to the previous and the next page */
export function Pagination({ words: labels, ...props }: Pages & { words?: readonly [string, string] }) {
  const words = useWords(inEach);
  const { to, digits } = usePageLanguage();
  if (props.pages < 2) return null;
  const [before, after] = labels ?? [words.newer, words.older];
  const { prev, next } = adjacentPages(props);
  return (
    <nav aria-label={words.pages} className="pagination">
      {prev && (
        <a href={to(prev)} rel="prev">
          <Icon name="back" />
          {before}
        </a>
      )}
      <p>{words.pageOf(digits(props.page), digits(props.pages))}</p>
      {next && (
        <a href={to(next)} rel="next">
          {after}
          <Icon name="forward" />
        </a>
      )}
    </nav>
  );
}
