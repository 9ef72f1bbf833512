import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { databases, type OpenForTest } from '../../../test/databases.ts';
import { insertItem } from '../../db/store.ts';
import { defineType, type Item } from '../define-type.ts';
import type { Field } from '../field.ts';
import * as declarable from './index.ts';
import {
  altText,
  altTexts,
  attachments,
  choice,
  day,
  image,
  images,
  type KindName,
  longText,
  reference,
  richText,
  subjects,
  text,
  time,
} from './index.ts';
import { cleanHtml } from './rich-text/clean.ts';

interface Sample {
  make(required: boolean): Field;
  /** Values as the API returns them, including the blank one and the hardest to store unchanged. */
  values: readonly unknown[];
  /** JSON of a wrong type; null is a value of some kinds. */
  wrong: readonly unknown[];
  /** The searchable text of the last of the values. */
  searchable: string;
  /** Non-empty input that counts as blank. */
  alsoBlank?: readonly string[];
  /** The longest accepted value, and one that is longer by one. */
  longest?: readonly [string, string];
}

const ID = '0123456789abcdef01234567';
const PATH = `/uploads/${'ab'.repeat(16)}.webp`;
const HARD = `  'quoted" \\ $1 %_ ; -- \t\r\n भर्ना 👩🏽‍🎓 \u200b\ufeff\ufffe${String.fromCodePoint(0x10ffff)} é `;
const DOCUMENT = { path: `/uploads/${'cd'.repeat(16)}.pdf`, name: 'fees.pdf', size: 4096 };
const OTHER = `/uploads/${'ef'.repeat(16)}.pdf`;
const NOT_TEXT = [0, 1, -1.5, true, false, null, [], ['x'], {}, { x: 1 }];
const NOT_A_PATH = [0, 1, true, {}, { path: PATH }];

const other = defineType('other', {
  plural: 'others',
  fields: { title: text('Title') },
  admin: { list: 'o', one: 'o', label: 'O', noun: 'o', purpose: 'o' },
  words: { created: '', updated: '', deleted: '', deletePrompt: '' },
});

const samples: Record<KindName, Sample> = {
  text: {
    make: (required) => text('Subject', { required, max: 200 }),
    values: ['', 'x', HARD],
    wrong: NOT_TEXT,
    searchable: HARD,
    alsoBlank: [' ', '\n\t\u00a0\u3000'],
    longest: ['🎓'.repeat(200), '🎓'.repeat(201)],
  },
  'long-text': {
    make: (required) => longText('Subject', { required }),
    values: ['', 'one\ntwo', HARD],
    wrong: NOT_TEXT,
    searchable: HARD,
    alsoBlank: [' \r\n '],
    longest: ['क'.repeat(5000), 'क'.repeat(5001)],
  },
  'rich-text': {
    make: (required) => richText('Subject', { required }),
    values: ['', `<p>a<img src="${PATH}"></p>`, '<h2>भर्ना</h2><p>Fees &amp; <strong>dates</strong></p>'],
    wrong: NOT_TEXT,
    searchable: 'भर्ना Fees & dates',
    alsoBlank: ['<p></p>', '<p> <br></p>', '<p onclick="x"></p>'],
    longest: [`<p>${'x'.repeat(99_993)}</p>`, `<p>${'x'.repeat(99_994)}</p>`],
  },
  reference: {
    make: (required) => reference('Subject', { to: other, titleAs: 'subjectTitle', required }),
    values: ['', ID],
    wrong: [...NOT_TEXT, 'x', ID.toUpperCase(), `${ID}0`, ` ${ID}`, `${ID}\n`],
    searchable: '',
  },
  choice: {
    make: (required) => choice('Subject', { from: other, required }),
    values: ['', 'BCA', HARD],
    wrong: NOT_TEXT,
    searchable: HARD,
    alsoBlank: ['  '],
    longest: ['x'.repeat(200), 'x'.repeat(201)],
  },
  day: {
    make: (required) => day('Subject', { required }),
    values: ['', '2026-11-20', '2028-02-29', '1900-01-01'],
    wrong: [
      ...NOT_TEXT,
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '1899-12-31',
      '20.11.2026',
      '2026-11-20T00:00',
      ' ',
    ],
    searchable: '',
  },
  time: {
    make: (required) => time('Subject', { required }),
    values: ['', '00:00', '09:30', '23:59'],
    wrong: [...NOT_TEXT, '24:00', '9:30', '09:60', '09:30:00', '9 am', '०९:३०', ' '],
    searchable: '',
  },
  subjects: {
    make: (required) => subjects('Subject', { required }),
    values: [
      [],
      [{ code: '', name: HARD, credits: null }],
      [
        { code: 'CACS201', name: 'Data Structures', credits: 3 },
        { code: 'गणित', name: 'गणित', credits: 1.5 },
      ],
    ],
    wrong: [
      0,
      true,
      null,
      {},
      'x',
      '{}',
      ['Data Structures'],
      [{ code: 'CACS201' }],
      [{ name: ' ' }],
      [{ name: 'x', credits: -1 }],
      [{ name: 'x', credits: 1.3 }],
      [{ name: 'x', credits: 'three' }],
      Array.from({ length: 31 }, () => ({ name: 'x' })),
    ],
    searchable: 'CACS201 Data Structures गणित गणित',
  },
  'alt-text': {
    make: (required) => altText('image', { label: 'Subject', required }),
    values: ['', 'Prayer flags', HARD],
    wrong: NOT_TEXT,
    searchable: '',
    alsoBlank: ['  '],
    longest: ['क'.repeat(300), 'क'.repeat(301)],
  },
  'alt-texts': {
    make: (required) => altTexts('images', { label: 'Subject', required }),
    values: [[], ['', 'Prayer flags'], ['', HARD]],
    wrong: [0, true, null, {}, [null], [7], [['x']], 'x', '{}', '[7]', ['x'.repeat(301)]],
    searchable: HARD,
  },
  attachments: {
    make: (required) => attachments('Subject', { required }),
    values: [[], [DOCUMENT], [DOCUMENT, { ...DOCUMENT, path: OTHER, name: 'भर्ना.pdf' }]],
    wrong: [
      0,
      true,
      null,
      {},
      'x',
      '{}',
      OTHER,
      [OTHER],
      [{ path: PATH }],
      [DOCUMENT, DOCUMENT],
      [{ name: 'x' }],
    ],
    searchable: 'fees.pdf भर्ना.pdf',
  },
  image: {
    make: (required) => image('Subject', { required }),
    values: [null, PATH],
    wrong: [...NOT_A_PATH, [PATH]],
    searchable: '',
  },
  images: {
    make: (required) => images('Subject', { required }),
    values: [[], [PATH], [PATH, PATH.replace('ab', 'cd')]],
    wrong: [...NOT_A_PATH, null, PATH, [null], [7]],
    searchable: '',
  },
};

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

  test('gives the browser its kind, name, label and whether it is required, as plain JSON', () => {
    for (const required of [true, false]) {
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
    }
  });
});

const inBody = kinds.filter(({ make }) => make(false).inputMode === 'body');
const asFiles = kinds.filter(({ make }) => make(false).inputMode === 'files');

describe.each(inBody)('A field of the kind $kind, written in a body,', ({ make, alsoBlank = [] }) => {
  test('refuses a blank value when it is required', () => {
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
  const type = defineType('sampled', {
    plural: 'sampleds',
    fields: { title: text('Title'), ...fields },
    admin: { list: 's', one: 's', label: 'S', noun: 's', purpose: 's' },
    words: { created: '', updated: '', imageUpdated: '', deleted: '', deletePrompt: '' },
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
