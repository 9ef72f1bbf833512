import { alignmentClass } from './alignment.ts';
import { isAllowedIn, isVoid, ruleOf } from './allowed.ts';
import type { Attribute, Token } from './tokens.ts';

/** Inline formatting: bold, a link, a font. */
interface Mark {
  tag: string;
  opening: string;
  /** Marks of one kind exclude each other, such as two fonts: the innermost applies. */
  kind: string;
}

function marksOf(tag: string, attributes: Attribute[]): Mark[] {
  const given = (name: string) => attributes.find((attribute) => attribute.name === name)?.raw;
  const list = (name: string) => given(name)?.split(' ') ?? [];
  return [
    ...(tag === 'span' || (tag === 'a' && !given('href')) ? [] : [mark(tag, openingTag(tag, attributes))]),
    ...marksOfStyleIn(attributes),
    ...list('class').map((name) => ({
      tag: 'span',
      opening: `<span class="${name}">`,
      kind: name.startsWith('ql-font-') ? 'font' : 'size',
    })),
  ];
}

/** The marks (bold, italics, …) that stand for the `style` of an element; `toAllowedTag` named them in `data-marks`. */
function marksOfStyleIn(attributes: readonly Attribute[]): Mark[] {
  const names = attributes.find(({ name }) => name === 'data-marks')?.raw.split(' ') ?? [];
  return names.map((name) => mark(name, `<${name}>`));
}

/** Whether one is the other's continuation. Two links stay two, also where both lead to one file. */
const isSame = (one: Mark | undefined, other: Mark | undefined) =>
  one === other || (one?.opening === other?.opening && one?.tag !== 'a');

function mark(tag: string, opening: string): Mark {
  return { tag, opening, kind: tag };
}

/** The stored opening tag. Inline elements lose their class, which becomes a separate mark. */
function openingTag(tag: string, attributes: Attribute[]): string {
  const isInline = ruleOf(tag)?.place === 'inline';
  const kept = attributes.filter(({ name }) => !(isInline && name === 'class') && !name.startsWith('data-'));
  return `<${tag}${kept.map(({ name, raw }) => ` ${name}="${raw.replaceAll('\u00a0', '&nbsp;')}"`).join('')}>`;
}

/** The marks that apply: the innermost of each kind. */
function effectiveMarks(requested: readonly Mark[]): Mark[] {
  const innermost = new Map(requested.map((mark) => [mark.kind, mark]));
  return requested.filter((mark) => innermost.get(mark.kind) === mark);
}

interface Frame {
  tag: string;
  /** Opened implicitly, as a parent that the next token needed; closed as soon as a token does not fit. */
  implied: boolean;
  /** Its index in the output. */
  start: number;
  /** Contains something visible. */
  filled: boolean;
  /** Inline content came last, so a space now separates words. */
  inWords: boolean;
  open: boolean;
}

/** An open element of the source. */
interface Source {
  /** Its output, if it is a block. */
  frame: Frame | null;
  marks: Mark[];
  /** Where the words in it stand. */
  side: string | undefined;
}

/** Elements in which text is aligned as their own class says. */
const isAligned = (tag: string) => tag === 'p' || isHeading(tag);
const isHeading = (tag: string) => /^h[2-4]$/.test(tag);

/** The parent that is opened around a misplaced element. */
const parentOf: Readonly<Record<string, string>> = {
  li: 'ul',
  caption: 'table',
  tbody: 'table',
  tr: 'tbody',
  td: 'tr',
  th: 'tr',
};
/** The child that a list or table wraps around other content. */
const childOf: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  table: 'tbody',
  tbody: 'tr',
  tr: 'td',
};

/** Builds clean rich text from tokens that are allowed but may be misplaced. */
export class Rebuild {
  #out: string[] = [];
  #frames: Frame[] = [frameOf('', 0)];
  #requested: Mark[] = [];
  #marks: Mark[] = [];
  #written: Mark[] = [];
  #sources: Source[] = [];

  static of(tokens: Iterable<Token>): string {
    const text = new Rebuild();
    for (const token of tokens) text.#take(token);
    while (text.#frames.length > 1) text.#leave();
    text.#closeMarks();
    return text.#out.join('');
  }

  #take(token: Token) {
    if (token.kind === 'text') this.#words(token.text);
    else if (token.kind === 'open') this.#enter(token.tag, token.attributes);
    else if (token.kind === 'close' && !isVoid(token.tag)) this.#end();
  }

