/** `npm run specification`: writes the page that tells what is asked, where it is built, and which tests prove it. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources } from '../check/sources.ts';
import { DOCUMENT, documentOf } from './document.ts';
import { specificationOf } from './index.ts';

const root = dirname(dirname(import.meta.dirname));
writeFileSync(join(root, DOCUMENT), documentOf(specificationOf(readSources(root))));
