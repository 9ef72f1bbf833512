import { defineType } from '../define-type.ts';
import type { Field } from '../field.ts';
import { defineSection } from '../section.ts';
import {
  address,
  altText,
  altTexts,
  attachments,
  choice,
  day,
  flag,
  image,
  images,
  type KindName,
  longText,
  reference,
  richText,
  sections,
  subjects,
  text,
  time,
  wholeNumber,
} from './index.ts';

/** Values by which every field kind is tried. */
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
export const PATH = `/uploads/${'ab'.repeat(16)}.webp`;
export const HARD = `  'quoted" \\ $1 %_ ; -- \t\r\n भर्ना 👩🏽‍🎓 \u200b\ufeff\ufffe${String.fromCodePoint(0x10ffff)} é `;
/** The same as one line is stored: without spaces around it and without marks that nobody sees. */
const HARD_LINE = HARD.replace(/[\u200b\ufeff]/g, '').trim();
const DOCUMENT = { path: `/uploads/${'cd'.repeat(16)}.pdf`, name: 'fees.pdf', size: 4096 };
const OTHER = `/uploads/${'ef'.repeat(16)}.pdf`;
const NOT_TEXT = [0, 1, -1.5, true, false, null, [], ['x'], {}, { x: 1 }];
const NOT_A_PATH = [0, 1, true, {}, { path: PATH }];

const textSection = defineSection('text', {
  label: { en: 'Text', ne: 'Text' },
  purpose: { en: 'Text', ne: 'Text' },
  fields: {
    heading: text('Heading', { ne: 'Heading', translated: true }),
    body: richText('Text', { ne: 'Text', translated: true }),
  },
});

const words = { created: '', updated: '', deleted: '', deletePrompt: '' };
const other = defineType('other', {
  plural: 'others',
  fields: { title: text('Title', { ne: 'Title' }) },
  admin: { list: 'o', one: 'o', label: 'O', noun: 'o', purpose: 'o', soughtAs: 'o' },
  words,
  nepali: { label: 'अ', noun: 'अ', purpose: 'अ', words },
});

