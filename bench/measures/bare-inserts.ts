/** Prints the durable inserts per second of a bare loop: `bare-inserts.ts FILE MS`. */
import SqliteDatabase from 'better-sqlite3';
import { application } from '../content/application.ts';

const [file = '', ms = '0'] = process.argv.slice(2);
const database = new SqliteDatabase(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
const columns = Object.keys(application);
database.exec(`create table application (_id integer primary key, ${columns.join(' text, ')} text)`);
const insert = database.prepare(
  `insert into application (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
);
const started = performance.now();
let inserted = 0;
while (performance.now() - started < Number(ms)) {
  insert.run(application);
  inserted += 1;
}
process.stdout.write(String((inserted / (performance.now() - started)) * 1000));
database.close();
