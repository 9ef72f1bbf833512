import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { application } from '../content/application.ts';
import { emptyDataFolder } from '../content/cached-database.ts';
import { Connection } from '../load/connection.ts';
import { startProduct } from '../server/product.ts';
import { spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const ROUNDS = 21;
const ROUND_MS = 250;
const CONCURRENT = 32;
/** Required ratio to a loop of single commits. */
const LIMIT = 2;
const BARE = fileURLToPath(new URL('bare-inserts.ts', import.meta.url));

/**
 * Applications durably stored per second, sequentially and concurrently, compared with a loop of inserts and single
 * commits without HTTP.
 */
export async function measureSubmissions(): Promise<Row[]> {
  const dataDir = emptyDataFolder();
  const product = await startProduct({ dataDir, environment: { LIMIT_FORMS: 'off' } });
  try {
    await submissionsPerSecond(product.url, CONCURRENT);
    const rounds = { bare: [] as number[], alone: [] as number[], together: [] as number[] };
    for (let n = 0; n < ROUNDS; n += 1) {
      rounds.bare.push(bareInsertsPerSecond(join(dataDir, `bare-${n}.sqlite`)));
      rounds.alone.push(await submissionsPerSecond(product.url, 1));
      rounds.together.push(await submissionsPerSecond(product.url, CONCURRENT));
    }
    const against = (values: readonly number[]) =>
      spreadOf(values.map((perSecond, round) => perSecond / (rounds.bare[round] ?? 0)));
    const inSeconds = (values: readonly number[]) => {
      const [here, bare] = [spreadOf(values).median, spreadOf(rounds.bare).median];
      return `${here.toFixed(0)} of ${bare.toFixed(0)} durable inserts/s`;
    };
    return [
      { what: 'application sent one by one', figure: against(rounds.alone), note: inSeconds(rounds.alone) },
      {
        what: `application, ${CONCURRENT} sent at once`,
        figure: against(rounds.together),
        limit: { atLeast: LIMIT },
        note: `${inSeconds(rounds.together)}; ${onWhichDisk(rounds.together, rounds.bare)}`,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** Group commit saves disk syncs, so the ratio depends on the disk as much as on the site. */
function onWhichDisk(together: readonly number[], bare: readonly number[]): string {
  const ms = (perSecond: number) => (1000 / perSecond).toFixed(2);
  const enough = ms(spreadOf(together).median / LIMIT);
  return `kept where a durable insert takes ${enough} ms or more, here ${ms(spreadOf(bare).median)}`;
}

/** Each with its own submission id, as the form sends it. */
export async function submissionsPerSecond(url: string, atOnce: number): Promise<number> {
  const connections = await Promise.all(Array.from({ length: atOnce }, () => Connection.open(url)));
  const started = performance.now();
  let stored = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - started < ROUND_MS) {
        // The same content would be stored once.
        const submissionId = randomUUID();
        const json = { ...application, message: submissionId, submissionId };
        await connection.send(connection.write({ path: '/api/application', json }), 201);
        stored += 1;
      }
      connection.close();
    }),
  );
  return (stored / (performance.now() - started)) * 1000;
}

function bareInsertsPerSecond(file: string): number {
  return Number(execFileSync(process.execPath, [BARE, file, String(ROUND_MS)], { encoding: 'utf8' }));
}
