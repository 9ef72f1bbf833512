import { diffArrays } from 'diff';
import type { Format, InlinePicture, Run } from './changes.ts';
import { comparable, type Token, tokensOfText } from './tokens-of-text.ts';

/**
 * Above this many removed and added words, single words are not marked: the time grows with the square of their number,
 * and the marks would not help.
 */
const MAX_EDITS = 600;

/** The runs of two plain texts: without the removed ones they are the second text, without the added ones the first. */
export function wordRuns(before: string, after: string): Run[] {
  return runsOf(tokensOfText(comparable(before)), tokensOfText(comparable(after)));
}

/**
 * The runs of two lists of words. Not by the package's `diffWords`: it does not see changed spaces, and repeats a
 * combining mark behind one.
 */
export function runsOf(before: readonly Token[], after: readonly Token[]): Run[] {
  const parts = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    { maxEditLength: MAX_EDITS },
  );
  const writer = new RunWriter();
  let [left, right] = [0, 0];
  for (const { count, removed, added } of parts ?? replaced(before, after)) {
    for (let at = 0; at < count; at += 1) {
      const old = added ? undefined : before[left++];
      const fresh = removed ? undefined : after[right++];
      if (old && fresh) writer.keep(old, fresh);
      else if (old) writer.remove(old);
      else if (fresh) writer.add(fresh);
    }
  }
  return writer.end();
}

const replaced = (before: readonly Token[], after: readonly Token[]) => [
  { count: before.length, removed: true, added: false },
  { count: after.length, removed: false, added: true },
];

interface Piece {
  text: string;
  format?: Format;
  picture?: InlinePicture;
}

/** Puts tokens together to as few runs as possible. */
class RunWriter {
  readonly #runs: Run[] = [];
  /** The words removed and added since the last unchanged word. */
  #removed: Piece[] = [];
  #added: Piece[] = [];

  keep(old: Token, fresh: Token): void {
    this.#endChange();
    const isRestyled = !isSameFormat(old.format, fresh.format);
    this.#write(
      isRestyled ? 'restyled' : 'same',
      wordOf(fresh),
      isRestyled ? (old.format ?? PLAIN) : undefined,
    );
    if (old.space === fresh.space) this.#keepSpace(old, fresh, isRestyled);
    else {
      this.#removed.push(spaceOf(old));
      this.#added.push(spaceOf(fresh));
    }
  }

  #keepSpace(old: Token, fresh: Token, isBehindRestyled: boolean) {
    const isRestyled = isBehindRestyled && !isSameFormat(old.spaceFormat, fresh.spaceFormat);
    this.#write(
      isRestyled ? 'restyled' : 'same',
      spaceOf(fresh),
      isRestyled ? (old.spaceFormat ?? PLAIN) : undefined,
    );
  }

  remove(token: Token): void {
    this.#removed.push(wordOf(token), spaceOf(token));
  }

  add(token: Token): void {
    this.#added.push(wordOf(token), spaceOf(token));
  }

  end(): Run[] {
    this.#endChange();
    return this.#runs;
  }

  #endChange() {
    const removed = this.#removed.filter(isWritten);
    const added = this.#added.filter(isWritten);
    this.#removed = [];
    this.#added = [];
    // A space at the same end of both has not changed.
    const before: Piece[] = [];
    const behind: Piece[] = [];
    while (isSameSpace(removed[0], added[0])) {
      removed.shift();
      before.push(...added.splice(0, 1));
    }
    while (isSameSpace(removed.at(-1), added.at(-1))) {
      removed.pop();
      behind.unshift(...added.splice(-1));
    }
    for (const piece of before) this.#write('same', piece);
    for (const piece of removed) this.#write('removed', piece);
    for (const piece of added) this.#write('added', piece);
    for (const piece of behind) this.#write('same', piece);
  }

  #write(what: Run['what'], piece: Piece, formerFormat?: Format) {
    if (!isWritten(piece)) return;
    const last = this.#runs.at(-1);
    const isContinued =
      last?.what === what &&
      !last.picture &&
      !piece.picture &&
      isSameFormat(last.format, piece.format) &&
      isSameFormat(last.formerFormat, formerFormat);
    if (isContinued) last.text += piece.text;
    else this.#runs.push({ what, ...piece, ...(formerFormat && { formerFormat }) });
  }
}

const PLAIN: Format = { marks: [] };

const wordOf = ({ word, format, picture }: Token): Piece => ({
  text: word,
  ...(format && { format }),
  ...(picture && { picture }),
});

const spaceOf = ({ space, spaceFormat }: Token): Piece => ({
  text: space,
  ...(spaceFormat && { format: spaceFormat }),
});

const isWritten = ({ text, picture }: Piece) => text !== '' || picture !== undefined;

const isSameSpace = (one: Piece | undefined, other: Piece | undefined) =>
  one !== undefined && other !== undefined && one.text === other.text && /^\s+$/.test(one.text);

export function isSameFormat(one: Format = PLAIN, other: Format = PLAIN): boolean {
  return one.href === other.href && one.marks.join(' ') === other.marks.join(' ');
}
