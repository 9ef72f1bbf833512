import type { Source } from '../check/sources.ts';
import { headingsIn } from './headings.ts';
import { MEANT, readTag } from './tags.ts';

/** A test, or a block of them, whose title says what it proves. */
export interface Proof {
  path: string;
  /** What it says, with that of the blocks around it, without tags; what a table fills in is `…`. */
  words: string;
  ids: readonly string[];
  isMisplaced: boolean;
}

/** All tests whose titles carry tags, in the order of the sources. */
export function proofsIn(sources: readonly Source[]): Proof[] {
  return sources
    .filter(({ path, text }) => /\.test\.\w+$/.test(path) && MEANT.test(text))
    .flatMap(({ path, text }) => {
      const around: { indent: number; words: string }[] = [];
      return headingsIn(text).flatMap(({ indent, title }) => {
        const { words, ids, isMisplaced } = readTag(title);
        while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
        around.push({ indent, words: blanked(words) });
        if (ids.length === 0 && !isMisplaced) return [];
        return [{ path, words: around.map((heading) => heading.words).join(' '), ids, isMisplaced }];
      });
    });
}

/** Without what a table fills in; which database it is says nothing here. */
const blanked = (words: string) =>
  words.replace(/,? on \$name,?/g, '').replace(/%(?:\.\d+)?[sdifjo]|\$[a-z_][\w.]*/gi, '…');
