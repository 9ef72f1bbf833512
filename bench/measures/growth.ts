import { notice } from '../../src/content/notice.ts';
import type { Item } from '../../src/schema/define-type.ts';
import { hrefOf } from '../../src/schema/slug.ts';
import { dataFolderWith } from '../content/cached-database.ts';
import { latenciesOf } from '../load/load.ts';
import { recordAnswers } from '../load/recorded-answers.ts';
import { type StartedProduct, startProduct } from '../server/product.ts';
import { rssOf } from '../server/usage.ts';
import { spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const COUNTS = [100, 10_000, 100_000] as const;
const PER_PAGE = 20;
/** Distinct paths, so that no answer comes from a cache. */
const ADDRESSES = 40;
const WARM_UP = 2;
const MB = 1024 * 1024;

/** Uncached answers with few records and with very many: rendered pages, records and lists. */
export async function measureGrowth(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const dataDir = await dataFolderWith(count);
    // The first start creates the accounts.
    await (await startProduct({ dataDir })).stop();
    const product = await startProduct({ dataDir });
    try {
      rows.push(...(await rowsAt(product, count)));
    } finally {
      await product.stop();
    }
  }
  return rows;
}

async function rowsAt(product: StartedProduct, count: number): Promise<Row[]> {
  const records = await someRecords(product.url, count);
  const pages = count / PER_PAGE;
  const asked = Math.min(ADDRESSES, pages);
  const some = Array.from({ length: asked }, (_, n) => 1 + Math.floor((n * pages) / asked));
  const kinds = {
    'a notice, rendered': records.map((record) => hrefOf('/notice', notice, record)),
    'a page of notices, rendered': some.map((page) => `/notices?page=${page}`),
    'one record, read': records.map(({ _id }) => `/api/notice/${_id}`),
    'a list of 20, read': some.map((page) => `/api/notices?limit=20&page=${page}`),
  };
  const rows: Row[] = [
    { what: `With ${count} records: start`, figure: product.startMs, unit: 'ms', digits: 0 },
  ];
  for (const [what, paths] of Object.entries(kinds)) {
    const asks = [...new Set(paths)].map((path) => ({ path }));
    const times = await latenciesOf(product.url, { asks, status: 200 }, asks.length);
    rows.push({ what: `  ${what} for the first time`, figure: spreadOf(times.slice(WARM_UP)), unit: 'ms' });
  }
  rows.push({ what: '  memory after that', figure: (rssOf(product.pid) ?? 0) / MB, unit: 'MB', digits: 0 });
  return rows;
}

/** Ids spread over the whole list. */
async function someRecords(url: string, count: number): Promise<Item[]> {
  const asks = Array.from({ length: ADDRESSES }, (_, n) => ({
    path: `/api/notices?limit=1&page=${1 + Math.floor((n * count) / ADDRESSES)}`,
  }));
  const answers = await recordAnswers(url, { asks, status: 200 });
  return answers.flatMap(({ body }) => JSON.parse(body.toString()) as Item[]);
}
