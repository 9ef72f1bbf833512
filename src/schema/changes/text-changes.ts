import { diffArrays } from 'diff';
import { styleClassesIn } from '../fields/rich-text/fonts.ts';
import { withoutEntities } from '../fields/rich-text/text-of.ts';
import { type Attribute, decoded, tokensOf } from '../fields/rich-text/tokens.ts';
import type { BlockChange, BlockStyle, Changes, Format, InlinePicture } from './changes.ts';
import { comparable, type Token, tokensOfText } from './tokens-of-text.ts';
import { runsOf } from './word-runs.ts';

/** Plain text, line by line and word by word. */
export function textChanges(before: string, after: string): Changes | null {
  const [old, fresh] = [comparable(before), comparable(after)];
  return old === fresh ? null : { shape: 'text', blocks: blockChanges(linesOf(old), linesOf(fresh)) };
}

function linesOf(text: string) {
  if (text === '') return [];
  return text.split('\n').map((line) => ({ style: { tag: 'p' as const }, tokens: tokensOfText(line) }));
}

/**
 * Rich text, block by block and word by word. If only invisible parts differ, such as an empty paragraph, all blocks
 * are unchanged.
 */
export function richTextChanges(before: string, after: string): Changes | null {
  if (comparable(before) === comparable(after)) return null;
  return { shape: 'text', blocks: blockChanges(richBlocksOf(before), richBlocksOf(after)) };
}

const BLOCKS = /^(?:p|h[2-4]|li|ul|ol|blockquote|table|caption|tbody|tr|td|th|hr)$/;
const isBlockTag = (tag: string): tag is BlockStyle['tag'] => /^(?:h[2-4]|li|tr)$/.test(tag);

/** Between the cells of a table's row. */
const BETWEEN_CELLS: Token = { key: '\u0000cell', word: '', space: ' · ' };

/** Cleaned rich text as blocks of words. Malformed parts are skipped: values of versions are clean. */
function richBlocksOf(html: string): Block[] {
  const reader = new Reader();
  for (const token of tokensOf(comparable(html))) {
    if (token.kind === 'foreign') break;
    if (token.kind === 'text') reader.text(token.text);
    else if (token.kind === 'open') reader.open(token.tag, token.attributes);
    else reader.close(token.tag);
  }
  return reader.end();
}

interface OpenElement {
  tag: string;
  attributes: readonly Attribute[];
}

class Reader {
  readonly #blocks: Block[] = [];
  readonly #open: OpenElement[] = [];
  #tokens: Token[] = [];
  /** The present stretch of one format. */
  #text = '';

  text(html: string) {
    this.#text += withoutEntities(html).replace(/\s+/g, ' ');
  }

  open(tag: string, attributes: readonly Attribute[]) {
    if (tag === 'br') this.#text += '\n';
    else if (tag === 'img') this.#picture(attributes);
    else if (tag === 'hr') {
      this.#endBlock();
      this.#blocks.push({ style: this.#style('hr'), tokens: [] });
    } else {
      if (BLOCKS.test(tag)) this.#boundary(tag);
      else this.#endStretch();
      this.#open.push({ tag, attributes });
    }
  }

  close(tag: string) {
    if (!BLOCKS.test(tag)) this.#endStretch();
    else if (this.#isInRow() && tag !== 'tr') this.#text += ' ';
    else this.#endBlock();
    this.#open.pop();
  }

  end(): Block[] {
    this.#endBlock();
    return this.#blocks;
  }

  /** A table row is one block, with any content in its cells. */
  #boundary(tag: string) {
    if (!this.#isInRow()) return this.#endBlock();
    this.#endStretch();
    if (tag !== 'td' && tag !== 'th') return;
    const last = this.#tokens.at(-1);
    if (last && last.key !== BETWEEN_CELLS.key) last.space = '';
    if (last) this.#tokens.push({ ...BETWEEN_CELLS });
  }

  #isInRow(): boolean {
    return this.#open.some(({ tag }) => tag === 'tr');
  }

  #endStretch() {
    if (this.#text === '') return;
    const format = formatOf(this.#open);
    const [first, ...others] = tokensOfText(this.#text, format);
    this.#text = '';
    const last = this.#tokens.at(-1);
    // Space before the first word belongs to the word before.
    if (first?.key === '' && last) follow(last, first);
    else if (first && first.key !== '') this.#tokens.push(first);
    this.#tokens.push(...others);
  }

  #picture(attributes: readonly Attribute[]) {
    this.#endStretch();
    const given = (name: string) => attributeOf(attributes, name) ?? '';
    const picture: InlinePicture = { path: given('src'), alt: given('alt') };
    this.#tokens.push({ key: `\u0000${picture.path} ${picture.alt}`, word: '', space: '', picture });
  }

  #endBlock() {
    this.#endStretch();
    const tokens = this.#tokens;
    this.#tokens = [];
    const last = tokens.at(-1);
    if (last && last.key !== BETWEEN_CELLS.key) last.space = '';
    if (tokens.length > 0) this.#blocks.push({ style: this.#style(this.#tag()), tokens });
  }

  /** The innermost block element around the words. */
  #tag(): BlockStyle['tag'] {
    const tags = this.#open.map(({ tag }) => tag);
    return tags.findLast(isBlockTag) ?? 'p';
  }

  #style(tag: BlockStyle['tag']): BlockStyle {
    const lists = this.#open.filter(({ tag }) => tag === 'ul' || tag === 'ol');
    const classes = this.#open.flatMap(({ attributes }) => classesIn(attributes));
    const align = (['center', 'right'] as const).find((side) => classes.includes(`ql-align-${side}`));
    return {
      tag,
      ...(align && { align }),
      ...(this.#open.some((element) => element.tag === 'blockquote') && { isQuoted: true as const }),
      ...(lists.length > 0 && {
        list: { isNumbered: lists.at(-1)?.tag === 'ol', depth: lists.length },
      }),
    };
  }
}

