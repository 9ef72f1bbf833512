import { type Family, gauge } from '../metrics/family.ts';
import type { PoolUse } from './engine.ts';

export function poolFamilies(pools: readonly PoolUse[]): Family[] {
  const connections = pools.flatMap(({ name: pool, total, idle }) => [
    { labels: { pool, state: 'idle' }, value: idle },
    { labels: { pool, state: 'busy' }, value: total - idle },
  ]);
  const waiting = pools.map(({ name: pool, waiting: value }) => ({ labels: { pool }, value }));
  return [
    gauge('chautari_database_connections', 'Connections to the database', connections),
    gauge('chautari_database_waiting', 'Calls that wait for a connection', waiting),
  ];
}
