import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../scripts/dev/free-port.ts';
import type { PostgresServer } from '../postgres/cluster.ts';
import { HAPROXY } from '../proxies/start-proxy.ts';
import { startProgram } from '../runner/program.ts';
import { must, type ProofContext } from '../runner/proof.ts';

/** Shorter than HAProxy waits for the answer. */
const ANSWER_MS = 400;
const READY_MS = 20_000;

/** Whether a server takes writes that answers at this port. */
async function isPrimary(port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select not pg_is_in_recovery() as yes');
    return rows[0]?.yes === true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

/** Says over HTTP whether a server takes writes, as Patroni does beside each one. @returns its port */
async function startWitness({ onEnd }: ProofContext, port: number): Promise<number> {
  const witness = createServer(async (_request, response) => {
    response.writeHead((await isPrimary(port)) ? 200 : 503).end();
  });
  witness.listen(0, '127.0.0.1');
  await once(witness, 'listening');
  onEnd(() => witness.close());
  return (witness.address() as AddressInfo).port;
}

/** Starts HAProxy by the documented configuration before a primary and its standby. @returns its host and port */
export async function startBalancer(
  context: ProofContext,
  servers: readonly [PostgresServer, PostgresServer],
): Promise<string> {
  let text = readFileSync(join(context.root, 'docs/proxies/haproxy-postgresql.cfg'), 'utf8');
  const port = await freePort();
  const changes: [from: string, to: string][] = [['127.0.0.1:5000', `127.0.0.1:${port}`]];
  for (const [n, server] of servers.entries())
    changes.push([
      `10.0.0.${n + 1}:5432 check port 8008`,
      `127.0.0.1:${server.port} check port ${await startWitness(context, server.port)}`,
    ]);
  for (const [from, to] of changes) {
    must(text.includes(from), `docs/proxies/haproxy-postgresql.cfg has no ${from}`);
    text = text.replaceAll(from, to);
  }
  const file = join(context.folder, 'haproxy-postgresql.cfg');
  writeFileSync(file, text);
  const { said } = startProgram(context, [HAPROXY, '-f', file]);
  for (const until = performance.now() + READY_MS; !(await isPrimary(port)); await pause(100))
    must(performance.now() < until, `HAProxy leads to no server: ${said().slice(-2000)}`);
  return `127.0.0.1:${port}`;
}