/** Puts the space that a stretch begins with behind the word before it. */
function follow(word: Token, { space, spaceFormat }: Token) {
  if (word.space === '' && spaceFormat) word.spaceFormat = spaceFormat;
  else if (word.space === '') delete word.spaceFormat;
  word.space += space;
}

const MARKS = /^(?:strong|em|u|s|sub|sup)$/;

function formatOf(open: readonly OpenElement[]): Format | undefined {
  const inline = open.filter(({ tag }) => !BLOCKS.test(tag));
  const marks = inline.flatMap(({ tag, attributes }) => [
    ...(MARKS.test(tag) ? [tag] : []),
    ...classesIn(attributes).flatMap(styleClassesIn),
  ]);
  const link = inline.findLast(({ tag }) => tag === 'a');
  const href = link && attributeOf(link.attributes, 'href');
  if (marks.length === 0 && href === undefined) return undefined;
  return {
    marks: [...new Set(marks)].sort(),
    ...(href !== undefined && { href }),
  };
}

/** Clean attributes have no other references than those that `decoded` knows. */
function attributeOf(attributes: readonly Attribute[], name: string): string | undefined {
  const attribute = attributes.find((one) => one.name === name);
  return attribute && (decoded(attribute) ?? attribute.raw);
}

const classesIn = (attributes: readonly Attribute[]) =>
  attributes.find(({ name }) => name === 'class')?.raw.split(' ') ?? [];

/** A paragraph, list item, table row or line, with its words. */
interface Block {
  style: BlockStyle;
  tokens: Token[];
}

/** Above this many removed and added blocks, the whole text counts as replaced. */
const MAX_EDITS = 2000;
/** Above this product of removed and added blocks in a row, reworded blocks are not paired. */
const MAX_PAIRS = 2500;
/** The share of common words from which on a block counts as the other one in new wording. */
const LIKENESS = 0.3;

/** Compares texts block by block, and blocks that were reworded word by word. */
function blockChanges(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const parts = diffArrays(before.map(keyed), after.map(keyed), {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MAX_EDITS,
  });
  if (!parts) return replacedBlocks(before, after);
  const changes: BlockChange[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  for (const part of parts) {
    const blocks = part.value.map(({ block }) => block);
    if (part.removed) removed = blocks;
    else if (part.added) added = blocks;
    else {
      changes.push(...replacedBlocks(removed, added), ...blocks.map((block) => alone('same', block)));
      [removed, added] = [[], []];
    }
  }
  return [...changes, ...replacedBlocks(removed, added)];
}

const keyed = (block: Block) => ({ block, key: keyOf(block) });

const keyOf = ({ style, tokens }: Block) =>
  JSON.stringify([style, tokens.map(({ key, space, format }) => [key, space, format])]);

/** Pairs replaced blocks: similar ones are shown as one reworded block. */
function replacedBlocks(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const changes: BlockChange[] = [];
  let [left, right] = [0, 0];
  const upTo = (i: number, j: number) => {
    changes.push(...removed.slice(left, i).map((block) => alone('removed', block)));
    changes.push(...added.slice(right, j).map((block) => alone('added', block)));
    [left, right] = [i + 1, j + 1];
  };
  for (const [i, j] of alike(removed, added)) {
    upTo(i, j);
    const [old, fresh] = [removed[i], added[j]];
    if (old && fresh) changes.push(reworded(old, fresh));
  }
  upTo(removed.length, added.length);
  return changes;
}

function reworded(old: Block, fresh: Block): BlockChange {
  const hasNewStyle = JSON.stringify(old.style) !== JSON.stringify(fresh.style);
  return {
    what: 'changed',
    style: fresh.style,
    ...(hasNewStyle && { formerStyle: old.style }),
    runs: runsOf(old.tokens, fresh.tokens),
  };
}

function alone(what: 'same' | 'removed' | 'added', { style, tokens }: Block): BlockChange {
  const runs = runsOf(tokens, tokens).map((run) => ({ ...run, what }));
  return { what, style, runs };
}

/** Which blocks belong together, in order: pairs of indexes, as many as can be. */
function alike(removed: readonly Block[], added: readonly Block[]): [number, number][] {
  // A text of one line is always compared with the former one, however different.
  if (removed.length === 1 && added.length === 1) return [[0, 0]];
  if (removed.length * added.length > MAX_PAIRS) return [];
  const isAlike = (one: Counts, other: Counts) => likenessOf(one, other) >= LIKENESS;
  const parts = diffArrays(removed.map(countsOf), added.map(countsOf), { comparator: isAlike });
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  for (const { removed: isOld, added: isNew, count } of parts) {
    if (!isOld && !isNew) for (let at = 0; at < count; at += 1) pairs.push([i + at, j + at]);
    if (!isNew) i += count;
    if (!isOld) j += count;
  }
  return pairs;
}

type Counts = ReadonlyMap<string, number>;

function countsOf({ tokens }: Block): Counts {
  const counts = new Map<string, number>();
  for (const { key } of tokens) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The share of words that both have, of the longer one: 0 to 1. */
function likenessOf(one: Counts, other: Counts): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const sizes = [one, other].map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  return common / Math.max(1, ...sizes);
}
