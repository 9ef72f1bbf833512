import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageQuery } from '../../db/reading.ts';
import { type Access, tokenOf } from '../access.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import type { ServedSite } from '../served-site.ts';
import { apiHeaders, privateHeaders } from './headers.ts';
import { listStream } from './list-stream.ts';
import { defineQuery, oneText, type Query, wholeNumber } from './query.ts';
import type { ResponseCache } from './response-cache.ts';
import { addRoute } from './route.ts';

const MAX_LIMIT = 100;
export const DEFAULT_LIMIT = 20;
const MAX_PAGE = 999_999_999;
const WHOLE: PageQuery = { q: '', page: 1, limit: MAX_PAGE };

export const pageParameter = wholeNumber(MAX_PAGE, {}, 'One page of the list, from 1');

export const limitParameter = (description?: string) =>
  wholeNumber(MAX_LIMIT, { maximum: MAX_LIMIT, default: DEFAULT_LIMIT }, description);

/** The keyword filter of every list. */
export const keyword = oneText('Only those whose title (name) contains this, ignoring case');

const pageParameters = defineQuery({
  q: keyword,
  page: pageParameter,
  limit: limitParameter('Records on a page'),
});

export const pageHeaders = {
  'X-Total-Count': { description: 'On pages: how many there are in all', schema: { type: 'integer' } },
  Link: { description: 'On pages: rel="next" and rel="prev"', schema: { type: 'string' } },
};

/** Dependencies of the limit of searches. */
type SearchLimit = Pick<ServedSite, 'searchLimit' | 'sessions'>;

export interface ListRoute<Filters extends object> {
  url: string;
  access: Access;
  summary: string;
  section: string;
  /** JSON Schema of one entry. */
  items: object;
  components?: () => Record<string, object>;
  /** Parameters besides the common ones; the `Link` header repeats them. */
  filters: Query<Filters>;
  page(
    query: PageQuery,
    filters: Filters,
    request: FastifyRequest,
  ): Promise<{ items: readonly object[]; total: number; headers?: Readonly<Record<string, number>> }>;
  /**
   * The whole list, in chunks; absent for a list that comes in pages only, `'page'` where it is so short that a page has
   * room for all of it.
   */
  all?: 'page' | ((filters: Filters, request: FastifyRequest) => AsyncIterable<readonly object[]>);
  /** Caches the pages of a public list. */
  cache?: ResponseCache;
  /** Bounds the searches in a public list. */
  searches?: SearchLimit;
}

/**
 * Registers a list: the whole of it as one array, or with `q`, `page` or `limit` one page with `X-Total-Count` and
 * `Link` (requirement 7.5).
 */
export function addListRoute<Filters extends object>(app: FastifyInstance, list: ListRoute<Filters>): void {
  const { url, access, summary, section, items, components, cache } = list;
  const common = access === 'open' ? apiHeaders : privateHeaders;
  addRoute(app, {
    method: 'GET',
    url,
    access,
    deadlineMs: SLOW_ROUTE_MS,
    summary,
    section,
    query: queryOf(list),
    response: {
      status: 200,
      description: 'The list',
      schema: { type: 'array', items },
      headers: pageHeaders,
    },
    refusals: list.searches ? [429] : [],
    components,
    async handler(request, reply, { query: { page, filters } }) {
      if (!page) {
        // For HEAD, the framework would read the stream to its end and drop it.
        const all =
          list.all === 'page'
            ? [(await list.page(WHOLE, filters, request)).items]
            : (list.all?.(filters, request) ?? []);
        const body = request.method === 'HEAD' ? Readable.from([]) : jsonArray(all);
        return reply.headers(common).send(body);
      }
      if (page.q !== '' && list.searches) await takeSearch(list.searches, request);
      const since = cache?.version() ?? null;
      const { items, total, headers: more } = await list.page(page, filters, request);
      const link = linkHeader(url, page, total, filters);
      const headers = { ...common, ...(link && { link }), ...more, 'x-total-count': total };
      const body = JSON.stringify(items);
      cache?.store({ url: request.url, route: url }, since, headers, body);
      return reply.headers(headers).send(body);
    },
  });
}

/** Counts a search under the account of who is signed in, whose address others may share; else under the address. @throws 429 */
async function takeSearch({ searchLimit, sessions }: SearchLimit, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  const session = token && (await sessions.find(token));
  searchLimit.take(session ? session.account._id : request.ip);
}

/** `page` is null without `q`, `page` and `limit`, where the response may be the whole list. */
function queryOf<Filters extends object>({
  filters,
  all,
}: ListRoute<Filters>): Query<{ page: PageQuery | null; filters: Filters }> {
  return {
    parameters: [...pageParameters.parameters, ...filters.parameters],
    read(sent, wrong) {
      const { q, page, limit } = pageParameters.read(sent, wrong);
      const isWhole = all !== undefined && q === undefined && page === undefined && limit === undefined;
      return {
        page: isWhole ? null : { q: q ?? '', page: page ?? 1, limit: limit ?? DEFAULT_LIMIT },
        filters: filters.read(sent, wrong),
      };
    },
  };
}

/** Empty when there is neither a next nor a previous page. */
export function linkHeader(
  path: string,
  { q, page, limit }: PageQuery,
  total: number,
  filters: object,
): string {
  const pages = Math.ceil(total / limit);
  const set = Object.entries(filters).filter(([, value]) => value);
  const link = (to: number, rel: string) => {
    const params = new URLSearchParams([
      ...set.map(([name, value]) => [name, String(value)]),
      ...(q ? [['q', q]] : []),
      ['page', String(to)],
      ['limit', String(limit)],
    ]);
    return `<${path}?${params}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (page < pages) links.push(link(page + 1, 'next'));
  if (page > 1 && pages > 0) links.push(link(Math.min(page - 1, pages), 'prev'));
  return links.join(', ');
}

/** Streams chunks as one JSON array. */
function jsonArray(chunks: AsyncIterable<readonly object[]> | Iterable<readonly object[]>): Readable {
  async function* text() {
    let isFirst = true;
    for await (const chunk of chunks) {
      yield (isFirst ? '[' : ',') + chunk.map((entry) => JSON.stringify(entry)).join(',');
      isFirst = false;
    }
    yield isFirst ? '[]' : ']';
  }
  return listStream(text());
}
