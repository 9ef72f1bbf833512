/** What of a list stands in its address: the keyword and the page. */
export interface ListAddress {
  q: string;
  /** From 1. */
  page: number;
}

/** Reads the address leniently: what is no page is the first. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page'));
  return { q: params.get('q') ?? '', page: Number.isSafeInteger(page) && page > 1 ? page : 1 };
}

/** The query of an address, the shortest that says it; '' for a whole list's first page. */
export function writeListAddress({ q, page }: ListAddress): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}
