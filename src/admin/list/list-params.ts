import { useSearchParams } from 'react-router';
import { latinDigits } from '../../languages/digits.ts';

export interface ListParams {
  q: string;
  /** Counted from 1. */
  page: number;
  /** What else chooses, orders or shows its records, by its name. */
  more: Readonly<Record<string, string>>;
}

/** Reads the search params; an invalid page counts as the first. */
export function readListParams(params: URLSearchParams): ListParams {
  const { q = '', page: typed = '', ...more } = Object.fromEntries(params);
  const page = Number(latinDigits(typed));
  return { q, page: Number.isSafeInteger(page) && page > 1 ? page : 1, more };
}

/** The shortest query string for these params; '' for the first page of the whole list. */
export function writeListParams({ q = '', page = 1, more = {} }: Partial<ListParams>): string {
  const named = { ...more, q, page: page > 1 ? String(page) : '' };
  const params = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
  // A comma needs no escape, and an address is read by people too.
  const query = params.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

/** The list params of the present URL. */
export const useListParams = (): ListParams => readListParams(useSearchParams()[0]);
