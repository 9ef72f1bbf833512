import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { startProgram } from '../runner/program.ts';
import { must, type ProofContext } from '../runner/proof.ts';
import { Client } from './client.ts';

const READY_MS = 20_000;
export const NGINX = '/usr/sbin/nginx';
export const HAPROXY = '/usr/sbin/haproxy';

/** A proxy by its configuration in `docs/proxies`, with ports, certificate and backends of the proof. */
export interface Proxy {
  name: string;
  start(context: ProofContext, backends: readonly [number, number]): Promise<string>;
}

/** @returns the files of a certificate of our own and its key: apart, and in one */
function certificate(folder: string) {
  const files = {
    certificate: join(folder, 'site.crt'),
    key: join(folder, 'site.key'),
    both: join(folder, 'site.pem'),
  };
  const subject = ['-subj', '/CN=college.example', '-days', '2'];
  const out = ['-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...out, ...subject], {
    stdio: 'pipe',
  });
  writeFileSync(files.both, readFileSync(files.certificate, 'utf8') + readFileSync(files.key, 'utf8'));
  return files;
}

/** The documented configuration with these texts replaced. @throws when it lacks one */
function adapted({ root }: ProofContext, file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(root, 'docs/proxies', file), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    must(text.includes(from), `docs/proxies/${file} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function run(context: ProofContext, url: string, command: readonly string[]): Promise<string> {
  const { child, said } = startProgram(context, command);
  const client = new Client(url);
  const until = performance.now() + READY_MS;
  for (;;) {
    const status = await client.send('GET', '/readyz').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    must(
      child.exitCode === null && performance.now() < until,
      `${command[0]} does not start: ${said().slice(-2000)}`,
    );
    await pause(100);
  }
  client.close();
  return url;
}

/**
 * Starts nginx by the documented configuration, before backends on these ports.
 * @param isPlain without TLS, for visitors who are counted rather than protected
 * @returns its address
 */
export async function startNginx(
  context: ProofContext,
  [one, two]: readonly [number, number],
  { isPlain = false } = {},
): Promise<string> {
  const folder = join(context.folder, 'nginx');
  mkdirSync(folder);
  const { certificate: crt, key } = certificate(folder);
  const [other, main] = [await freePort(), await freePort()];
  const text = adapted(context, 'nginx.conf', {
    '127.0.0.1:3000': `127.0.0.1:${one}`,
    '# server 10.0.0.2:3000': `server 127.0.0.1:${two}`,
    'listen 80;': `listen 127.0.0.1:${other};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${main} ${isPlain ? 'backlog=4096' : 'ssl http2'};`,
    '/etc/letsencrypt/live/college.example/fullchain.pem': crt,
    '/etc/letsencrypt/live/college.example/privkey.pem': key,
    'user www-data;': 'user root;',
    '/var/lib/nginx/chautari': join(folder, 'cache'),
    'access_log off;': `access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};`,
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `error_log ${folder}/error.log;\npid ${folder}/nginx.pid;\ndaemon off;\n${text}`);
  return run(context, `${isPlain ? 'http' : 'https'}://127.0.0.1:${main}`, [NGINX, '-c', file]);
}

const nginx: Proxy = { name: 'nginx', start: startNginx };

const haproxy: Proxy = {
  name: 'HAProxy',
  async start(context, [one, two]) {
    const folder = join(context.folder, 'haproxy');
    mkdirSync(folder);
    const { both } = certificate(folder);
    const [plain, secure] = [await freePort(), await freePort()];
    const text = adapted(context, 'haproxy.cfg', {
      '127.0.0.1:3000': `127.0.0.1:${one}`,
      '127.0.0.1:3001': `127.0.0.1:${two}`,
      'bind :443 ': `bind 127.0.0.1:${secure} `,
      'bind :80': `bind 127.0.0.1:${plain}`,
      '/etc/haproxy/college.example.pem': both,
    });
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, text);
    return run(context, `https://127.0.0.1:${secure}`, [HAPROXY, '-f', file]);
  },
};

export const proxies: readonly Proxy[] = [nginx, haproxy];
