import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it stands, by its path from the project's root with forward slashes. */
export interface Source {
  path: string;
  text: string;
}

const FOLDERS = ['src', 'test', 'bench', 'scripts'];
const CODE = /\.(?:ts|tsx|mjs|css|sh)$/;

/** Reads all files of code below the root, and those in the root itself. */
export function readSources(root: string): Source[] {
  const inRoot = readdirSync(root).filter((name) => CODE.test(name));
  const below = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return [...inRoot, ...below].sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Tests, their fixtures, and what they share. */
export const isTest = (path: string) => /\.(?:test|fixture)\.\w+$|^(?:test|bench)\//.test(path);
