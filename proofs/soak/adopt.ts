import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { College } from '../college/college.ts';
import { rowsOf } from '../college/rows.ts';
import type { Acknowledged } from '../writing/acknowledged.ts';
import { digestOf } from '../writing/writer.ts';

/** Registers the records that a site already has as if they had been sent to it, so that they count as known. */
export async function adopt(college: College, acknowledged: Acknowledged): Promise<void> {
  for (const { name } of await rowsOf(college, 'select name from contact'))
    acknowledged.sent.add(String(name));
  for (const { title } of await rowsOf(college, 'select title from notice'))
    acknowledged.sent.add(String(title));
  for (const { name, path } of await rowsOf(college, 'select name, path from attachment')) {
    const file = join(college.dataDir, 'uploads', basename(String(path)));
    acknowledged.digests.set(String(name), digestOf(readFileSync(file)));
  }
}
