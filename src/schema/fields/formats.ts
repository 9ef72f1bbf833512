import { digitsIn, latinDigits } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { tidyLine } from '../../languages/marks.ts';
import { segmentOf } from '../slug.ts';
import { completeAddress } from '../web-address.ts';
import { addressFrom, isAllowedAddress } from './rich-text/links.ts';
import { words } from './words.ts';

/** The keyboard that a phone shows for a text. */
export type Keyboard = 'email' | 'tel' | 'url';

/** What a text has to look like; an empty one always does. */
export interface TextFormat {
  keyboard?: Keyboard;
  /** The text as it is stored. */
  tidy?(text: string): string;
  test(text: string): boolean;
  /** The error for a text that does not. */
  wrong(language: Language, label: string, text?: string): string;
}

const LINE_BREAK = /[\p{Cc}\u2028\u2029]/u;

/** Refuses characters that would break the line where the text is shown. */
export const oneLine: TextFormat = {
  test: (text) => !LINE_BREAK.test(text),
  wrong: (language, label) => words[language].notOneLine(label),
};

/**
 * An http or https URL, completed where it begins with its host. Other schemes could run scripts on every page that
 * links to it.
 */
export const webAddress: TextFormat = {
  keyboard: 'url',
  tidy: completeAddress,
  test: isWebAddress,
  wrong: (language, label) => words[language].notWebAddress(label),
};

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\\p{C}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

/** A position on the earth (RFC 5870), which telephones open in their map. */
const POSITION = /^geo:-?\d{1,2}(?:\.\d{1,9})?,-?\d{1,3}(?:\.\d{1,9})?(?:[;?][\w=&;,.()%+-]*)?$/;

/** A web address, or a `geo:` link. */
export const mapAddress: TextFormat = {
  ...webAddress,
  test: (text) => isWebAddress(text) || POSITION.test(text),
  wrong: (language, label) => words[language].notMapAddress(label),
};

/** A web address, or a link that writes a mail or calls. */
export const linkAddress: TextFormat = {
  ...webAddress,
  tidy: (text) => (/^tel:/i.test(text) ? latinDigits(text).replace(/\s/g, '') : completeAddress(text)),
  test: (text) =>
    isWebAddress(text) ||
    /^mailto:[^\s@\p{C}]+@[^\s@\p{C}]+$/iu.test(text) ||
    /^tel:(?=.*\d)[+\d()./-]+$/i.test(text),
  wrong: (language, label) => words[language].notLinkAddress(label),
};

/** A link as in rich text: a path of this site, or what `linkAddress` takes. */
export const anyLink: TextFormat = {
  keyboard: 'url',
  tidy: (text) => addressFrom(text) || text,
  test: isAllowedAddress,
  wrong: (language, label) => words[language].notLink(label),
};

/**
 * The address of a page, one segment of a path: words in any script with hyphens between them, in lower case. Slashes around
 * it are what people copy along.
 */
export const pageAddress: TextFormat = {
  tidy: (text) => {
    const segment = text.replace(/^\/+|\/+$/g, '');
    return /[/\\?#%&]/.test(segment) ? segment : segmentOf(segment, segment);
  },
  test: (text) => text === segmentOf(text, ''),
  wrong: (language, label, text = '') =>
    words[language].notAddress(label, segmentOf(text, 'citizen-charter')),
};

/** A telephone number, or several with slashes between them. */
export const telephone: TextFormat = {
  keyboard: 'tel',
  tidy: latinDigits,
  test: (text) => /^(?=.*\d)[+\d ()./-]+$/.test(text),
  wrong: (language, label) => words[language].notTelephone(label),
};

export const emailAddress: TextFormat = {
  keyboard: 'email',
  test: (text) => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text),
  wrong: (language, label) => words[language].notEmail(label),
};

const MAX_LISTED = 10;

/** Extensions of a telephone with commas between them. */
export const extensions: TextFormat = {
  tidy: (text) =>
    latinDigits(text)
      .split(/[\s,;]+/)
      .filter(Boolean)
      .join(', '),
  test: (text) => /^\d{1,6}(?:, \d{1,6})*$/.test(text) && text.split(',').length <= MAX_LISTED,
  wrong: (language, label) => words[language].notExtensions(label, digitsIn(language, MAX_LISTED)),
};

/** Several texts of a format, one per line. */
export const linesOf = ({ keyboard, tidy = String, test, wrong }: TextFormat): TextFormat => ({
  ...(keyboard && { keyboard }),
  tidy: (text) =>
    text
      .split(/\r?\n/)
      .map((line) => tidy(tidyLine(line)))
      .filter(Boolean)
      .join('\n'),
  test: (text) => text.split('\n').length <= MAX_LISTED && text.split('\n').every(test),
  wrong(language, label) {
    const { eachLine, atMostLines } = words[language];
    return `${wrong(language, eachLine(label))} ${atMostLines(digitsIn(language, MAX_LISTED))}`;
  },
});
