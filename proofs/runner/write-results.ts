import { readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import type { ProofResult } from './proof-result.ts';
import { type ResultsPage, resultsPage } from './results-page.ts';
import { surroundingsOf } from './surroundings.ts';

export interface ResultsToWrite extends Pick<ResultsPage, 'results' | 'fullRunSeconds' | 'order'> {
  root: string;
}

/** Writes the page of figures, without the folders of this machine. */
export function writeResults(page: string, { root, results, fullRunSeconds, order }: ResultsToWrite): void {
  const folders = [root, tmpdir(), homedir()];
  const text = resultsPage({
    former: read(page),
    results: results.map((result) => withoutFolders(result, folders)),
    fullRunSeconds,
    order,
    surroundings: surroundingsOf(root, page),
  });
  writeFileSync(page, text);
}

function withoutFolders(result: ProofResult, folders: readonly string[]): ProofResult {
  const shorten = (text: string) =>
    folders.reduce((rest, folder) => rest.replaceAll(`${folder}/`, '…/'), text);
  const { reason, summary } = result;
  return { ...result, reason: reason === null ? null : shorten(reason), summary: shorten(summary) };
}

function read(page: string): string {
  try {
    return readFileSync(page, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
