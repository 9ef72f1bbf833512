import type { CaptionChange, Changes, Described } from './changes.ts';
import { listChanges } from './list-changes.ts';
import { comparable } from './tokens-of-text.ts';
import { wordRuns } from './word-runs.ts';

/** One picture, or null. */
export function pictureChanges(before: string | null, after: string | null): Changes | null {
  return picturesChanges(
    [before].filter((path) => path !== null),
    [after].filter((path) => path !== null),
  );
}

/** Pictures are known again by their paths. */
export function picturesChanges(before: readonly string[], after: readonly string[]): Changes | null {
  const entries = listChanges(before, after, (path) => path);
  return entries.every(({ what }) => what === 'same') ? null : { shape: 'pictures', entries };
}

/** The alternative texts of pictures in both lists, at any position; the others are shown with their pictures. */
export function captionChanges(
  before: readonly string[],
  after: readonly string[],
  { before: oldPaths, after: paths }: Described = { before: [], after: [] },
): Changes | null {
  const captions: CaptionChange[] = [];
  for (const [index, path] of paths.entries()) {
    const at = oldPaths.indexOf(path);
    const [old, fresh] = [before[at] ?? '', after[index] ?? ''].map(comparable);
    if (at >= 0 && old !== undefined && fresh !== undefined && old !== fresh)
      captions.push({ path, runs: wordRuns(old, fresh) });
  }
  return captions.length === 0 ? null : { shape: 'captions', captions };
}