export const samples: Record<KindName, Sample> = {
  text: {
    make: (required) => text('Subject', { ne: 'Subject', required, max: 200 }),
    values: ['', 'x', HARD_LINE],
    wrong: NOT_TEXT,
    searchable: HARD_LINE,
    alsoBlank: [' ', '\n\t\u00a0\u3000'],
    longest: ['🎓'.repeat(200), '🎓'.repeat(201)],
  },
  'long-text': {
    make: (required) => longText('Subject', { ne: 'Subject', required }),
    values: ['', 'one\ntwo', HARD],
    wrong: NOT_TEXT,
    searchable: HARD,
    alsoBlank: [' \r\n '],
    longest: ['क'.repeat(5000), 'क'.repeat(5001)],
  },
  'rich-text': {
    make: (required) => richText('Subject', { ne: 'Subject', required }),
    values: ['', `<p>a<img src="${PATH}"></p>`, '<h2>भर्ना</h2><p>Fees &amp; <strong>dates</strong></p>'],
    wrong: NOT_TEXT,
    searchable: 'भर्ना Fees & dates',
    alsoBlank: ['<p></p>', '<p> <br></p>', '<p onclick="x"></p>'],
    longest: [`<p>${'x'.repeat(99_993)}</p>`, `<p>${'x'.repeat(99_994)}</p>`],
  },
  reference: {
    make: (required) => reference('Subject', { ne: 'Subject', to: other, titleAs: 'subjectTitle', required }),
    values: [null, ID],
    wrong: [
      ...NOT_TEXT.filter((value) => value !== null),
      'x',
      ID.toUpperCase(),
      `${ID}0`,
      ` ${ID}`,
      `${ID}\n`,
    ],
    searchable: '',
  },
  choice: {
    make: (required) => choice('Subject', { ne: 'Subject', from: other, required }),
    values: ['', 'BCA', HARD_LINE],
    wrong: NOT_TEXT,
    searchable: HARD_LINE,
    alsoBlank: ['  '],
    longest: ['x'.repeat(200), 'x'.repeat(201)],
  },
  day: {
    make: (required) => day('Subject', { ne: 'Subject', required }),
    values: ['', '2026-11-20', '2028-02-29', '1900-01-01'],
    wrong: [...NOT_TEXT, '2026-02-29', '2026-13-01', '1899-12-31', '20.11.26', '2026-11-20T00:00', ' '],
    searchable: '',
  },
  time: {
    make: (required) => time('Subject', { ne: 'Subject', required }),
    values: ['', '00:00', '09:30', '23:59'],
    wrong: [...NOT_TEXT, '24:00', '9:30', '09:60', '09:30:00', '9 am', '०९ः३०', ' '],
    searchable: '',
  },
  flag: {
    make: () => flag('Subject', { ne: 'Subject' }),
    values: [false, true],
    wrong: [0, 1, null, [], {}, 'x', 'yes'],
    searchable: '',
  },
  'whole-number': {
    make: (required) => wholeNumber('Subject', { ne: 'Subject', least: 0, most: 500, required }),
    values: [null, 0, 500],
    wrong: [-1, 501, 1.5, true, [], {}, 'x', '-1', '1.5', '1e2', '0x1', '501', '12 seats'],
    searchable: '500',
    alsoBlank: ['', '  '],
  },
  address: {
    make: (required) => address('Subject', { ne: 'Subject', required }),
    values: ['', 'citizen-charter', 'नियमावली-२०८३'],
    wrong: [...NOT_TEXT, 'a/b', '../x', 'a?b', '%2e'],
    searchable: '',
  },
  sections: {
    make: (required) => sections('Subject', { ne: 'Subject', required, kinds: [textSection] }),
    values: [
      [],
      [{ id: 'a1', kind: 'text', heading: 'Fees', heading_ne: '', body: '<p>NPR 500</p>', body_ne: '' }],
    ],
    wrong: [0, true, null, {}, 'x', '{}', ['x'], [{ kind: 'text' }, { kind: 7 }]],
    searchable: 'NPR 500',
  },
  subjects: {
    make: (required) => subjects('Subject', { ne: 'Subject', required }),
    values: [
      [],
      [{ code: '', name: HARD_LINE, credits: null }],
      [
        { code: 'CACS201', name: 'Data Structures', credits: 3 },
        { code: 'गणित', name: 'गणित', credits: 1.5 },
        { code: '', name: 'खेलकुद', credits: 'Non-credit' },
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
      [{ name: 'x', credits: 'x'.repeat(41) }],
      Array.from({ length: 31 }, () => ({ name: 'x' })),
    ],
    searchable: 'CACS201 Data Structures; गणित गणित; खेलकुद',
  },
  'alt-text': {
    make: (required) => altText('image', { label: 'Subject', ne: 'Subject', required }),
    values: ['', 'Prayer flags', HARD_LINE],
    wrong: NOT_TEXT,
    searchable: '',
    alsoBlank: ['  '],
    longest: ['क'.repeat(300), 'क'.repeat(301)],
  },
  'alt-texts': {
    make: (required) => altTexts('images', { label: 'Subject', ne: 'Subject', required }),
    values: [[], ['', 'Prayer flags'], ['', HARD_LINE]],
    wrong: [0, true, null, {}, [null], [7], [['x']], 'x', '{}', '[7]', ['x'.repeat(301)]],
    searchable: HARD_LINE,
  },
  attachments: {
    make: (required) => attachments('Subject', { ne: 'Subject', required }),
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
    make: (required) => image('Subject', { ne: 'Subject', required }),
    values: [null, PATH],
    wrong: [...NOT_A_PATH, [PATH]],
    searchable: '',
  },
  images: {
    make: (required) => images('Subject', { ne: 'Subject', required }),
    values: [[], [PATH], [PATH, PATH.replace('ab', 'cd')]],
    wrong: [...NOT_A_PATH, null, PATH, [null], [7]],
    searchable: '',
  },
};
