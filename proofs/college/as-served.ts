import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The environment by which `npm run serve` bounds the memory of a checkout's server, for proofs that measure it. */
export function memoryBounds(root: string): { NODE_OPTIONS: string } & Record<string, string> {
  const script = readFileSync(join(root, 'scripts', 'node.sh'), 'utf8');
  const allocator = [...script.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { serve: string };
  };
  const flags = scripts.serve.match(/--max-\S+/g) ?? [];
  return { ...Object.fromEntries(allocator), NODE_OPTIONS: flags.join(' ') };
}
