/** Tokens of the strict form of clean rich text. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: Attribute[]; selfClosing: boolean }
  | { kind: 'close'; tag: string }
  | { kind: 'foreign' };

export interface Attribute {
  name: string;
  /** The value as written, with entities. */
  raw: string;
}

const ANY = /([^<]+)|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*"){0,9})( ?\/)?>/y;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/** Splits HTML into tokens; ends with a `foreign` token at the first deviation from the strict form. */
export function* tokensOf(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    ANY.lastIndex = at;
    const match = ANY.exec(html);
    if (!match) {
      yield { kind: 'foreign' };
      return;
    }
    at += match[0].length;
    const [, text, closing, opening, attributes = '', slash] = match;
    if (text !== undefined) yield { kind: 'text', text };
    else if (closing !== undefined) yield { kind: 'close', tag: closing };
    else
      yield { kind: 'open', tag: opening ?? '', attributes: attributesIn(attributes), selfClosing: !!slash };
  }
}

function attributesIn(written: string): Attribute[] {
  return [...written.matchAll(ATTRIBUTE)].map(([, name = '', raw = '']) => ({ name, raw }));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** An attribute's decoded value; undefined if it has an entity that browsers never write. */
export function decoded({ raw }: Attribute): string | undefined {
  if (!raw.includes('&')) return raw;
  if (/&(?:#|(?!(?:amp|lt|gt|quot|nbsp);)[a-z0-9]+;)/i.test(raw)) return undefined;
  return raw.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name) => ENTITIES[name] ?? whole);
}
