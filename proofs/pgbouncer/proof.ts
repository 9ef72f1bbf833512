import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/dev/free-port.ts';
import { whyNoPackage } from '../front/packages.ts';
import { PostgresServer, whyNoPostgres } from '../postgres/cluster.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { startProcess } from '../site/process.ts';
import { settingsFor, signIn, startSite } from '../site/site.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const DATABASE = 'college';

/** Starts a PgBouncer in front of a server. @returns the URL of the database through it */
async function startPooler(
  { folder, onEnd }: ProofContext,
  { port }: PostgresServer,
  mode: 'transaction' | 'session',
): Promise<string> {
  const own = await freePort();
  const file = join(folder, `pgbouncer-${mode}.ini`);
  const lines = [
    '[databases]',
    `${DATABASE} = host=127.0.0.1 port=${port} user=site`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o644);
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  // It refuses to run as root.
  const child = spawn(PROGRAM, ['-q', file], { uid: idOf('-u'), gid: idOf('-g'), cwd: '/', stdio: 'ignore' });
  onEnd(() => child.kill('SIGKILL'));
  return `postgres://site@127.0.0.1:${own}/${DATABASE}`;
}

async function run(context: ProofContext): Promise<readonly string[]> {
  const server = await PostgresServer.create(context);
  await server.startEmpty(DATABASE);

  const pooled = await startPooler(context, server, 'session');
  const served = await startSite(context, { DATABASE_URL: pooled });
  must(await signIn(served.url), 'nobody can sign in through a pooler in session mode');

  const shared = await startPooler(context, server, 'transaction');
  const settings = settingsFor(context, await freePort());
  const refused = startProcess(context.root, { ...settings, LOG_LEVEL: 'info', DATABASE_URL: shared });
  context.onEnd(() => refused.end('SIGKILL'));
  // A site that serves does not end, and would be waited for.
  const status = await Promise.race([refused.ended, refused.serving.catch(() => refused.ended)]);
  must(status === 1, `in transaction mode the start ends with ${status}, not with 1`);
  must(/^DATABASE_URL: .*session mode/m.test(refused.said()), `it is not explained: ${refused.said()}`);
  return ['session mode: serves', `transaction mode: ${refused.said().trim()}`];
}

export const proof: Proof = {
  claim: 'PgBouncer serves in session mode; transaction mode is refused with a reason.',
  shown: {},
  fault: [
    { file: 'src/db/postgres/durable.ts', from: 'if (isOwn) return;', to: 'if (isOwn || first) return;' },
  ],
  whyNot: () => whyNoPostgres() ?? whyNoPackage('pgbouncer', PROGRAM),
  run,
};
