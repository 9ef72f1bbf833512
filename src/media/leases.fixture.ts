import { mkdirSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedIdOf } from '../schema/stored-names.ts';
import type { UploadLeases } from './context.ts';

/** Leases as files of a folder, for tests without a database. Those of other processes have ended. */
export function fileLeases(folder: string) {
  mkdirSync(folder, { recursive: true });
  const holder = String(process.pid);
  const leases: UploadLeases = {
    take: (id) => writeFile(join(folder, id), holder),
    async drop(ids) {
      for (const id of ids) await rm(join(folder, id), { force: true });
    },
    letGo() {},
    among: async (ids) => new Set(ids).intersection(new Set(await readdir(folder))),
    async takeOver() {
      return (await readdir(folder)).filter((id) => readFileSync(join(folder, id), 'utf8') !== holder);
    },
  };
  return {
    ...leases,
    /** Ends the leases of committed files. */
    settle: (stored: readonly { path: string }[]) =>
      leases.drop(stored.map(({ path }) => storedIdOf(path) ?? '')),
  };
}
