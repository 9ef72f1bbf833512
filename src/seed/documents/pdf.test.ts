import { describe, expect, test } from 'vitest';
import { checkPdfEnd, checkPdfStart, pdfEdgeBytes } from '../../media/pdf-check.ts';
import { widthOf } from './helvetica.ts';
import { PAGE, setPages } from './layout.ts';
import { pdfOf } from './pdf.ts';

const sentence = 'The first semester’s fee – Rs 69,500 – is due “within 15 days” of admission (see § 4). ';
const document = {
  title: 'Fee structure 2083',
  paragraphs: Array.from({ length: 12 }, () => sentence.repeat(8).trim()),
};

describe('a document of the seed', () => {
  test('passes the gate that every upload passes', () => {
    const file = pdfOf(document);
    expect(() => checkPdfStart(file.subarray(0, pdfEdgeBytes))).not.toThrow();
    expect(() => checkPdfEnd(file.subarray(-pdfEdgeBytes))).not.toThrow();
  });

  test('has its table of objects where it says, and every object where the table says', () => {
    const text = pdfOf(document).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const [, count = '', table = ''] = /^xref\n0 (\d+)\n([^t]*)trailer/.exec(text.slice(start)) ?? [];
    const entries = table.match(/\d{10} \d{5} [fn] \n/g) ?? [];
    expect(entries).toHaveLength(Number(count));
    for (const [number, entry] of entries.entries()) {
      if (number === 0) continue;
      expect(text.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${number} 0 obj\n`));
    }
  });

  test('says of each content how long it is', () => {
    const text = pdfOf(document).toString('latin1');
    const contents = [...text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
    expect(contents.length).toBeGreaterThan(1);
    for (const [, length, content = ''] of contents) expect(content).toHaveLength(Number(length));
  });

  test('keeps its lines within the margins and its words in order', () => {
    const pages = setPages(document.title, document.paragraphs);
    for (const { text, x, y, size } of pages.flat()) {
      expect(x + widthOf(text, size)).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.01);
      expect(y).toBeGreaterThan(0);
    }
    const words = pages.flatMap((lines) => lines.slice(0, -1).map(({ text }) => text)).join(' ');
    expect(words).toBe([document.title, ...document.paragraphs].join(' '));
  });

  test('is the same bytes whenever it is written', () => {
    expect(pdfOf(document)).toEqual(pdfOf(document));
  });

  test('refuses letters that it could not show', () => {
    expect(() => pdfOf({ title: 'शुल्क', paragraphs: [] })).toThrow(RangeError);
  });
});
