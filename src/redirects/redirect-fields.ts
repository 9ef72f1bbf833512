import { errors, type FieldErrors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { tidyLine } from '../languages/marks.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { type Address, addressOf } from './address.ts';
import { countStars, hasStar } from './pattern.ts';
import type { Redirect } from './redirect-rows.ts';
import { isReserved, isReservedPattern } from './reserved.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const MAX_FROM = 500;
const MAX_TO = 2000;
/** Any host will do: only the rest is used. */
const BASE = 'http://site.invalid';

/** The host of an address pasted without `https://`: that of `old.example.edu.np/x`, but not `index.php/` of `index.php/x`. */
const HOST =
  /^(?:[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+(?!(?:php\d?|s?html?|aspx?|jspx?|cgi|cfm)\/)\p{L}[\p{L}\p{M}]+(?::\d+)?\//iu;

/** Control characters, such as line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\0-\x1f\x7f]/;

class Unusable extends Error {
  readonly sentence: InEach<string>;

  constructor(sentence: InEach<string>) {
    super();
    this.sentence = sentence;
  }
}

export type RedirectFields = Omit<Redirect, '_id'>;
export interface ParsedRedirect extends RedirectFields {
  /** The form of `from` that is compared. */
  address: Address;
}

function lineOf(value: unknown, missing: InEach<string>, longest: number): string {
  const line = typeof value === 'string' ? tidyLine(value) : '';
  if (line === '') throw new Unusable(missing);
  if (CONTROL.test(line)) throw new Unusable(sentences.oneLine);
  if (line.length > longest) throw new Unusable(sentences.tooLong(numeral(longest)));
  return line.toWellFormed().normalize('NFC');
}

const hostOf = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, '')}:${port}`;

/** Whether an address is one of this site, with or without `www.` and TLS. */
const isOwn = (url: URL, publicUrl: string) => hostOf(url) === hostOf(new URL(publicUrl));

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** @throws Unusable */
function parseFrom(value: unknown): { from: string; address: Address } {
  const typed = lineOf(value, sentences.fromStart, MAX_FROM);
  // The site had another domain before, or none: whatever host led to it, its old addresses now come to this one.
  const whole = HOST.test(typed) ? `http://${typed}` : typed;
  let from = whole;
  if (/^https?:\/\//i.test(whole)) {
    if (!URL.canParse(whole)) throw new Unusable(sentences.fromStart);
    from = whole.replace(/^https?:\/\/[^/?#\\]*/i, '');
    if (!from.startsWith('/')) from = `/${from}`;
  }
  if (!/^\/(?![/\\])/.test(from)) throw new Unusable(sentences.fromStart);
  const address = addressOf(from);
  const isTaken = isReserved(address.path) || (hasStar(from) && isReservedPattern(address.path));
  if (isTaken) throw new Unusable(sentences.fromReserved);
  return { from: from.split('#', 1)[0] ?? from, address };
}

/** @throws Unusable */
function parseTo(value: unknown, publicUrl: string): string {
  const typed = lineOf(value, sentences.toStart, MAX_TO);
  const isPath = /^\/(?![/\\])/.test(typed);
  if (!isPath && !/^https?:\/\/[^/\\]/i.test(typed)) throw new Unusable(sentences.toStart);
  const base = isPath ? BASE : undefined;
  if (!URL.canParse(typed, base)) throw new Unusable(sentences.toStart);
  const url = new URL(typed, base);
  if (hasStar(url.host)) throw new Unusable(sentences.toStart);
  if (url.username !== '' || url.password !== '') throw new Unusable(sentences.toCredentials);
  const to = isPath || isOwn(url, publicUrl) ? pathOf(url) : url.href;
  // Dot segments can leave two slashes at the start, which would name another host.
  if (to.startsWith('//')) throw new Unusable(sentences.toStart);
  if (to.length > MAX_TO) throw new Unusable(sentences.tooLong(numeral(MAX_TO)));
  return to;
}

/** @throws Unusable */
function parsePermanent(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'boolean') throw new Unusable(sentences.permanent);
  return value;
}

/**
 * Parses a redirect: its fields as the API takes them.
 * @param present values of fields that are not sent
 * @throws 400 naming the fields
 */
export function parseRedirect(
  sent: Readonly<Record<string, unknown>>,
  publicUrl: string,
  present: Partial<RedirectFields> = {},
): ParsedRedirect {
  const wrong: FieldErrors = {};
  const field = <T>(name: keyof RedirectFields, parse: (value: unknown) => T): T | undefined => {
    try {
      return parse(sent[name] === undefined ? present[name] : sent[name]);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      wrong[name] = error.sentence;
      return undefined;
    }
  };
  const from = field('from', (value) => parseFrom(value));
  const to = field('to', (value) => parseTo(value, publicUrl));
  const permanent = field('permanent', parsePermanent);
  if (from && to && countStars(to) > countStars(from.from)) wrong.to = sentences.toStars;
  if (wrong.to || from === undefined || to === undefined || permanent === undefined)
    throw errors.invalid(wrong);
  return { ...from, to, permanent };
}
