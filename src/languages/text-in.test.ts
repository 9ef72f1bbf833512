import { expect, test } from 'vitest';
import { textIn } from './text-in.ts';

const ENGLISH = { title: 'Fees', title_ne: 'शुल्क' };

test.each([
  ['both', ENGLISH, { text: 'Fees', lang: undefined }, { text: 'शुल्क', lang: undefined }],
  [
    'English',
    { title: 'Fees', title_ne: '' },
    { text: 'Fees', lang: undefined },
    { text: 'Fees', lang: 'en' },
  ],
  ['Nepali', { title: 'शुल्क', title_ne: '' }, { text: 'शुल्क', lang: 'ne' }, { text: 'शुल्क', lang: undefined }],
  [
    'the twin only',
    { title: ' ', title_ne: 'शुल्क' },
    { text: 'शुल्क', lang: 'ne' },
    { text: 'शुल्क', lang: undefined },
  ],
  [
    'Nepali, and English in the twin',
    { title: 'शुल्क', title_ne: 'Fees' },
    { text: 'Fees', lang: undefined },
    { text: 'शुल्क', lang: undefined },
  ],
  [
    'no letters',
    { title: '2083', title_ne: '' },
    { text: '2083', lang: undefined },
    { text: '2083', lang: undefined },
  ],
] as const)('a record in %s says it on pages of either language [20.110]', (_, record, english, nepali) => {
  expect(textIn('en', record, 'title')).toEqual(english);
  expect(textIn('ne', record, 'title')).toEqual(nepali);
});

test('the tags of rich text are in no language [20.110]', () => {
  const record = { description: '<p><a href="/fees">शुल्क</a></p>', description_ne: '<p></p>' };
  expect(textIn('ne', record, 'description')).toEqual({ text: record.description, lang: undefined });
  expect(textIn('en', record, 'description').lang).toBe('ne');
});
