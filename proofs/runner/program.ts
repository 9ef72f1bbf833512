import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ProofContext } from './proof.ts';

export interface Program {
  child: ChildProcess;
  /** Its output so far, standard output and standard error together. */
  said(): string;
}

/** Starts a program, which is stopped after the proof. */
export function startProgram(
  { onEnd }: Pick<ProofContext, 'onEnd'>,
  command: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Program {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'exit');
  onEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, said: () => said };
}
