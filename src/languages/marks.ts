/**
 * Characters without a shape that programs leave in copied text: soft hyphen, zero-width space, word joiner, byte order
 * mark, bidirectional marks and the like.
 */
const MARKS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/**
 * Joiners that change no shape. Within Devanagari and similar scripts they choose the form of a letter, between
 * pictographs they make one of several; after a virama they also do at the end of a word.
 */
const IDLE_JOINERS =
  /(?<!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|(?<!\u094d)[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const MAY_HAVE_MARKS = /[\u00ad\u0600-\uffff]/;

/** A text without marks that nobody sees. Joiners that shape a letter or a pictograph stay. */
export const withoutMarks = (text: string): string =>
  MAY_HAVE_MARKS.test(text) ? text.replace(MARKS, '').replace(IDLE_JOINERS, '') : text;

/** A text of one line as it is stored: without marks that nobody sees, and without spaces around it. */
export const tidyLine = (text: string): string => withoutMarks(text).trim();
