import { describe, expect, test } from 'vitest';
import { notice } from '../../content/notice.ts';
import { describeType } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { takeOver } from './record-pictures.tsx';

const facts = describeType('en', notice);
const day = '2026-11-23T06:00:00.000Z';
const version = (etag: string, fields: object): Version => ({
  etag,
  item: {
    _id: '0'.repeat(24),
    createdAt: day,
    updatedAt: etag,
    title: 'Fees',
    description: '<p>By Friday</p>',
    date: '',
    attachments: [],
    image: '/uploads/old.webp',
    imageAlt: 'A gate',
    ...fields,
  },
});
const open = version('"1"', {});
const illustrated = { image: '/uploads/new.webp', imageAlt: 'A hall' };

describe('A form whose picture was changed beside it', () => {
  test('goes on with the new ETag, picture and alt text [17.40]', () => {
    const saved = version('"2"', illustrated);
    expect(takeOver(facts, open, saved)).toEqual(saved);
  });

  test.each([
    { title: 'Fees for 2083' },
    { attachments: [{ path: '/uploads/a.pdf', name: 'a.pdf', size: 1 }] },
  ])('keeps its ETag and texts where somebody has changed %j meanwhile [17.40]', (theirs) => {
    const { item, etag } = takeOver(facts, open, version('"3"', { ...illustrated, ...theirs }));
    expect(etag).toBe('"1"');
    expect(item).toEqual({ ...open.item, ...illustrated });
  });
});
