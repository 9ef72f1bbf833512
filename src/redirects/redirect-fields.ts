import { errors, type FieldErrors } from '../errors.ts';
import { type Address, addressOf } from './address.ts';
import type { Redirect } from './redirect.ts';
import { isReserved } from './reserved.ts';

const MAX_FROM = 500;
const MAX_TO = 2000;
/** Any host: only what stands behind it is read. */
const BASE = 'http://site.invalid';

export const redirectWords = {
  fromStart: 'Write the old address from its first slash, such as /about.html.',
  fromOther: 'This is an address of another site. Only addresses of this one can lead on.',
  fromReserved: 'Addresses under /api, /admin, /uploads, /assets, /icons and /webhooks cannot lead on.',
  tooLong: (characters: number) => `An address has at most ${characters} characters.`,
  oneLine: 'An address is one line of text.',
  toStart: 'Write a path of this site, such as /who-we-are, or a whole address that begins with https://.',
  toCredentials: 'An address with a name or password in it cannot be led to.',
  permanent: 'permanent is true or false.',
} as const;

/** Control characters, such as line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\0-\x1f\x7f]/;

/** What is wrong with one field. */
class Unusable extends Error {}

export type RedirectFields = Omit<Redirect, '_id'>;
export interface ParsedRedirect extends RedirectFields {
  /** What `from` is compared by. */
  address: Address;
}

function lineOf(value: unknown, missing: string, longest: number): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Unusable(missing);
  const line = value.trim();
  if (CONTROL.test(line)) throw new Unusable(redirectWords.oneLine);
  if (line.length > longest) throw new Unusable(redirectWords.tooLong(longest));
  return line.toWellFormed().normalize('NFC');
}

const hostOf = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, '')}:${port}`;

/** Whether an address is one of this site, with or without `www.` and TLS. */
const isOwn = (url: URL, publicUrl: string) => hostOf(url) === hostOf(new URL(publicUrl));

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** @throws Unusable */
function parseFrom(value: unknown, publicUrl: string): { from: string; address: Address } {
  const typed = lineOf(value, redirectWords.fromStart, MAX_FROM);
  let from = typed;
  if (/^https?:\/\//i.test(typed)) {
    if (!URL.canParse(typed)) throw new Unusable(redirectWords.fromStart);
    if (!isOwn(new URL(typed), publicUrl)) throw new Unusable(redirectWords.fromOther);
    from = typed.replace(/^https?:\/\/[^/?#\\]*/i, '');
    if (!from.startsWith('/')) from = `/${from}`;
  }
  if (!/^\/(?![/\\])/.test(from)) throw new Unusable(redirectWords.fromStart);
  const address = addressOf(from);
  if (isReserved(address.path)) throw new Unusable(redirectWords.fromReserved);
  return { from: from.split('#', 1)[0] ?? from, address };
}

/** @throws Unusable */
function parseTo(value: unknown, publicUrl: string): string {
  const typed = lineOf(value, redirectWords.toStart, MAX_TO);
  const isPath = /^\/(?![/\\])/.test(typed);
  if (!isPath && !/^https?:\/\/[^/\\]/i.test(typed)) throw new Unusable(redirectWords.toStart);
  const base = isPath ? BASE : undefined;
  if (!URL.canParse(typed, base)) throw new Unusable(redirectWords.toStart);
  const url = new URL(typed, base);
  if (url.username !== '' || url.password !== '') throw new Unusable(redirectWords.toCredentials);
  const to = isPath || isOwn(url, publicUrl) ? pathOf(url) : url.href;
  // Dot segments can leave two slashes at the start, which would name another host.
  if (to.startsWith('//')) throw new Unusable(redirectWords.toStart);
  if (to.length > MAX_TO) throw new Unusable(redirectWords.tooLong(MAX_TO));
  return to;
}

/** @throws Unusable */
function parsePermanent(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'boolean') throw new Unusable(redirectWords.permanent);
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
      wrong[name] = error.message;
      return undefined;
    }
  };
  const from = field('from', (value) => parseFrom(value, publicUrl));
  const to = field('to', (value) => parseTo(value, publicUrl));
  const permanent = field('permanent', parsePermanent);
  if (from === undefined || to === undefined || permanent === undefined) throw errors.invalid(wrong);
  return { ...from, to, permanent };
}
