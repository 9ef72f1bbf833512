/** Sanitizes rich text, on the server only: the browser's bundle must not contain sanitize-html. */
import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { inLanguage } from '../../../languages/sentence.ts';
import { lineFeedsOf } from '../../line-ends.ts';
import type { Loss } from '../../warning.ts';
import { allowedTags, isVoid, ruleOf } from './allowed.ts';
import { classStyles } from './class-styles.ts';
import { withDrawnText } from './drawn-text.ts';
import { embedLabel, isRatherNepali, leadTo } from './embeds.ts';
import { readForeignHtml } from './foreign-html.ts';
import { droppedTags, hintAttributes, toAllowedTag } from './foreign-markup.ts';
import { isClean } from './is-clean.ts';
import { linkSchemes } from './links.ts';
import { embedLoss, lossesOf } from './losses.ts';
import { Rebuild } from './rebuild.ts';
import { type Attribute, decoded, type Token, tokensOf } from './tokens.ts';

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
function* nestedLists(tokens: Iterable<Token>): Generator<Token> {
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

type Opening = Extract<Token, { kind: 'open' }>;
type Options = { language: 'en' | 'ne'; tell?: ((loss: Loss) => void) | undefined };

const hint = ({ attributes }: Opening, name: string) => {
  const attribute = attributes.find((one) => one.name === name);
  return attribute && decoded(attribute);
};
const isOpening = (token: Token): token is Opening => token.kind === 'open';

/** Turns what `toAllowedTag` has marked as embedded into paragraphs with a link. */
function* embedsAsLinks(tokens: Iterable<Token>, options: Options): Generator<Token> {
  let embed: { opening: Opening; held: Token[]; depth: number } | null = null;
  for (const token of tokens) {
    if (!embed) {
      if (token.kind === 'open' && hint(token, 'data-embed')) embed = { opening: token, held: [], depth: 1 };
      else yield token;
      continue;
    }
    if (token.kind === 'open' && !isVoid(token.tag)) embed.depth += 1;
    if (token.kind === 'close' && !isVoid(token.tag)) embed.depth -= 1;
    if (embed.depth > 0) embed.held.push(token);
    else {
      yield* linkOf(embed.opening, embed.held, options);
      embed = null;
    }
  }
  if (embed) yield* linkOf(embed.opening, embed.held, options);
}

/**
 * The link. What an `<object>` holds for browsers that cannot show it stays below it, and instead of it where it leads to
 * the same; of others it stays where no link is possible.
 */
function* linkOf(opening: Opening, held: readonly Token[], options: Options): Generator<Token> {
  const tag = hint(opening, 'data-embed') ?? '';
  const address =
    hint(opening, 'data-address') ||
    held
      .filter(isOpening)
      .map((source) => hint(source, 'data-address'))
      .find(Boolean);
  const title = hint(opening, 'data-title');
  options.tell?.(embedLoss(tag, address, title));
  const holds = tag === 'object' || !address ? [...embedsAsLinks(held, options)] : [];
  if (address && !leadTo(address, holds.filter(isOpening).flatMap(addressOfLink))) {
    const raw = escaped(address).replaceAll('"', '&quot;');
    yield { kind: 'open', tag: 'p', attributes: [], selfClosing: false };
    yield { kind: 'open', tag: 'a', attributes: [{ name: 'href', raw }], selfClosing: false };
    yield { kind: 'text', text: escaped(inLanguage(embedLabel(tag, address, title), options.language)) };
    yield { kind: 'close', tag: 'a' };
    yield { kind: 'close', tag: 'p' };
  }
  yield* holds;
}

const addressOfLink = (token: Opening) => (token.tag === 'a' ? (hint(token, 'href') ?? []) : []);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Elements nested deeper lose their tags, not their text. */
const MAX_DEPTH = 100;
/** The library's time grows with depth times length: nested deeper than this, only the text is kept. */
const MAX_SOURCE_DEPTH = 1000;

const require = createRequire(import.meta.url);
/** Loaded with the first text that is not clean, to keep the start fast: the editor's own text is clean. */
const library = (): typeof sanitizeHtml => require('sanitize-html');

class TooDeep extends Error {}

/**
 * Turns any text into rich text for which `isClean` holds. Clean text comes back byte for byte; anything else is
 * reduced to the allow-list, and open elements are closed.
 * @param tell is called with everything that is not kept as it came
 */
export function cleanHtml(html: string, tell?: (loss: Loss) => void): string {
  if (isClean(html)) return html;
  const read = readForeignHtml(html, tell);
  const language = isRatherNepali(read) ? 'ne' : 'en';
  // Line ends that were written as references, such as &#13;, are characters now.
  const cleaned = lineFeedsOf(
    Rebuild.of(
      nestedLists(withDrawnText(embedsAsLinks(tokensOf(sanitized(read, tell)), { language, tell }))),
    ),
  );
  // The result must be clean even where the library parses a text differently.
  return isClean(cleaned) ? cleaned : textOnly(read);
}

function sanitized(html: string, tell?: (loss: Loss) => void): string {
  let depth = 0;
  const styleOf = classStyles(html);
  try {
    return library()(html, {
      ...fixedOptions,
      transformTags: {
        '*': (name, came) => {
          const style = [styleOf(name, came.class), came.style].filter(Boolean).join(';');
          const attributes = style ? { ...came, style } : came;
          if (tell) for (const loss of lossesOf(name, attributes)) tell(loss);
          return toAllowedTag(name, attributes);
        },
      },
      onOpenTag: () => {
        depth += 1;
        if (depth > MAX_SOURCE_DEPTH) throw new TooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof TooDeep) return textOnly(html);
    throw error;
  }
}

/** The types lack an option that the library has. */
const fixedOptions: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    allowedTags.map((tag) => [
      tag,
      [...Object.keys(ruleOf(tag)?.attributes ?? {}), ...(hintAttributes[tag] ?? [])],
    ]),
  ),
  allowedSchemes: linkSchemes,
  allowedEmptyAttributes: ['alt', 'reversed'],
  allowProtocolRelative: false,
  nonTextTags: droppedTags,
  nestingLimit: MAX_DEPTH,
  parseStyleAttributes: false,
};

function textOnly(html: string): string {
  return html.replace(/<[^<>]*>?/g, ' ').replaceAll('>', '&gt;');
}
