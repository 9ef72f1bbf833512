import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../check/sources.ts';
import { DOCUMENT, documentOf } from './document.ts';
import { findingsIn, type Specification } from './findings.ts';
import { proofsIn } from './proofs.ts';
import { sections } from './sections/index.ts';

/** The specification with the tests that the sources hold. */
export function specificationOf(sources: readonly Source[]): Specification {
  return { sections, proofs: proofsIn(sources) };
}

/** Requirements without tests, tags without requirements, and a page that is out of date, one finding each. */
export function findingsInSpecification(root: string, sources: readonly Source[]): string[] {
  const specification = specificationOf(sources);
  const written = existsSync(join(root, DOCUMENT)) ? readFileSync(join(root, DOCUMENT), 'utf8') : '';
  return [
    ...findingsIn(specification, (path) => existsSync(join(root, path))),
    ...(written === documentOf(specification)
      ? []
      : [`${DOCUMENT} is out of date: npm run specification writes it`]),
  ];
}