  get #top(): Frame {
    return this.#frames.at(-1) ?? frameOf('', 0);
  }

  #enter(tag: string, attributes: Attribute[]) {
    const inline = ruleOf(tag)?.place === 'inline';
    if (isVoid(tag)) return this.#alone(tag, attributes, inline);
    const side = tag === 'table' ? undefined : (noteOf(attributes, 'data-side') ?? this.#side);
    // A caption is one line: paragraphs in it lose their tags.
    const isPlain = inline || this.#top.tag === 'caption';
    const marks = inline ? marksOf(tag, attributes) : marksOfStyleIn(attributes);
    const frame = isPlain ? null : this.#openFrame(tag, aligned(tag, attributes, side));
    this.#sources.push({ frame, marks, side });
    if (marks.length > 0) this.#request([...this.#requested, ...marks]);
  }

  get #side(): string | undefined {
    return this.#sources.at(-1)?.side;
  }

  #end() {
    const source = this.#sources.pop();
    if (!source) return;
    while (source.frame?.open) this.#leave();
    if (source.marks.length > 0)
      this.#request(this.#requested.filter((mark) => !source.marks.includes(mark)));
  }

  #alone(tag: string, attributes: Attribute[], inline: boolean) {
    const needed = ruleOf(tag)?.needs;
    if (needed && !attributes.some(({ name }) => name === needed)) return;
    if (!inline) this.#closeMarks();
    this.#makeRoomFor(tag);
    if (inline) this.#openMarks();
    this.#out.push(openingTag(tag, attributes));
    this.#top.filled = true;
    this.#top.inWords = inline;
  }

  #words(text: string) {
    const separates = /^[\t\n\f\r ]*$/.test(text);
    if (separates && !this.#top.inWords) return;
    this.#makeRoomFor('span');
    this.#openMarks();
    this.#out.push(text.replaceAll('\u00a0', '&nbsp;'));
    this.#top.filled ||= /[^\s\u00a0]/.test(text);
    this.#top.inWords = true;
  }

  /** Closes and opens elements until `tag` is allowed here. */
  #makeRoomFor(tag: string) {
    const fits = (inner: string) => isAllowedIn(this.#top.tag, inner);
    while (!fits(tag) && (this.#top.implied || ruleOf(this.#top.tag)?.holds === 'words')) this.#leave();
    for (let part = childOf[this.#top.tag]; part && !fits(tag); part = childOf[part]) this.#push(part);
    const parents: string[] = [];
    for (let parent = tag; !fits(parent); parents.unshift(parent)) parent = parentOf[parent] ?? 'p';
    for (const parent of parents) this.#push(parent);
    const isBare = this.#frames.length === 1 && !this.#top.inWords && ruleOf(tag)?.place === 'inline';
    const isInline = ruleOf(tag)?.place === 'inline';
    const mustAlign = isInline && this.#side !== undefined && this.#side !== 'left' && !this.#isInAligned();
    if (isBare && this.#out.length > 0) this.#pushParagraph();
    else if (mustAlign && fits('p')) this.#pushParagraph();
  }

  /** Within a cell or quotation that is aligned, words need a paragraph that is. */
  #pushParagraph() {
    this.#push('p', aligned('p', [], this.#side));
    this.#top.implied = true;
  }

  #isInAligned(): boolean {
    return isAligned(this.#top.tag) || this.#top.inWords;
  }

  #openFrame(tag: string, attributes: Attribute[]): Frame {
    this.#closeMarks();
    this.#makeRoomFor(tag);
    return this.#push(tag, attributes);
  }

  #push(tag: string, attributes?: Attribute[]): Frame {
    this.#closeMarks();
    this.#top.inWords = false;
    const frame = { ...frameOf(tag, this.#out.length), implied: attributes === undefined };
    this.#frames.push(frame);
    this.#out.push(openingTag(tag, attributes ?? []));
    return frame;
  }

  /**
   * Closes the innermost frame; one without visible content is removed, except table cells, and rows below others:
   * merged cells may fill them from above.
   */
  #leave() {
    this.#closeMarks();
    const frame = this.#frames.pop();
    if (!frame) return;
    frame.open = false;
    const isRowBelow = frame.tag === 'tr' && this.#top.filled;
    if (frame.filled || frame.tag === 'td' || frame.tag === 'th' || isRowBelow) {
      this.#out.push(`</${frame.tag}>`);
      this.#top.filled = true;
    } else this.#out.length = frame.start;
  }

  #openMarks() {
    const marks = this.#marks;
    if (marks === this.#written) return;
    let same = 0;
    while (same < marks.length && isSame(this.#written[same], marks[same])) same += 1;
    this.#closeMarks(same);
    for (const mark of marks.slice(same)) this.#out.push(mark.opening);
    this.#written = marks;
  }

  #request(requested: Mark[]) {
    this.#requested = requested;
    this.#marks = effectiveMarks(requested);
  }

  #closeMarks(keep = 0) {
    if (this.#written.length === keep) return;
    for (const mark of this.#written.slice(keep).reverse()) this.#out.push(`</${mark.tag}>`);
    this.#written = this.#written.slice(0, keep);
  }
}

const noteOf = (attributes: readonly Attribute[], name: string) =>
  attributes.find((attribute) => attribute.name === name)?.raw;

/** The attributes of a paragraph or heading with the alignment that is in force, unless it has its own. */
function aligned(tag: string, attributes: Attribute[], side: string | undefined): Attribute[] {
  if (!isAligned(tag) || side === undefined || side === 'left' || noteOf(attributes, 'class'))
    return attributes;
  return [...attributes, { name: 'class', raw: alignmentClass(side) }];
}

function frameOf(tag: string, start: number): Frame {
  return { tag, implied: false, start, filled: false, inWords: false, open: true };
}
