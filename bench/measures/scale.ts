import { availableParallelism } from 'node:os';
import { startStore, storageUrlAt, storeKeys } from '../../src/media/storage/s3/store.fixture.ts';
import { dataFolderWith, emptyDataFolder } from '../content/cached-database.ts';
import type { Load } from '../load/load.ts';
import { type LoadProcesses, startLoadProcesses } from '../load/load-from-processes.ts';
import { recordAnswers } from '../load/recorded-answers.ts';
import { type LimitServer, startLimit } from '../server/limit-server.ts';
import { type RunningProcess, startProduct } from '../server/product.ts';
import { authorizationAt } from '../server/signed-in.ts';
import { median, spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';
import { measureOnPostgres } from './on-postgres.ts';
import { submissionsPerSecond } from './submissions.ts';
import { uploadsPerSecond } from './uploads.ts';

const NOTICES = 500;
const ROUNDS = 15;
const ROUND_MS = 300;
/** For each process, since each compiles the program for itself. */
const WARM_UP_MS = 2000;
/**
 * Answers of each process before changes are measured. Four processes on two cores need longer than one for as many, and
 * until then compiling takes a fifth of their processor time.
 */
const WARM_UP_APPLICATIONS = 12_000;
const WARM_UP_PICTURES = 150;
/**
 * Applications sent at once. Those that arrive during a commit share the next one, so few at once, spread over more
 * processes than there are cores, mean smaller commits and more of them: that is reported without a limit.
 */
const FEW = 32;
const MANY = 256;
/** More from one account are refused. */
const PICTURES_AT_ONCE = 16;
/** The least gain from a further process, as a share of the gain of a bare server. */
const SHARE = 0.9;
/**
 * Writers take turns, so more processes do not store changes faster. They must not store them more slowly either,
 * beyond the difference between two runs of one version.
 */
const SHARE_OF_CHANGES = 0.95;
/** More searches than their cache holds, so that each is rendered. */
const SEARCHES = 2000;

const LOADS: { what: string; load: Load }[] = [
  { what: 'cached page /', load: { asks: [{ path: '/' }], status: 200 } },
  {
    what: 'page not cached (search)',
    load: {
      asks: Array.from({ length: SEARCHES }, (_, n) => ({ path: `/search?q=notice+${n}` })),
      status: 200,
    },
  },
];

/** Changes of one kind. */
interface Changes {
  what: string;
  /** Sends some for a moment. @returns how many were stored in a second */
  perSecond(url: string): Promise<number>;
  /** Answers of each process before it is measured. */
  warmUp: number;
  /** Absent where the rate is only reported. */
  limit?: Row['limit'];
}

/** A number of processes, as the site and as bare servers. */
interface Pair {
  processes: number;
  product: RunningProcess;
  limit: LimitServer;
}

/** The gain from further processes, beside that of bare `node:http` servers under `node:cluster`. */
export async function measureScale(): Promise<Row[]> {
  return [
    ...(await scaleOf(await dataFolderWith(NOTICES))),
    ...(await measureOnPostgres(NOTICES, (url) => scaleOf(emptyDataFolder(), url))),
  ];
}

async function scaleOf(dataDir: string, databaseUrl?: string): Promise<Row[]> {
  const pairs: Pair[] = [];
  const senders = startLoadProcesses(Math.max(1, availableParallelism() - 1));
  const store = await startStore();
  const STORAGE_URL = storageUrlAt(store.endpoint, 'bench');
  try {
    for (const processes of [1, 2, 4]) {
      const environment = {
        WORKERS: String(processes),
        LIMIT_FORMS: 'off',
        LIMIT_SEARCHES: 'off',
        STORAGE_URL,
        ...storeKeys,
      };
      const product = await startProduct({ dataDir, databaseUrl, environment });
      pairs.push({ processes, product, limit: await startLimit(processes) });
    }
    const rows: Row[] = [];
    for (const { what, load } of LOADS) rows.push(...(await rowsOf(what, load, pairs, senders)));
    const [first] = pairs;
    const authorization = first ? await authorizationAt(first.product.url) : '';
    const changes: Changes[] = [
      {
        what: `application, ${MANY} sent at once`,
        perSecond: (url) => submissionsPerSecond(url, MANY),
        warmUp: WARM_UP_APPLICATIONS,
        limit: { atLeast: SHARE_OF_CHANGES },
      },
      {
        what: `application, ${FEW} sent at once`,
        perSecond: (url) => submissionsPerSecond(url, FEW),
        warmUp: 0,
      },
      {
        what: `picture into a bucket, ${PICTURES_AT_ONCE} sent at once`,
        perSecond: (url) => uploadsPerSecond(url, authorization, PICTURES_AT_ONCE),
        warmUp: WARM_UP_PICTURES,
        limit: { atLeast: SHARE_OF_CHANGES },
      },
    ];
    for (const one of changes) rows.push(...(await rowsOfChanges(one, pairs)));
    return rows;
  } finally {
    senders.stop();
    for (const { product, limit } of pairs) {
      await limit.stop();
      await product.stop();
    }
    await store.close();
  }
}

async function rowsOf(what: string, load: Load, pairs: Pair[], senders: LoadProcesses): Promise<Row[]> {
  const [first] = pairs;
  if (!first) return [];
  const answers = await recordAnswers(first.product.url, load);
  const rates = pairs.map(() => ({ product: [] as number[], limit: [] as number[] }));
  for (const { processes, product, limit } of pairs) {
    await limit.answer(answers);
    const ms = WARM_UP_MS * processes;
    for (const { url } of [product, limit]) await senders.perSecond({ url, load, ms });
  }
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [at, { product, limit }] of pairs.entries()) {
      rates[at]?.product.push(await senders.perSecond({ url: product.url, load, ms: ROUND_MS }));
      rates[at]?.limit.push(await senders.perSecond({ url: limit.url, load, ms: ROUND_MS }));
    }
  }
  const alone = rates[0];
  return pairs.slice(1).map(({ processes }, index): Row => {
    const { product = [], limit = [] } = rates[index + 1] ?? {};
    const gain = (values: readonly number[], one: readonly number[] = [], round: number) =>
      (values[round] ?? 0) / (one[round] ?? 0);
    const shares = product.map((_, n) => gain(product, alone?.product, n) / gain(limit, alone?.limit, n));
    const note = `${median(product).toFixed(0)} of ${median(limit).toFixed(0)} requests/s, one process ${median(alone?.product ?? []).toFixed(0)} of ${median(alone?.limit ?? []).toFixed(0)}`;
    return {
      what: `${what}, ${processes} processes`,
      figure: spreadOf(shares),
      limit: { atLeast: SHARE },
      note,
    };
  });
}

async function rowsOfChanges(
  { what, perSecond, warmUp, limit }: Changes,
  pairs: readonly Pair[],
): Promise<Row[]> {
  const rates = pairs.map(() => [] as number[]);
  for (const { processes, product } of pairs) {
    for (let stored = 0; stored < warmUp * processes; ) {
      const from = performance.now();
      const rate = await perSecond(product.url);
      stored += (rate * (performance.now() - from)) / 1000;
    }
  }
  for (let n = 0; n < ROUNDS; n += 1)
    for (const [at, { product }] of pairs.entries()) rates[at]?.push(await perSecond(product.url));
  return pairs.slice(1).map(({ processes }, index): Row => {
    const here = rates[index + 1] ?? [];
    return {
      what: `${what}, ${processes} processes`,
      figure: spreadOf(here.map((rate, n) => rate / (rates[0]?.[n] ?? 0))),
      ...(limit && { limit }),
      note: `${median(here).toFixed(0)}/s, one process ${median(rates[0] ?? []).toFixed(0)}/s`,
    };
  });
}
