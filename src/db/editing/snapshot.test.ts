import { describe, expect, test } from 'vitest';
import type { ContentRow } from '../engine.ts';
import type { Step } from '../migration/migration.ts';
import { rowIn } from './snapshot.ts';

const text = { type: 'text' } as const;

/** The row of a snapshot from before these steps. */
const after = (row: ContentRow, ...steps: Step[]) =>
  rowIn(
    'notice',
    { row: JSON.stringify(row), migration: '0001-first' },
    [
      { name: '0001-first', steps: [{ do: 'drop-column', table: 'notice', column: 'title' }] },
      { name: '0002-later', steps },
    ],
    { shouted: ({ title }) => ({ titleFolded: String(title).toUpperCase() }) },
  );

describe('A snapshot from before a migration is brought up to date when it is read', () => {
  const row = { _id: 'a', title: 'Exam', place: 'Hall' };

  test.each<[string, Step[], ContentRow]>([
    [
      'a renamed column',
      [{ do: 'rename-column', table: 'notice', column: 'place', to: 'venue' }],
      { _id: 'a', title: 'Exam', venue: 'Hall' },
    ],
    [
      'a dropped column',
      [{ do: 'drop-column', table: 'notice', column: 'place' }],
      { _id: 'a', title: 'Exam' },
    ],
    [
      'a new text',
      [{ do: 'add-column', table: 'notice', column: 'note', shape: text }],
      { ...row, note: '' },
    ],
    [
      'a new number',
      [{ do: 'add-column', table: 'notice', column: 'seats', shape: { type: 'integer' } }],
      { ...row, seats: 0 },
    ],
    [
      'a new list',
      [{ do: 'add-column', table: 'notice', column: 'papers', shape: { type: 'json' } }],
      { ...row, papers: '[]' },
    ],
    [
      'a new column that may be null',
      [{ do: 'add-column', table: 'notice', column: 'image', shape: { ...text, nullable: true } }],
      { ...row, image: null },
    ],
    [
      'a new column that is filled from others',
      [
        {
          do: 'add-column',
          table: 'notice',
          column: 'both',
          shape: { ...text, filledFrom: ['title', 'place'] },
        },
      ],
      { ...row, both: 'ExamHall' },
    ],
    [
      'a backfill of a new column',
      [
        { do: 'add-column', table: 'notice', column: 'titleFolded', shape: text },
        { do: 'backfill', table: 'notice', with: 'shouted' },
      ],
      { ...row, titleFolded: 'EXAM' },
    ],
    [
      'a column that was renamed and filled again, then another of its old name',
      [
        { do: 'rename-column', table: 'notice', column: 'place', to: 'venue' },
        { do: 'add-column', table: 'notice', column: 'place', shape: text },
      ],
      { _id: 'a', title: 'Exam', venue: 'Hall', place: '' },
    ],
    [
      'steps of other tables and of indexes',
      [
        { do: 'rename-column', table: 'news', column: 'place', to: 'venue' },
        { do: 'backfill', table: 'event', with: 'shouted' },
        { do: 'create-index', table: 'notice', index: { name: 'notice_place', columns: ['place'] } },
        { do: 'drop-index', table: 'notice', index: 'notice_place' },
        { do: 'create-table', table: { name: 'club', columns: { _id: { type: 'id' } }, indexes: [] } },
      ],
      row,
    ],
  ])('%s [19.37]', (_, steps, expected) => {
    expect(after(row, ...steps)).toEqual(expected);
  });

  test('by later migrations only [19.37]', () => {
    const steps: Step[] = [{ do: 'drop-column', table: 'notice', column: 'place' }];
    const snapshot = { row: JSON.stringify(row), migration: '0002-later' };
    expect(rowIn('notice', snapshot, [{ name: '0002-later', steps }])).toEqual(row);
  });
});
