/**
 * A process that migrates a database on its own: `migrating.fixture.ts [stop]`. With `stop` it pauses inside the
 * transaction after the first table, prints a line, and waits to be killed.
 */
import { writeSync } from 'node:fs';
import { connect } from '../connect.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

const { DATA_DIR = '', DATABASE_URL } = process.env;
const engine = await connect({ url: DATABASE_URL, dataDir: DATA_DIR });
const migration: Migration = {
  name: '0001-two-tables',
  steps: ['first', 'second'].map((name) => ({
    do: 'create-table',
    table: { name, columns: { [name]: { type: 'json' } }, indexes: [] },
  })),
};

let asked = 0;
const pausingEngine: typeof engine = {
  ...engine,
  columnType(type) {
    if (type === 'json') asked += 1;
    if (asked === 2) {
      writeSync(1, 'half way\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return engine.columnType(type);
  },
};
await migrate(process.argv[2] === 'stop' ? pausingEngine : engine, {
  migrations: [migration],
  now: new Date(),
});
await engine.close();
