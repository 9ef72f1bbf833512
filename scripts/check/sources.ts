import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file by its path from the project's root, with forward slashes. */
export interface Source {
  path: string;
  text: string;
}

const FOLDERS = ['src', 'test', 'bench', 'scripts', 'proofs'];
const CODE = /\.(?:ts|tsx|mjs|css|sh)$/;

/** Reads the code: all files in these folders, and those in the root itself. */
export function readSources(root: string): Source[] {
  const inRoot = readdirSync(root).filter((name) => CODE.test(name));
  const below = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return [...inRoot, ...below].sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a file is a test, a fixture or a helper of tests. */
export const isTest = (path: string) => /\.(?:test|fixture)\.\w+$|^(?:test|bench)\//.test(path);
