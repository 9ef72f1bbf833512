import { describe, expect, test } from 'vitest';
import { documentIdOf, documentNameOf, documentPathOf, isDocumentPath } from './document-names.ts';

const id = '0123456789abcdef'.repeat(2);

test('path, file name and id of a document give each other', () => {
  expect(documentPathOf(id)).toBe(`/uploads/${id}.pdf`);
  expect(documentIdOf(`${id}.pdf`)).toBe(id);
  expect(isDocumentPath(documentPathOf(id))).toBe(true);
});

test.each([`${id}.webp`, `${id}-640.pdf`, `x/${id}.pdf`, `${id}.PDF`, `${id}.pdf\n`, '.pdf', ''])(
  '%j is no document',
  (name) => {
    expect(documentIdOf(name)).toBeNull();
    expect(isDocumentPath(`/uploads/${name}`)).toBe(false);
  },
);

describe('the name of a document', () => {
  test.each([
    ['Exam routine.pdf', 'Exam routine.pdf'],
    ['ROUTINE.PDF', 'ROUTINE.pdf'],
    ['routine', 'routine.pdf'],
    ['भर्ना सूचना २०८३.pdf', 'भर्ना सूचना २०८३.pdf'],
    ['क्‍ष.pdf', 'क्‍ष.pdf'],
    ['Cafe\u0301.pdf', 'Caf\u00e9.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\fees.pdf', 'fees.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie: x=1.pdf'],
    ['a\0b.pdf', 'a b.pdf'],
    ['fees\u202efdp.exe', 'feesfdp.exe.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['  .. .pdf', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['', 'document.pdf'],
    ['half \ud800.pdf', 'half.pdf'],
    ['report.pdf.pdf', 'report.pdf.pdf'],
  ])('%j becomes %j', (uploaded, name) => {
    expect(documentNameOf(uploaded)).toBe(name);
  });

  test('is at most 200 characters long and still ends in .pdf', () => {
    const name = documentNameOf(`${'ह'.repeat(500)}.pdf`);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('ह.pdf')).toBe(true);
  });
});
