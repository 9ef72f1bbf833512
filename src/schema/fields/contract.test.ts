import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { databases, type OpenForTest } from '../../../test/databases.ts';
import { insertItem } from '../../db/store.ts';
import { comparisons } from '../changes/by-kind.ts';
import { defineType, type Item } from '../define-type.ts';
import * as declarable from './index.ts';
import { text } from './index.ts';
import { cleanHtml } from './rich-text/clean.ts';
import { HARD, PATH, samples } from './samples.fixture.ts';

const tools = { cleanHtml };
const messageOf = (input: z.ZodType, value: unknown) => input.safeParse(value).error?.issues[0]?.message;
const kinds = Object.entries(samples).map(([kind, sample]) => ({ kind, ...sample }));

test('every field kind has samples here', () => {
  expect(Object.keys(samples)).toHaveLength(Object.keys(declarable).length);
});

describe.each(kinds)('A field of the kind $kind', (sample) => {
  const { kind, make, values, wrong, searchable } = sample;
  const field = make(false);
  const input = field.input(tools);

  test('accepts its values and returns them unchanged', () => {
    for (const value of values) expect(input.parse(value)).toEqual(value);
  });

  test('accepts its blank value', () => {
    expect(input.parse(field.blank)).toEqual(field.blank);
  });

  test('refuses JSON of another type with a message that names its label', () => {
    for (const value of wrong) expect(messageOf(input, value), JSON.stringify(value)).toContain('Subject');
  });

  test('refuses what a database cannot store: NUL and lone surrogates', () => {
    for (const value of ['a\u0000b', '\ud83c', 'a\udf93'])
      expect(messageOf(input, field.maxFiles > 1 ? [value] : value)).toContain('Subject');
  });

  test('has an output schema that its values satisfy', () => {
    for (const value of values) {
      const kept = field.fromStored(field.toStored(value));
      expect(kept).toEqual(value);
      expect(field.output().parse(kept)).toEqual(value);
    }
  });

  test('reads a column that was never written as its blank value', () => {
    expect(field.fromStored(null)).toEqual(field.blank);
  });

  test('says what differs between its values, and that a value does not differ from itself [19.135]', () => {
    for (const [at, value] of values.entries()) {
      expect(field.changes(value, structuredClone(value))).toBeNull();
      expect(field.changes(field.blank, value) === null).toBe(at === 0 || kind === 'alt-texts');
    }
    expect(kind in comparisons).toBe(true);
  });

  test('gives the browser its kind, name, label and whether it is required, as plain JSON', () => {
    for (const required of kind === 'flag' ? [false] : [true, false]) {
      const facts = make(required).facts('subject');
      expect(facts).toMatchObject({ kind, name: 'subject', label: 'Subject', required });
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    }
    expect(field.kind).toBe(kind);
    expect(field.label).toBe('Subject');
  });

  test('has searchable text, and lists the files in its value', () => {
    expect(field.searchText(values.at(-1))).toBe(searchable);
    for (const value of values) {
      for (const { text } of field.searchParts?.(value) ?? []) expect(text.trim()).not.toBe('');
    }
    expect(field.filesIn(field.blank)).toEqual([]);
    for (const value of values) {
      const named = [...JSON.stringify(value).matchAll(/\/uploads\/[0-9a-f]{32}\.(?:webp|pdf)/g)].map(
        ([path]) => path,
      );
      expect(field.filesIn(value)).toEqual(named);
      for (const path of named) {
        const by = path.replace(/[0-9a-f]{32}/, 'c'.repeat(32));
        const others = named.filter((one) => one !== path);
        expect(field.filesIn(field.replaceFile(value, path, { path: by })).toSorted()).toEqual(
          named.map((one) => (one === path ? by : one)).toSorted(),
        );
        expect(field.filesIn(field.replaceFile(value, path, null))).toEqual(others);
      }
    }
  });
});

const inBody = kinds.filter(({ make }) => make(false).inputMode === 'body');
const asFiles = kinds.filter(({ make }) => make(false).inputMode === 'files');

describe.each(inBody)('A field of the kind $kind, written in a body,', ({ kind, make, alsoBlank = [] }) => {
  // A flag that is not set says no, which is an answer.
  test.runIf(kind !== 'flag')('refuses a blank value when it is required', () => {
    const input = make(true).input(tools);
    for (const blank of [make(true).blank, ...alsoBlank])
      expect(messageOf(input, blank)).toBe('Subject is required.');
  });

  test('has no files', () => {
    expect(make(false).maxFiles).toBe(0);
    expect(() => make(false).fromPictures([PATH])).toThrow();
  });
});

describe.each(asFiles)('A field of the kind $kind, sent as files,', ({ make }) => {
  test('makes its value from stored pictures', () => {
    const field = make(false);
    const value = field.fromPictures([PATH]);
    expect(field.maxFiles).toBeGreaterThan(0);
    expect(field.filesIn(value)).toEqual([PATH]);
    expect(field.input(tools).parse(value)).toEqual(value);
  });
});

describe.each(kinds.filter(({ longest }) => longest))(
  'A text of the kind $kind',
  ({ make, longest = ['', ''] }) => {
    const input = make(false).input(tools);

    test('has a maximum length in code points', () => {
      expect(input.parse(longest[0])).toBe(longest[0]);
      expect(messageOf(input, longest[1])).toMatch(
        /^Subject is too long\. The longest is [\d,]+ characters\.$/,
      );
    });

    test('is stored in NFC', () => {
      const sent = 'Cafe\u0301 नि\u0928\u093c';
      expect(input.parse(sent)).toBe(sent.normalize('NFC'));
    });
  },
);

describe.each(databases)('Every kind on $name', ({ open }) => {
  const fields = Object.fromEntries(kinds.map(({ kind, make }) => [kind, make(false)]));
  const words = { created: '', updated: '', imageUpdated: '', deleted: '', deletePrompt: '' };
  const type = defineType('sampled', {
    plural: 'sampleds',
    fields: { title: text('Title', { ne: 'Title' }), ...fields },
    admin: { list: 's', one: 's', label: 'S', noun: 's', purpose: 's', soughtAs: 's' },
    words,
    nepali: { label: 'न', noun: 'न', purpose: 'न', words },
  });
  const instant = '2026-11-20T06:00:00.000Z';
  let opened: OpenForTest;
  beforeAll(async () => {
    opened = await open([type]);
  });
  afterAll(() => opened.close());

  test('comes back from its table unchanged', async () => {
    const most = Math.max(...kinds.map(({ values }) => values.length));
    for (let index = 0; index < most; index += 1) {
      const values = Object.fromEntries(kinds.map((of) => [of.kind, of.values[index] ?? of.values.at(-1)]));
      const item: Item = {
        _id: String(index).padStart(24, '0'),
        createdAt: instant,
        updatedAt: instant,
        title: HARD,
        ...values,
      };
      const made = await opened.database.write(({ db }) => insertItem(db, type, item));
      const read = await opened.database.reading.one(type, item._id);
      expect(made.item).toEqual(item);
      expect(read?.item).toMatchObject(item);
    }
  });
});
