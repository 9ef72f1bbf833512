import { describe, expect, test } from 'vitest';
import { excerptOf } from '../src/assistant/built-in/excerpt.ts';
import { saysValue } from '../src/assistant/built-in/facts.ts';
import { notice } from '../src/content/notice.ts';
import { langOfHtml } from '../src/languages/lang-of.ts';
import { textIn } from '../src/languages/text-in.ts';
import { refersBadly, relatesBadly, runs } from '../src/media/office-parts.ts';
import { parseDraft } from '../src/records/values.ts';
import { addressOf } from '../src/redirects/address.ts';
import { readCsvRows } from '../src/redirects/redirect-file.ts';
import { cleanHtml } from '../src/schema/fields/rich-text/clean.ts';
import { textOf } from '../src/schema/fields/rich-text/text-of.ts';
import { keysOfText } from '../src/search/words/words.ts';

const LENGTH = 60_000;
/**
 * Beginnings that match again and again and are never completed, which take quadratic time with a regular expression
 * that is retried at each character.
 */
const BEGUN = ['<', '<a ', '&a', '[a](', '"', '. ', ' ', '1', 'a, b – c: d ', '/%41', 'क्', '\ufffd'];
const ASKED = { text: '', words: [], matchesByKey: new Map() } as unknown as Parameters<typeof excerptOf>[1];

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a draft of a title': (text) => parseDraft(notice, { title: text }, { language: 'en' } as never),
  'rich text': cleanHtml,
  'the words of rich text': textOf,
  'the language of rich text': langOfHtml,
  'one of two languages': (text) => textIn('ne', { title: text, title_ne: text }, 'title'),
  'words to search for': keysOfText,
  'a passage of an answer': (text) => excerptOf({ heading: '', text }, ASKED),
  'a length of time in a passage': (text) => saysValue('length', text),
  'a table of redirects': (text) => readCsvRows(text, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
  'an address': addressOf,
  'a part of an office document': (text) => runs(`<f instr="">${text}`),
  'what that leads to': (text) => refersBadly(`<a href=""><b ${text}`),
  'its relations': (text) => relatesBadly(`<Relationship ${text}`),
};

describe.each(Object.entries(readers))('Reading %s', (_, read) => {
  test.each(BEGUN)('takes little time whatever it is full of: %j [21.154]', (begun) => {
    const text = `${begun.repeat(LENGTH / begun.length)}x`;
    const before = process.cpuUsage();
    try {
      read(text);
    } catch (error) {
      expect(error).toMatchObject({ status: 400 });
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1500);
  });
});
