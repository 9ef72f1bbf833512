import { latenciesOf } from '../load/load.ts';
import { median, spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const ROUNDS = 7;
const TIMES = 5;
const PER_PAGE = 20;
const FIRST_PAGE = 'page=1';
/** Filters that match few titles, all, none, and another script. */
const KEYWORDS = ['holiday 77777', 'a', 'not there', 'भर्ना सूचना'];

/** Answer times of one page of a long list, and of a filter over many titles. */
export async function measureLargeLists(url: string, count: number): Promise<Row[]> {
  const last = count / PER_PAGE;
  const pages = [FIRST_PAGE, ...[0.25, 0.5, 0.75, 1].map((share) => `page=${Math.round(last * share)}`)];
  const pageTimes = await timesOf(url, pages);
  const first = pageTimes.get(FIRST_PAGE) ?? [];
  const differences = [...pageTimes].map(([page, times]) => ({
    page,
    figure: spreadOf(times.map((ms, round) => ms - (first[round] ?? 0))),
  }));
  const furthest = differences.reduce((one, other) =>
    other.figure.median > one.figure.median ? other : one,
  );
  const filterTimes = [
    ...(await timesOf(
      url,
      KEYWORDS.map((q) => `q=${encodeURIComponent(q)}`),
    )),
  ];
  const filters = filterTimes.map(([query, times]) => ({ query, figure: spreadOf(times) }));
  const slowest = filters.reduce((one, other) => (other.figure.median > one.figure.median ? other : one));
  return [
    {
      what: `any page of ${count}, longer than page 1`,
      figure: furthest.figure,
      unit: 'ms',
      limit: { atMost: 5 },
      note: `${furthest.page} of ${last}; page 1 takes ${median(first).toFixed(2)} ms`,
    },
    {
      what: `keyword filter over ${count} titles`,
      figure: slowest.figure,
      unit: 'ms',
      digits: 1,
      limit: { atMost: 50 },
      note: `slowest of ${KEYWORDS.length}: ${decodeURIComponent(slowest.query)}`,
    },
  ];
}

/** The median time of each query in each round. */
async function timesOf(url: string, queries: readonly string[]): Promise<Map<string, number[]>> {
  const times = new Map(queries.map((query) => [query, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? queries : queries.toReversed();
    for (const query of order) {
      // An unknown parameter makes each URL distinct and so bypasses caches.
      const asks = Array.from({ length: TIMES }, (_, n) => ({
        path: `/api/notices?limit=${PER_PAGE}&${query}&anew=${round}-${n}`,
      }));
      times.get(query)?.push(median(await latenciesOf(url, { asks, status: 200 }, TIMES)));
    }
  }
  return times;
}
