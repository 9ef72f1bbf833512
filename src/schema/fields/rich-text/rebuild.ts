import { isVoid, mayStandIn, ruleOf } from './allowed.ts';
import { holding, type Mark, marksOf, written } from './marks.ts';
import type { Attribute, Token } from './tokens.ts';

interface Frame {
  tag: string;
  /** Opened by us, because what came next needed it; closed as soon as something does not fit. */
  implied: boolean;
  /** Where in the output it begins. */
  start: number;
  /** Holds something to see. */
  filled: boolean;
  /** Words came last, so that a blank now separates words. */
  inWords: boolean;
  open: boolean;
}

/** What a part that stands astray is put into, and what a list or table puts around what is no part of it. */
const holderOf: Readonly<Record<string, string>> = {
  li: 'ul',
  tbody: 'table',
  tr: 'tbody',
  td: 'tr',
  th: 'tr',
};
const partOf: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  table: 'tbody',
  tbody: 'tr',
  tr: 'td',
};

/** Builds clean rich text out of tokens that are allowed but may stand anywhere. */
export class Rebuild {
  #out: string[] = [];
  #frames: Frame[] = [frameOf('', 0)];
  #wished: Mark[] = [];
  /** Of those wished, the ones that hold. */
  #marks: Mark[] = [];
  #worn: Mark[] = [];
  /** What each element that is open in the source became. */
  #sources: (Frame | Mark[])[] = [];

  static of(tokens: Iterable<Token>): string {
    const text = new Rebuild();
    for (const token of tokens) text.#take(token);
    while (text.#frames.length > 1) text.#leave();
    text.#undress();
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
    if (isVoid(tag)) this.#alone(tag, attributes, inline);
    else if (inline) {
      const marks = marksOf(tag, attributes);
      if (marks.length > 0) this.#wish([...this.#wished, ...marks]);
      this.#sources.push(marks);
    } else this.#sources.push(this.#openFrame(tag, attributes));
  }

  #end() {
    const source = this.#sources.pop();
    if (!Array.isArray(source)) while (source?.open) this.#leave();
    else if (source.length > 0) this.#wish(this.#wished.filter((mark) => !source.includes(mark)));
  }

  #alone(tag: string, attributes: Attribute[], inline: boolean) {
    const needed = ruleOf(tag)?.needs;
    if (needed && !attributes.some(({ name }) => name === needed)) return;
    if (!inline) this.#undress();
    this.#makeRoomFor(tag);
    if (inline) this.#dress();
    this.#out.push(written(tag, attributes));
    this.#top.filled = true;
    this.#top.inWords = inline;
  }

  #words(text: string) {
    const separates = /^[\t\n\f\r ]*$/.test(text);
    if (separates && !this.#top.inWords) return;
    this.#makeRoomFor('span');
    this.#dress();
    this.#out.push(text.replaceAll('\u00a0', '&nbsp;'));
    this.#top.filled ||= /[^\s\u00a0]/.test(text);
    this.#top.inWords = true;
  }

  /** Closes, then opens, whatever is needed until `tag` may stand here. */
  #makeRoomFor(tag: string) {
    const fits = (inner: string) => mayStandIn(this.#top.tag, inner);
    while (!fits(tag) && (this.#top.implied || ruleOf(this.#top.tag)?.holds === 'words')) this.#leave();
    for (let part = partOf[this.#top.tag]; part && !fits(tag); part = partOf[part]) this.#push(part);
    const holders: string[] = [];
    for (let holder = tag; !fits(holder); holders.unshift(holder)) holder = holderOf[holder] ?? 'p';
    for (const holder of holders) this.#push(holder);
    const isBare = this.#frames.length === 1 && !this.#top.inWords && ruleOf(tag)?.place === 'inline';
    if (isBare && this.#out.length > 0) this.#push('p');
  }

  #openFrame(tag: string, attributes: Attribute[]): Frame {
    this.#undress();
    this.#makeRoomFor(tag);
    return this.#push(tag, attributes);
  }

  #push(tag: string, attributes?: Attribute[]): Frame {
    this.#undress();
    this.#top.inWords = false;
    const frame = { ...frameOf(tag, this.#out.length), implied: attributes === undefined };
    this.#frames.push(frame);
    this.#out.push(written(tag, attributes ?? []));
    return frame;
  }

  /** Closes the innermost frame; one with nothing in it to see is taken back, but a table keeps its empty cells. */
  #leave() {
    this.#undress();
    const frame = this.#frames.pop();
    if (!frame) return;
    frame.open = false;
    if (frame.filled || frame.tag === 'td' || frame.tag === 'th') {
      this.#out.push(`</${frame.tag}>`);
      this.#top.filled = true;
    } else this.#out.length = frame.start;
  }

  #dress() {
    const marks = this.#marks;
    if (marks === this.#worn) return;
    let same = 0;
    while (same < marks.length && this.#worn[same]?.opening === marks[same]?.opening) same += 1;
    this.#undress(same);
    for (const mark of marks.slice(same)) this.#out.push(mark.opening);
    this.#worn = marks;
  }

  #wish(wished: Mark[]) {
    this.#wished = wished;
    this.#marks = holding(wished);
  }

  #undress(keep = 0) {
    if (this.#worn.length === keep) return;
    for (const mark of this.#worn.slice(keep).reverse()) this.#out.push(`</${mark.tag}>`);
    this.#worn = this.#worn.slice(0, keep);
  }
}

function frameOf(tag: string, start: number): Frame {
  return { tag, implied: false, start, filled: false, inWords: false, open: true };
}
