import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../db/engine.ts';
import { countRows, readRows } from '../db/rows.ts';
import type { TableShape } from '../schema/shape.ts';
import type { Progress } from './progress.ts';

/** A compressed file with the rows of one table. */
export interface Dumped {
  name: string;
  file: string;
  rows: number;
  /** Size of the uncompressed text in bytes. */
  unpacked: number;
}

/** Writes the rows of each table into a file in `folder`. */
export async function dump(
  db: Db,
  tables: readonly TableShape[],
  folder: string,
  { progress, signal }: { progress: Progress; signal?: AbortSignal | undefined },
): Promise<Dumped[]> {
  let total = 0;
  for (const table of tables) total += await countRows(db, table);
  let done = 0;
  const dumped: Dumped[] = [];
  for (const table of tables) {
    const one: Dumped = {
      name: table.name,
      file: join(folder, `${table.name}.gz`),
      rows: 0,
      unpacked: 0,
    };
    const texts = async function* () {
      for await (const rows of readRows(db, table)) {
        const text = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
        one.rows += rows.length;
        one.unpacked += text.length;
        done += rows.length;
        progress('Records', done, total);
        yield text;
      }
    };
    await pipeline(texts, createGzip(), createWriteStream(one.file), signal ? { signal } : {});
    dumped.push(one);
  }
  return dumped;
}
