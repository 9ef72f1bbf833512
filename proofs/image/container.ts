import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the base image are taken from this machine. */
const MERGED = ['bin', 'sbin', 'lib', 'lib64'];
const CONFIGURATION = ['hosts', 'ld.so.cache', 'nsswitch.conf', 'resolv.conf', 'ssl'];
/** User and group `node` of the base image. */
export const NODE_USER = '1000:1000';
/** How this machine reaches the registry. */
const NETWORK = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|npm_config_\w+)$/i;

export interface RunOptions {
  user: string;
  directory: string;
  variables: Readonly<Record<string, string>>;
  /** Folders that stay writable while everything else is read-only; without it, all is writable. */
  writable?: readonly string[];
  /** Folders of this machine that are mounted into the container. */
  binds?: readonly Bind[];
  /** Whether it sees nothing of the kernel but its own processes, as with `ProcSubset=pid`. */
  seesOwnProcessesOnly?: true;
}

/** A folder of the machine, and where it is seen. */
export interface Bind {
  from: string;
  to: string;
  isWritable?: true;
}

/** Runs commands in a root file system, with mount and process namespaces of their own, as an engine would. */
export class Container {
  readonly root: string;
  readonly #node: string;

  /** @param root becomes the root file system @param node folder of the pinned program */
  constructor(root: string, node: string) {
    this.root = root;
    this.#node = node;
    for (const folder of ['usr', 'etc', 'proc', 'dev', 'tmp', 'root', 'opt/node'])
      mkdirSync(join(root, folder), { recursive: true });
    execFileSync('chmod', ['1777', join(root, 'tmp')]);
    for (const folder of MERGED) symlinkSync(`usr/${folder}`, join(root, folder));
    for (const name of CONFIGURATION)
      if (existsSync(join('/etc', name)))
        cpSync(join('/etc', name), join(root, 'etc', name), { recursive: true, dereference: true });
    this.#addUser('passwd', 'node:x:1000:1000::/home/node:/bin/sh\n');
    this.#addUser('group', 'node:x:1000:\n');
  }

  /** Runs a command to its end. @throws with its output unless it succeeds */
  run(command: readonly string[], options: RunOptions): void {
    execFileSync('unshare', this.#arguments(command, options), { stdio: 'pipe' });
  }

  /** @param log receives what the process writes */
  start(command: readonly string[], options: RunOptions, log: (text: string) => void): ChildProcess {
    const child = spawn('unshare', this.#arguments(command, options), { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => log(String(text)));
    return child;
  }

  #addUser(file: string, line: string): void {
    const others = readFileSync(join('/etc', file), 'utf8').replace(/^[^:]*:[^:]*:1000:.*\n/gm, '');
    writeFileSync(join(this.root, 'etc', file), others + line);
  }

  #arguments(command: readonly string[], options: RunOptions): string[] {
    const { user, directory, variables, writable, binds = [], seesOwnProcessesOnly } = options;
    const { root } = this;
    const proc = seesOwnProcessesOnly ? '-o subset=pid,hidepid=2' : '';
    const environment = {
      PATH: '/opt/node:/usr/bin:/bin',
      HOME: '/tmp',
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
      ...variables,
    };
    const mounts = [
      'set -e',
      `mount --bind ${root} ${root}`,
      `mount --bind -o ro /usr ${root}/usr`,
      `mount --bind -o ro ${this.#node} ${root}/opt/node`,
      `mount --rbind /dev ${root}/dev`,
      `mount -t proc ${proc} proc ${root}/proc`,
      ...binds.flatMap(({ from, to, isWritable }) => [
        `mkdir -p ${root}${to}`,
        `mount --bind ${isWritable ? '' : '-o ro'} ${from} ${root}${to}`,
      ]),
      ...(writable ?? []).map((folder) => `mount --bind ${root}${folder} ${root}${folder}`),
      ...(writable ? [`mount -o remount,bind,ro ${root}`] : []),
      `exec chroot --userspec=${user} ${root} env -i -C ${directory} "$@"`,
    ];
    const pairs = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
    return [...namespaces, 'sh', '-c', mounts.join('\n'), 'sh', ...pairs, ...command];
  }
}
