import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** In a process of its own, since no thread gets its priority back. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerBackgroundThreads } from ${JSON.stringify(join(import.meta.dirname, 'background-threads.ts'))};
  await lowerBackgroundThreads();
  const threads = readdirSync('/proc/self/task').map((id) => [
    readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim(),
    getPriority(Number(id)),
  ]);
  console.log(JSON.stringify({ own: getPriority(), threads }));
`;

test.runIf(process.platform === 'linux')(
  'threads that hash and encode have a lower priority than the event loop [21.90]',
  async () => {
    const args = ['--input-type=module', '--eval', SCRIPT];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { own, threads } = JSON.parse(stdout) as { own: number; threads: [string, number][] };
    const pool = threads.filter(([name]) => name === 'libuv-worker');
    expect(pool).toHaveLength(4);
    for (const [, priority] of pool) expect(priority).toBe(own + 10);
  },
);
