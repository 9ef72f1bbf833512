import type { Attribute, Token } from './tokens.ts';

interface Level {
  tag: string;
  hasItem: boolean;
}

interface SourceList {
  tag: string;
  attributes: Attribute[];
  /** The nested lists opened for it, the outermost first. */
  levels: Level[];
}

const open = (tag: string, attributes: Attribute[] = []): Token => ({
  kind: 'open',
  tag,
  attributes,
  selfClosing: false,
});
const close = (tag: string): Token => ({ kind: 'close', tag });

/**
 * Turns flat lists of Quill, whose items have a kind (`data-list`) and a depth (`data-indent`), into nested lists. An
 * item is closed only when the next one is not deeper. Other lists pass unchanged.
 */
export function* nestedLists(tokens: Iterable<Token>): Generator<Token> {
  const lists: SourceList[] = [];
  for (const token of tokens) {
    const list = lists.at(-1);
    if (token.kind === 'open' && (token.tag === 'ul' || token.tag === 'ol')) {
      lists.push({ tag: token.tag, attributes: token.attributes, levels: [] });
    } else if (token.kind === 'close' && (token.tag === 'ul' || token.tag === 'ol')) {
      if (list) yield* closedTo(0, list.levels);
      lists.pop();
    } else if (list && token.kind === 'open' && token.tag === 'li') {
      yield* item(list, token.attributes);
    } else if (!list || token.kind !== 'close' || token.tag !== 'li') {
      yield token;
    }
  }
}

function* item({ tag, attributes, levels }: SourceList, noted: Attribute[]): Generator<Token> {
  const note = (name: string) => noted.find((attribute) => attribute.name === name)?.raw;
  const kind = note('data-list') ?? tag;
  const depth = Math.min(Number(note('data-indent') ?? 0), levels.length);
  yield* closedTo(depth + 1, levels);
  const same = levels[depth];
  if (same && same.tag !== kind) yield* closedTo(depth, levels);
  else if (same?.hasItem) yield close('li');
  if (!levels[depth]) {
    levels.push({ tag: kind, hasItem: true });
    yield open(kind, kind === tag && depth === 0 ? attributes : []);
  }
  yield open(
    'li',
    noted.filter(({ name }) => name === 'value' || name === 'data-marks'),
  );
}

function* closedTo(depth: number, levels: Level[]): Generator<Token> {
  while (levels.length > depth) {
    const level = levels.pop();
    if (level?.hasItem) yield close('li');
    if (level) yield close(level.tag);
  }
}
