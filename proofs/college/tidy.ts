import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '../runner/proof.ts';
import type { College } from './college.ts';
import { dumpOf } from './dump.ts';

/** @throws when the data folder has a file that no row names, or an upload is in progress */
export async function mustBeTidy(college: College) {
  const unfinished = await readdir(join(college.dataDir, 'incoming')).catch(() => []);
  must(unfinished.length === 0, `Left unfinished: ${unfinished}`);
  const rows = await dumpOf(college);
  const known = new Set([...(rows.get('picture') ?? []), ...(rows.get('attachment') ?? [])].map(idOf));
  for (const name of await readdir(join(college.dataDir, 'uploads')))
    must(name === 'site-id' || known.has(name.slice(0, 32)), `${name} is stored, and no row names it`);
  must((rows.get('upload_lease') ?? []).length === 0, 'An upload still has its lease');
}

const idOf = (row: string) => /\/uploads\/([0-9a-f]{32})/.exec(row)?.[1] ?? row;
