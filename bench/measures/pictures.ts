import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { emptyDataFolder } from '../content/cached-database.ts';
import { photograph } from '../content/photograph.ts';
import { throughputOf } from '../load/load.ts';
import { startProduct } from '../server/product.ts';
import { authorizationAt } from '../server/signed-in.ts';
import { rssOf } from '../server/usage.ts';
import { spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const ROUNDS = 5;
const LOAD_MS = 3000;
const CONCURRENT = 4;
const REST_MS = 5000;
const MB = 1024 * 1024;
const BARE = fileURLToPath(new URL('bare-sharp.ts', import.meta.url));

/**
 * Time to upload a photograph with a notice, compared with the library alone encoding the same sizes; and the server's
 * memory after concurrent uploads and reads.
 */
export async function measurePictures(): Promise<Row[]> {
  const file = await photograph();
  const dataDir = emptyDataFolder();
  const product = await startProduct({ dataDir });
  try {
    const authorization = await authorizationAt(product.url);
    const photo = new File([readFileSync(file)], 'photograph.jpg', { type: 'image/jpeg' });
    const send = () => msToSend(product.url, authorization, photo);
    await send();
    const rounds: { stored: number; bare: number }[] = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push({ bare: bareMs(file, dataDir), stored: await send() });
    const ms = (of: (round: (typeof rounds)[number]) => number) => spreadOf(rounds.map(of)).median.toFixed(0);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return [
      {
        what: `photograph of ${megabytes} MB stored`,
        figure: spreadOf(rounds.map(({ stored, bare }) => stored / bare)),
        limit: { atMost: 1.25 },
        note: `${ms(({ stored }) => stored)} ms, the library alone ${ms(({ bare }) => bare)} ms`,
      },
      ...(await memoryAfter(product, send)),
    ];
  } finally {
    await product.stop();
  }
}

async function memoryAfter(
  product: Awaited<ReturnType<typeof startProduct>>,
  send: () => Promise<number>,
): Promise<Row[]> {
  for (let n = 0; n < 2; n += 1) await Promise.all(Array.from({ length: CONCURRENT }, send));
  for (const path of ['/', '/notices', '/api/notices?limit=20'])
    await throughputOf(product, { asks: [{ path }], status: 200 }, LOAD_MS);
  await pause(REST_MS);
  const memory = rssOf(product.pid);
  if (memory === null) return [];
  return [
    {
      what: 'memory after uploads and load',
      figure: memory / MB,
      unit: 'MB',
      digits: 0,
      limit: { atMost: 250 },
      note: `${2 * CONCURRENT + ROUNDS + 1} photographs, ${CONCURRENT} at once`,
    },
  ];
}

async function msToSend(url: string, authorization: string, photo: File): Promise<number> {
  const body = new FormData();
  body.append('title', 'The hall on the day of the results');
  body.append('description', '<p>Everybody came.</p>');
  body.append('image', photo);
  const started = performance.now();
  const answer = await fetch(`${url}/api/notice`, { method: 'POST', headers: { authorization }, body });
  if (answer.status !== 201) throw new Error(`The photograph was answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - started;
}

function bareMs(file: string, folder: string): number {
  return Number(execFileSync(process.execPath, [BARE, file, folder], { encoding: 'utf8' }));
}
