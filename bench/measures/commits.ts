import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyDataFolder } from '../content/kept-database.ts';
import { notices } from '../content/notices.ts';
import { Connection } from '../load/connection.ts';
import { PASSWORD, startProduct } from '../server/product.ts';
import { spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const ROUNDS = 5;
const ROUND_MS = 800;
const AT_ONCE = 32;
const BARE = fileURLToPath(new URL('bare-commits.ts', import.meta.url));

/** How many notices are durably created in a second: one after the other, many at once, and without all of this. */
export async function measureCommits(): Promise<Row[]> {
  const dataDir = emptyDataFolder();
  const product = await startProduct({ dataDir });
  try {
    const authorization = `Bearer ${await signIn(product.url)}`;
    const create = (connections: number) => createsPerSecond(product.url, authorization, connections);
    await create(AT_ONCE);
    const rounds = { bare: [] as number[], alone: [] as number[], together: [] as number[] };
    for (let n = 0; n < ROUNDS; n += 1) {
      rounds.bare.push(bareCommitsPerSecond(join(dataDir, `bare-${n}.sqlite`)));
      rounds.alone.push(await create(1));
      rounds.together.push(await create(AT_ONCE));
    }
    const bare = spreadOf(rounds.bare);
    const against = (values: readonly number[]) =>
      `${(spreadOf(values).median / bare.median).toFixed(2)} of the bare loop`;
    const row = { unit: '/s', digits: 0 };
    return [
      { ...row, what: 'durable commits in a bare loop', figure: bare, note: 'one insert each, no HTTP' },
      { ...row, what: '  created one by one', figure: spreadOf(rounds.alone), note: against(rounds.alone) },
      {
        ...row,
        what: `  created ${AT_ONCE} at once`,
        figure: spreadOf(rounds.together),
        note: against(rounds.together),
      },
    ];
  } finally {
    await product.stop();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Signing in was answered ${answer.status}`);
  return token;
}

async function createsPerSecond(url: string, authorization: string, atOnce: number): Promise<number> {
  const [written] = notices(1);
  const json = { title: written?.title, description: written?.description };
  const connections = await Promise.all(Array.from({ length: atOnce }, () => Connection.open(url)));
  const started = performance.now();
  let created = 0;
  await Promise.all(
    connections.map(async (connection) => {
      const request = connection.write({ path: '/api/notice', headers: { authorization }, json });
      while (performance.now() - started < ROUND_MS) {
        await connection.send(request, 201);
        created += 1;
      }
      connection.close();
    }),
  );
  return (created / (performance.now() - started)) * 1000;
}

function bareCommitsPerSecond(file: string): number {
  return Number(execFileSync(process.execPath, [BARE, file, String(ROUND_MS)], { encoding: 'utf8' }));
}
