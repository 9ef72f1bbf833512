import { describe, expect, test } from 'vitest';
import { defineType } from '../../schema/define-type.ts';
import { richText, text } from '../../schema/fields/index.ts';
import type { Reading } from './page.ts';
import { entriesOf, excerptOf } from './record-views.ts';

const table = '<table><tbody><tr><th>Date</th><td>Time</td></tr></tbody></table>';

describe('the opening words of a text', () => {
  test.each([
    ['a short text is whole', '<p>Closed on Friday</p>', 'Closed on Friday'],
    ['a long one ends between words', '<p>Closed on Friday</p>', 'Closed on…', 14],
    ['one that ends with a sentence is not cut off', '<p>Closed. Open on Sunday.</p>', 'Closed.', 9],
    ['नेपाली too', '<p>बिदा छ। फेरि आउनुहोस्।</p>', 'बिदा छ।', 9],
    ['what is left open is not', '<p>Bring: pens, paper</p>', 'Bring: pens…', 15],
    [
      'a table makes no sentence',
      `<p>By this table.</p>${table}<p>Come early.</p>`,
      'By this table. Come early.',
    ],
    ['but says more than nothing', table, 'Date Time'],
    ['points of a list stand apart', '<ul><li>Pens</li> <li>Paper</li></ul>', 'Pens; Paper'],
    ['as they do with their own signs', '<ul><li><p>Pens.</p></li><li>Paper</li></ul>', 'Pens. Paper'],
  ])('%s', (_, html, expected, most = 180) => {
    expect(excerptOf(html, most)).toBe(expected);
  });
});

test('a record of a type without picture, documents and event is listed without them', async () => {
  const names = { label: 'Clubs', noun: 'club', purpose: 'Says who meets when.' };
  const words = { created: '', updated: '', deleted: '', deletePrompt: '' };
  const club = defineType('club', {
    plural: 'clubs',
    fields: { title: text('Title', { ne: 'Title' }), description: richText('Text', { ne: 'Text' }) },
    page: { item: '/club' },
    admin: { ...names, list: 'clubs', one: 'club', soughtAs: 'club' },
    words,
    nepali: { ...names, words },
  });
  const at = '2026-11-20T06:00:00.000Z';
  const chess = {
    _id: 'a'.repeat(24),
    createdAt: at,
    updatedAt: at,
    title: 'Chess',
    description: '<p>Go</p>',
  };
  const reading = { language: 'en', database: {} } as Reading;
  expect(await entriesOf(reading, club, [chess])).toEqual([
    {
      id: chess._id,
      category: '',
      title: 'Chess',
      href: `/club/chess/${chess._id}`,
      publishedAt: at,
      excerpt: 'Go',
      picture: null,
      attachments: [],
      event: null,
      isPinned: false,
    },
  ]);
});
