/**
 * `npm run check`: types, lint and format, directions of imports, what a start loads, forbidden text, paths and
 * requirements that do not exist, requirements without a test, and fonts that `npm run fonts` would write otherwise.
 * Prints findings only.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import {
  findingsInCitations,
  findingsInPages,
  readPages,
  requirementsWithoutTest,
} from './check/documents.ts';
import { findingsInFonts } from './check/fonts.ts';
import { findingsInImports, findingsInStart } from './check/imports.ts';
import { readSources } from './check/sources.ts';
import { findingsInText } from './check/text.ts';
import { findingsInWords } from './check/words.ts';

const root = dirname(import.meta.dirname);

/** Runs a program from node_modules. @returns its output if it fails, else nothing */
function findingsOf(program: string, ...options: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...options], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? '' : output.trim() || `${program} failed`));
  });
}

const sources = readSources(root);
const findings = [
  ...findingsInImports(sources),
  ...findingsInStart(sources),
  ...findingsInText(sources),
  ...findingsInWords(sources),
  ...findingsInCitations(sources),
  ...requirementsWithoutTest(sources),
  ...findingsInPages(readPages(root), root),
  ...(await findingsInFonts()),
  ...(await Promise.all([
    findingsOf('typescript/bin/tsc', '-p', '.'),
    findingsOf('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  ])),
].filter((finding) => finding !== '');

if (findings.length > 0) {
  process.stdout.write(`${findings.join('\n')}\n`);
  process.exitCode = 1;
}
