import { describe, expect, test } from 'vitest';
import { faultsOf, pastedRows, rowsIn, valueOfRows } from './subjects.tsx';

const dataStructures = { code: 'CACS201', name: 'Data Structures', credits: '3' };

describe('What is pasted into the subjects [17.34]', () => {
  test('fills a row for each line of a spreadsheet', () => {
    expect(
      pastedRows('CACS201\tData Structures\t3\r\nCAST202\t"Probability, ""II"""\t1.5\r\n', 'code'),
    ).toEqual([dataStructures, { code: 'CAST202', name: 'Probability, "II"', credits: '1.5' }]);
  });

  test('begins at its column if it fits there, else at the first', () => {
    expect(pastedRows('Data Structures\t3', 'name')).toEqual([{ name: 'Data Structures', credits: '3' }]);
    expect(pastedRows('CACS201\tData Structures\t3', 'name')).toEqual([dataStructures]);
    expect(pastedRows('One\nTwo\n\n', 'name')).toEqual([{ name: 'One' }, { name: 'Two' }]);
  });

  test('leaves out headings and serial numbers', () => {
    const table = 'S.N.\tCourse Code\tCourse Title\tCr. Hrs.\n1\tCACS201\tData Structures\t3\n२.\tX\tY\t3';
    expect(pastedRows(table, 'code')).toEqual([dataStructures, { code: 'X', name: 'Y', credits: '3' }]);
  });

  test('goes into its cell if it is one', () => {
    for (const text of ['Data Structures', 'Data Structures\n', '', '\n'])
      expect(pastedRows(text, 'name')).toBeNull();
  });
});

test('Empty rows of subjects are not sent [17.34]', () => {
  const blank = { code: ' ', name: '', credits: '' };
  expect(rowsIn(valueOfRows([blank, dataStructures, blank]))).toEqual([dataStructures]);
  expect(valueOfRows([blank])).toBe('');
});

test('The cells of a subject that are not right are known [17.34]', () => {
  const faults = (row: object) => faultsOf({ ...dataStructures, ...row });
  expect(faults({})).toEqual([]);
  for (const credits of ['', '0', '१.५', '2,5', '60', 'three', '3 + 1', 'अङ्क नलाग्ने'])
    expect(faults({ credits }), credits).toEqual([]);
  const tooLong = 'x'.repeat(41);
  expect(faults({ credits: tooLong })).toEqual(['credits']);
  expect(faults({ name: ' ', credits: tooLong })).toEqual(['name', 'credits']);
});
