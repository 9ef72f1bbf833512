import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ProofContext } from '../runner/proof.ts';

export const X_SERVER = { package: 'xvfb', file: '/usr/bin/Xvfb' };

/** Starts a display without a screen, for browsers that need one. @returns its name, as `:7` */
export async function startDisplay({ onEnd }: ProofContext): Promise<string> {
  const server = spawn(
    X_SERVER.file,
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'exit');
  onEnd(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const [, , , number] = server.stdio;
  if (!number) throw new Error('Xvfb says nothing');
  const [name] = await once(number, 'data');
  return `:${String(name).trim()}`;
}
