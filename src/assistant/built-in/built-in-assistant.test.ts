import { describe, expect, test } from 'vitest';
import { firstMatchOffset, highlight } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';
import { smallTalkReply } from './built-in-assistant.ts';
import { excerptOf } from './excerpt.ts';
import { words } from './words.ts';

/** Treats each of these words as published, with itself as its only meaning. */
function asked(text: string): ParsedQuery {
  const words = [...new Set(keysOfText(text))].map((key) => ({
    text: key,
    weight: 1,
    rarity: 1,
    matches: new Map([[key, 1]]),
    entries: 1,
    isGuess: false,
  }));
  const matchesByKey = new Map(
    words.flatMap(({ matches }, position) =>
      [...matches.keys()].map((key) => [key, [{ position, quality: 1 }]]),
    ),
  );
  return { text, words, matchesByKey };
}

describe('Small talk', () => {
  test.each([
    ['Hello!', words.english.greeting],
    ['good morning sir', words.english.greeting],
    ['Namaste', words.devanagari.greeting],
    ['नमस्ते', words.devanagari.greeting],
    ['Thank you so much', words.english.thanks],
    ['धन्यवाद', words.devanagari.thanks],
    ['Bye', words.english.farewell],
  ])('answers %s', (message, line) => {
    expect(smallTalkReply(message)).toBe(line);
  });

  test.each(['', '?!', 'Hello, what is the fee?', 'thanks for the fee list', 'you', 'hello '.repeat(20)])(
    'does not answer "%s"',
    (message) => {
      expect(smallTalkReply(message)).toBeNull();
    },
  );
});

describe('An excerpt', () => {
  const filler = 'Nothing of this was asked for by anybody at all. ';

  test('is a short part as a whole, after its heading', () => {
    expect(excerptOf({ heading: 'Fees', text: 'Low.' }, asked('fees'))).toBe('Fees: Low.');
    expect(excerptOf({ heading: '', text: '' }, asked('fees'))).toBe('');
  });

  test('is the sentence of a long part that answers the question, with its neighbour', () => {
    const text = `${filler.repeat(8)}The deposit is paid back in May. Bring the receipt. ${filler.repeat(8)}`;
    expect(excerptOf({ heading: '', text }, asked('deposit'))).toBe(
      '… The deposit is paid back in May. Bring the receipt. …',
    );
  });

  test('is cut between words if a sentence is too long', () => {
    const cut = excerptOf({ heading: '', text: 'word '.repeat(400) }, asked('word'));
    expect(cut.length).toBeLessThan(330);
    expect(cut).toMatch(/word…$/);
    expect(excerptOf({ heading: '', text: 'x'.repeat(5000) }, asked('x')).length).toBeLessThan(330);
  });
});

describe('Marking what was asked for', () => {
  test('marks whole words where they stand, in either letters', () => {
    expect(highlight('The fees: शुल्क, <b>fee</b>', asked('fee sulka'))).toEqual([
      { text: 'The ', isMatch: false },
      { text: 'fees', isMatch: true },
      { text: ': ', isMatch: false },
      { text: 'शुल्क', isMatch: true },
      { text: ', <b>', isMatch: false },
      { text: 'fee', isMatch: true },
      { text: '</b>', isMatch: false },
    ]);
  });

  test('marks joined words once, and leaves every letter of the text', () => {
    const text = 'Ask for re-totalling, or for totalling.';
    const pieces = highlight(text, asked('re-totalling'));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
      're-totalling',
      'totalling',
    ]);
  });

  test('knows where the first of them stands', () => {
    expect(firstMatchOffset('A form, a fee, a fee-waiver', asked('fee waiver'))).toBe(10);
    expect(firstMatchOffset('re-totalling', asked('re-totalling'))).toBe(0);
    expect(firstMatchOffset('Nothing', asked('fee'))).toBe(0);
    expect(highlight('', asked('fee'))).toEqual([]);
  });
});
