import type { Format, InlinePicture } from './changes.ts';

/** A word, a mark of punctuation or a picture, with the space after it. */
export interface Token {
  /** The compared form. */
  key: string;
  word: string;
  space: string;
  format?: Format;
  /** The formatting of the space, which may differ from that of the word before it. */
  spaceFormat?: Format;
  picture?: InlinePicture;
}

const DEVANAGARI = /\p{Script=Devanagari}/u;
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Splitting at spaces and letters alone breaks Devanagari inside syllables, so the browser's rules for words are
 * used.
 */
function segmenterFor(text: string): Intl.Segmenter {
  const language = DEVANAGARI.test(text) ? 'ne' : 'en';
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/** The words of a text in NFC. Together the tokens are the text. */
export function tokensOfText(text: string, format?: Format): Token[] {
  const tokens: Token[] = [];
  const styles = format && { format, spaceFormat: format };
  for (const { segment } of segmenterFor(text).segment(text)) {
    const last = tokens.at(-1);
    const isSpace = /^\s+$/.test(segment);
    if (isSpace && last) last.space += segment;
    else if (isSpace) tokens.push({ key: '', word: '', space: segment, ...styles });
    else tokens.push({ key: segment, word: segment, space: '', ...styles });
  }
  return tokens;
}

/** Normalises a text for comparison: Unicode form and line ends. */
export const comparable = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n');
