import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { type Bind, Container, NODE_USER, type RunOptions } from '../image/container.ts';
import { ADMIN, visitAndPublish } from '../image/visit-and-publish.ts';
import { must, type ProofContext } from '../runner/proof.ts';
import { isReady } from '../site/site.ts';
import { listOf, readUnit, type Unit, variablesIn, wordsOf } from './unit-file.ts';

const READY_WITHIN_MS = 60_000;
/** As systemd sets it for services. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const NPM = '/usr/bin/npm';

/** Why the commands cannot be run here; null if they can. */
export function whyNotRun(): string | null {
  if (process.getuid?.() !== 0) return 'only root may run a command as another user, with the rest read-only';
  if (!existsSync(NPM)) return `there is no ${NPM}`;
  try {
    execFileSync('unshare', ['--mount', '--pid', '--fork', 'mount', '--bind', '/tmp', '/tmp'], {
      stdio: 'pipe',
    });
  } catch {
    return 'namespaces cannot be made';
  }
  return null;
}

/** The site as the guide installs it: a root file system with this checkout at its place, and nothing else of ours. */
class Installation {
  readonly #container: Container;
  readonly #settings: Record<string, string>;
  readonly #binds: Bind[];

  constructor({ root, folder }: ProofContext, port: number) {
    this.#container = new Container(join(folder, 'machine'), dirname(process.execPath));
    const [, file = ''] =
      /```sh\n(PUBLIC_URL=.*?)```/s.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8')) ?? [];
    const documented = variablesIn(file.split('\n'));
    must(documented.DATA_DIR, 'the guide has no settings for the service');
    this.#settings = {
      ...documented,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      PORT: String(port),
    };
    const compiled = join(folder, 'compiled');
    this.#makeForUser(compiled);
    // Where it is mounted the folder has to be there, and a new build has none.
    mkdirSync(join(root, 'dist/server/compiled'), { recursive: true });
    this.#binds = [
      { from: root, to: '/srv/chautari/app' },
      { from: compiled, to: '/srv/chautari/app/dist/server/compiled', isWritable: true },
    ];
    for (const name of ['data', 'backups']) this.#makeForUser(this.pathOf(`/srv/chautari/${name}`));
  }

  /** Where a path of the installation is on this machine. */
  pathOf(path: string): string {
    return join(this.#container.root, path);
  }

  start(unit: Unit, directive: string, log: (text: string) => void) {
    return this.#container.start(this.#command(unit, directive), this.#optionsOf(unit), log);
  }

  run(unit: Unit, directive: string): void {
    this.#container.run(this.#command(unit, directive), this.#optionsOf(unit));
  }

  /** Makes the site, as the guide says, by which the units know that it is there. */
  makeSite(unit: Unit): void {
    const paths = listOf(unit, 'AssertPathExists').map((path) => this.pathOf(path));
    must(paths.length > 0 && !paths.some((path) => existsSync(path)), 'the unit starts without a site');
    const words = [NPM, 'run', '--silent', 'chautari', '--', 'init'];
    this.#container.run(words, this.#optionsOf(unit));
    must(
      paths.every((path) => existsSync(path)),
      'the unit does not start after chautari init',
    );
  }

  #command(unit: Unit, directive: string): string[] {
    const [command = ''] = unit.get(directive) ?? [];
    must(command, `there is no ${directive}`);
    const [umask = '0022'] = unit.get('UMask') ?? [];
    return ['/bin/sh', '-c', `umask ${umask}; exec "$@"`, 'sh', ...wordsOf(command)];
  }

  #optionsOf(unit: Unit): RunOptions {
    const mounted = this.#binds.map(({ to }) => to);
    const writable = listOf(unit, 'ReadWritePaths')
      .map((path) => path.replace(/^-/, ''))
      .filter((path) => !mounted.includes(path));
    return {
      user: NODE_USER,
      directory: unit.get('WorkingDirectory')?.[0] ?? '/',
      variables: {
        ...variablesIn(listOf(unit, 'Environment')),
        ...this.#settings,
        PATH,
        HOME: '/srv/chautari',
      },
      writable: [...writable, ...(unit.get('PrivateTmp')?.[0] === 'true' ? ['/tmp'] : [])],
      binds: this.#binds,
      ...(unit.get('ProcSubset')?.[0] === 'pid' && { seesOwnProcessesOnly: true }),
    };
  }

  #makeForUser(folder: string): void {
    mkdirSync(folder, { recursive: true });
    execFileSync('chown', [NODE_USER, folder]);
  }
}

/**
 * Runs each command of the units as they are, as a user without rights to whom everything but `ReadWritePaths` is
 * read-only, and uses the site meanwhile. What the kernel would filter besides is not tried.
 * @returns the figures
 */
export async function runUnits(context: ProofContext): Promise<string[]> {
  const { root, onEnd } = context;
  const unitNamed = (name: string) => readUnit(readFileSync(join(root, 'docs/systemd', name), 'utf8'));
  const [service, backup] = [unitNamed('chautari.service'), unitNamed('chautari-backup.service')];
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const installation = new Installation(context, port);
  installation.makeSite(service);
  let log = '';
  const from = performance.now();
  const server = installation.start(service, 'ExecStart', (text) => {
    log += text;
  });
  onEnd(() => server.kill('SIGKILL'));
  while (!(await isReady(url))) {
    must(server.exitCode === null, `the service ended: ${log}`);
    must(performance.now() - from < READY_WITHIN_MS, `the service is not ready in time: ${log}`);
    await pause(50);
  }
  const ready = Math.round(performance.now() - from);
  await visitAndPublish(url);

  tryBackup(installation, backup);

  // The first process only, as KillMode=mixed does.
  const [pid] = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ');
  const ended = once(server, 'exit').then(([status]) => status as number);
  process.kill(Number(pid), 'SIGTERM');
  const stopMs = Number(service.get('TimeoutStopSec')?.[0]) * 1000;
  const status = await Promise.race([ended, pause(stopMs, 'none in time')]);
  must(status === 0 || status === 143, `the service ends with status ${status}: ${log}`);
  const complaints = log.split('\n').filter((line) => /"level":[4-6]0|npm (?:warn|error)/i.test(line));
  must(complaints.length === 0, `the log complains: ${complaints.join('\n')}`);
  return [
    `as a user without rights, with all but ${listOf(service, 'ReadWritePaths').length} folders read-only, the service was ready after ${ready} ms, took a notice and a picture, and stopped in time`,
    'the backup ran twice, and the later one of the day stayed',
  ];
}

/** Two backups of one day, of which the later one stays. */
function tryBackup(installation: Installation, backup: Unit): void {
  const folder = installation.pathOf('/srv/chautari/backups');
  for (let made = 1; made <= 2; made += 1) installation.run(backup, 'ExecStart');
  const kept = readdirSync(join(folder, 'rows'));
  must(kept.length === 1, `${kept.length} backups are kept: ${kept.join(', ')}`);
  must(!readdirSync(folder).includes('unfinished'), 'a part of a backup is left');
}
