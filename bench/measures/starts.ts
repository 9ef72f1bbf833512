import { setTimeout as pause } from 'node:timers/promises';
import { searchableFolderWith } from '../content/cached-database.ts';
import { startProduct } from '../server/product.ts';
import { rssOf } from '../server/usage.ts';
import { spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const ROUNDS = 5;
const NOTICES = 10_000;
/** By then the compile cache for the next start has been written. */
const REST_MS = 6000;
const MB = 1024 * 1024;

/** Time from start to ready, and memory of an idle server. */
export async function measureStarts(): Promise<Row[]> {
  const dataDir = await searchableFolderWith(NOTICES);
  const serve: number[] = [];
  const npmStart: number[] = [];
  const atRest: number[] = [];
  for (let n = 0; n <= ROUNDS; n += 1) {
    const product = await startProduct({ dataDir });
    serve.push(product.startMs);
    await pause(REST_MS);
    atRest.push((rssOf(product.pid) ?? 0) / MB);
    await product.stop();
    const whole = await startProduct({ dataDir, command: ['npm', 'start'] });
    npmStart.push(whole.startMs);
    await whole.stop();
  }
  // The first start created the accounts and ran on cold file caches.
  const later = (values: readonly number[]) => spreadOf(values.slice(1));
  const inMs = { unit: 'ms', digits: 0 };
  return [
    {
      ...inMs,
      what: `start to the first answer, ${NOTICES} records`,
      figure: later(serve),
      limit: { atMost: 500 },
    },
    { ...inMs, what: '  second npm start', figure: later(npmStart), limit: { atMost: 2000 } },
    ...(atRest[0]
      ? [{ what: 'memory at rest', figure: later(atRest), unit: 'MB', digits: 0, limit: { atMost: 120 } }]
      : []),
  ];
}
