import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { numbersIn, requirements } from '../../test/requirements/table.ts';
import type { Source } from './sources.ts';

const LINK = /\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g;
/** A path from the root in backticks; paths with a placeholder or pattern do not match. */
const PATH = /`((?:src|test|scripts|docs|bench|demo|migrations)\/[\w./-]*)`/g;
const TAG = /\[\d+\.\d+[\d., -]*\]/g;
const CITATION = /\(requirements? ([\d., -]+)\)/g;

/** Reads the pages in the root and in docs/. */
export function readPages(root: string): Source[] {
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return [...readdirSync(root), ...below.map((name) => `docs/${name}`)]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Paths in a page that do not exist, one finding each. The changelog may name former paths. */
export function findingsInPages(
  pages: readonly Source[],
  root: string,
  exists: (path: string) => boolean = existsSync,
): string[] {
  return pages
    .filter(({ path }) => path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) => {
      const linked = [...text.matchAll(LINK)].map(([, to = '']) => join(dirname(path), to));
      const named = [...text.matchAll(PATH)].map(([, to = '']) => to);
      const missing = new Set([...linked, ...named].filter((to) => !exists(join(root, to))));
      return [...missing].map((to) => `${path} names ${to}, which does not exist`);
    });
}

/** Requirements cited in comments that docs/requirements.md does not have, one finding each. */
export function findingsInCitations(sources: readonly Source[], known = requirements()): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(CITATION)]
      .flatMap(([, list = '']) => list.match(/\d+\.\d+/g) ?? [])
      .filter((id) => !known.has(id))
      .map((id) => `${path} cites requirement ${id}, which does not exist`),
  );
}

/** Requirements that no title of a test names, one finding each; whether the test passes is seen when it runs. */
export function requirementsWithoutTest(sources: readonly Source[], known = requirements()): string[] {
  const named = new Set(
    sources
      .filter(({ path }) => path.startsWith('test/') || /\.test\.\w+$/.test(path))
      .flatMap(({ text }) => text.match(TAG) ?? [])
      .flatMap(numbersIn),
  );
  return [...known.keys()].filter((id) => !named.has(id)).map((id) => `No test names requirement ${id}`);
}
