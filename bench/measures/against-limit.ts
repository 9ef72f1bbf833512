import { dataFolderWith } from '../content/cached-database.ts';
import { type Load, type Throughput, throughputOf } from '../load/load.ts';
import { assertSameAnswers, recordAnswers } from '../load/recorded-answers.ts';
import { startLimit } from '../server/limit-server.ts';
import { type RunningProcess, startProduct } from '../server/product.ts';
import { median, spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

/** The number of notices of a college after some years. */
const NOTICES = 500;
/** Many short rounds even out the speed changes of a shared machine. */
const ROUNDS = 41;
const ROUND_MS = 120;
const WARM_UP_MS = 1500;
/** Below this processor share the server was not the bottleneck, and only CPU time is comparable. */
const BUSY = 0.9;

interface Pair {
  what: string;
  atLeast: number;
  load: Load;
}

const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'ne,en;q=0.8',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const GZIP = { ...BROWSER, 'accept-encoding': 'gzip' };
const PROGRAM = { accept: 'application/json' };

async function pairsFor(url: string): Promise<Pair[]> {
  const home = { asks: [{ path: '/', headers: BROWSER }], status: 200 };
  const [answer] = await recordAnswers(url, home);
  const etag = String(answer?.headers.etag);
  const ids = await idsOf(url);
  const page = (path: string, headers: Record<string, string>) => ({
    asks: [{ path, headers }],
    status: 200,
  });
  return [
    { what: 'cached page /, br', atLeast: 0.95, load: home },
    { what: 'cached page /, gzip', atLeast: 0.95, load: page('/', GZIP) },
    { what: 'cached page /notices, br', atLeast: 0.95, load: page('/notices', BROWSER) },
    {
      what: '304 of a page',
      atLeast: 0.95,
      load: { asks: [{ path: '/', headers: { ...BROWSER, 'if-none-match': etag } }], status: 304 },
    },
    { what: 'list of 20', atLeast: 0.8, load: page('/api/notices?limit=20', PROGRAM) },
    {
      what: `one record, of ${NOTICES} in turn`,
      atLeast: 0.8,
      load: { asks: ids.map((id) => ({ path: `/api/notice/${id}`, headers: PROGRAM })), status: 200 },
    },
  ];
}

async function idsOf(url: string): Promise<string[]> {
  const pages = Array.from({ length: NOTICES / 100 }, (_, n) => ({
    path: `/api/notices?limit=100&page=${n + 1}`,
  }));
  const answers = await recordAnswers(url, { asks: pages, status: 200 });
  return answers.flatMap(({ body }) =>
    (JSON.parse(body.toString()) as { _id: string }[]).map(({ _id }) => _id),
  );
}

/**
 * Compares the product with a bare `node:http` server that sends the same bytes and headers. They run alone, in
 * alternating order.
 */
export async function measureAgainstLimit(): Promise<Row[]> {
  const dataDir = await dataFolderWith(NOTICES);
  const product = await startProduct({ dataDir });
  const limit = await startLimit();
  try {
    const rows: Row[] = [];
    for (const pair of await pairsFor(product.url)) {
      await limit.answer(await recordAnswers(product.url, pair.load));
      await assertSameAnswers(product.url, limit.url, pair.load);
      rows.push(...rowsOf(pair, await roundsOf(product, limit, pair.load)));
    }
    return rows;
  } finally {
    await limit.stop();
    await product.stop();
  }
}

interface Round {
  product: Throughput;
  limit: Throughput;
}

async function roundsOf(product: RunningProcess, limit: RunningProcess, load: Load): Promise<Round[]> {
  await throughputOf(product, load, WARM_UP_MS);
  await throughputOf(limit, load, WARM_UP_MS);
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const productFirst = n % 2 === 0 ? await throughputOf(product, load, ROUND_MS) : null;
    const bare = await throughputOf(limit, load, ROUND_MS);
    rounds.push({ product: productFirst ?? (await throughputOf(product, load, ROUND_MS)), limit: bare });
  }
  return rounds;
}

/** One row for requests per second, one for the server's CPU time; the limit applies to the row that names it. */
function rowsOf({ what, atLeast }: Pair, rounds: readonly Round[]): Row[] {
  const rates = rounds.map(({ product, limit }) => product.perSecond / limit.perSecond);
  const costs = rounds.flatMap(({ product, limit }) =>
    product.cpuPerRequest && limit.cpuPerRequest ? limit.cpuPerRequest / product.cpuPerRequest : [],
  );
  const busy = rounds.flatMap(({ product, limit }) => [product.busy ?? 1, limit.busy ?? 1]);
  const heldUp = costs.length > 0 && median(busy) < BUSY;
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const perSecond = `${middle(({ product }) => product.perSecond).toFixed(0)} of ${middle(({ limit }) => limit.perSecond).toFixed(0)} requests/s`;
  const target = { limit: { atLeast } };
  const rows: Row[] = [{ what, figure: spreadOf(rates), ...(!heldUp && target), note: perSecond }];
  if (costs.length === 0) return rows;
  const micros = (of: (round: Round) => number | null) =>
    (middle((round) => of(round) ?? 0) * 1000).toFixed(1);
  const cpu = `${micros(({ limit }) => limit.cpuPerRequest)} of ${micros(({ product }) => product.cpuPerRequest)} µs`;
  rows.push({
    what: '  in CPU time per request',
    figure: spreadOf(costs),
    ...(heldUp && target),
    note: `${cpu}, server busy ${(median(busy) * 100).toFixed(0)} %`,
  });
  return rows;
}
