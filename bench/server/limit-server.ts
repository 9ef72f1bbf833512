import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from './limit-process.ts';
import type { RunningProcess } from './product.ts';

export interface LimitServer extends RunningProcess {
  /** Replaces the answers that it sends. */
  answer(answers: readonly Answer[]): Promise<void>;
}

/** Starts the server that the product is compared with. */
export async function startLimit(): Promise<LimitServer> {
  const child: ChildProcess = fork(fileURLToPath(new URL('limit-process.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  const [address] = await once(child, 'message');
  return {
    url: `http://localhost:${address.port}`,
    pid: child.pid ?? 0,
    async answer(answers) {
      child.send([...answers]);
      await once(child, 'message');
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
