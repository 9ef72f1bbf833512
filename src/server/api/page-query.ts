import type { PageQuery } from '../../db/reading.ts';
import { errors, type FieldErrors } from '../../errors.ts';

const LARGEST_LIMIT = 100;
const DEFAULT_LIMIT = 20;

/**
 * The page that a list's query asks for; null when it asks for the whole list.
 * @throws 400 when `page` or `limit` is out of range, or any of the three is given twice
 */
export function pageQueryOf(query: Readonly<Record<string, unknown>>): PageQuery | null {
  const { q, page, limit } = query;
  if (q === undefined && page === undefined && limit === undefined) return null;
  const wrong: FieldErrors = {};
  const numberIn = (name: string, value: unknown, most: number, otherwise: number): number => {
    if (value === undefined) return otherwise;
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
    if (number < 1 || number > most)
      wrong[name] = `${name} has to be a whole number from 1 to ${most}, given once.`;
    return number;
  };
  const result = {
    q: typeof q === 'string' ? q : '',
    page: numberIn('page', page, 999_999_999, 1),
    limit: numberIn('limit', limit, LARGEST_LIMIT, DEFAULT_LIMIT),
  };
  if (q !== undefined && (typeof q !== 'string' || q.includes('\0'))) {
    wrong.q = 'q has to be a text, given once.';
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return result;
}

/**
 * The `Link` header of a page; empty when there is neither a next nor a previous one.
 * @param more parameters of the list beside those of every list
 */
export function linksOf(
  path: string,
  { q, page, limit }: PageQuery,
  total: number,
  more: Readonly<Record<string, string>> = {},
): string {
  const pages = Math.ceil(total / limit);
  const link = (to: number, rel: string) => {
    const params = new URLSearchParams({ ...more, ...(q && { q }), page: String(to), limit: String(limit) });
    return `<${path}?${params}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (page < pages) links.push(link(page + 1, 'next'));
  if (page > 1 && pages > 0) links.push(link(Math.min(page - 1, pages), 'prev'));
  return links.join(', ');
}
