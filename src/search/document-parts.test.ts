import { describe, expect, test } from 'vitest';
import { partsOfDocuments } from './document-parts.ts';

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n));

describe('The parts of documents', () => {
  test('are their paragraphs under the file’s name, a heading with what follows it [25.45]', () => {
    const text = 'Fees of the college\n\nBCA: 62,000 a semester.\n\nBBS: 38,000 a year.';
    expect(partsOfDocuments([{ name: 'fees-of_all-2083-04.pdf', text }])).toEqual([
      { heading: 'fees of all-2083-04', text: 'Fees of the college BCA: 62,000 a semester.' },
      { heading: 'fees of all-2083-04', text: 'BBS: 38,000 a year.' },
    ]);
  });

  test('are at most 40 for a record, of at most 1,000 characters, some of each document [25.45]', () => {
    const many = times(900, (n) => `Paragraph ${n} of a very long document, which says little.`).join('\n\n');
    const endless = times(9000, (n) => `word${n}`).join(' ');
    const parts = partsOfDocuments([
      { name: 'many.pdf', text: many },
      { name: 'endless.pdf', text: endless },
      { name: 'short.pdf', text: 'Short.' },
    ]);
    expect(parts.length).toBeLessThanOrEqual(40);
    for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(1000);
    const counts = ['many', 'endless', 'short'].map(
      (name) => parts.filter(({ heading }) => heading === name).length,
    );
    expect(counts).toEqual([13, 13, 1]);
    expect(partsOfDocuments([])).toEqual([]);
    expect(partsOfDocuments([{ name: 'a.pdf', text: 'x'.repeat(100_000) }])).toHaveLength(40);
  });
});
