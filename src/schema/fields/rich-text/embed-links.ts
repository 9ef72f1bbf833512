import { inLanguage } from '../../../languages/sentence.ts';
import type { Loss } from '../../warning.ts';
import { isVoid } from './allowed.ts';
import { embedLabel, leadTo } from './embeds.ts';
import { embedLoss } from './losses.ts';
import { decoded, type Token } from './tokens.ts';

type Opening = Extract<Token, { kind: 'open' }>;
type Options = { language: 'en' | 'ne'; tell?: ((loss: Loss) => void) | undefined };

const hint = ({ attributes }: Opening, name: string) => {
  const attribute = attributes.find((one) => one.name === name);
  return attribute && decoded(attribute);
};
const isOpening = (token: Token): token is Opening => token.kind === 'open';

/** Turns what `toAllowedTag` has marked as embedded into paragraphs with a link. */
export function* embedsAsLinks(tokens: Iterable<Token>, options: Options): Generator<Token> {
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
