import { expect, test } from 'vitest';
import { connectionsOf, poolSizes } from './pool-sizes.ts';

test.each([
  { processes: 1, readers: 8, connections: 11 },
  { processes: 4, readers: 8, connections: 44 },
  { processes: 8, readers: 4, connections: 56 },
  { processes: 64, readers: 2, connections: 320 },
])(
  '$processes processes read over $readers connections each [18.37]',
  ({ processes, readers, connections }) => {
    expect(poolSizes(processes).readers).toBe(readers);
    expect(connectionsOf(processes, 1)).toBe(connections);
    expect(connectionsOf(processes, 2)).toBe(connections + processes);
  },
);
