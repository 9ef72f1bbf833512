/** Durable commits per second of a loop that does nothing else: `bare-commits.ts FILE MS`. */
import SqliteDatabase from 'better-sqlite3';
import { notices } from '../content/notices.ts';

const [file = '', ms = '0'] = process.argv.slice(2);
const database = new SqliteDatabase(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table notice (_id integer primary key, title text, description text)');
const insert = database.prepare('insert into notice (title, description) values (?, ?)');
const [written] = notices(1);
const started = performance.now();
let committed = 0;
while (performance.now() - started < Number(ms)) {
  insert.run(written?.title, written?.description);
  committed += 1;
}
process.stdout.write(String((committed / (performance.now() - started)) * 1000));
database.close();
