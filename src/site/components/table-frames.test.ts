import { expect, test } from 'vitest';
import { withTablesFramed } from './tables.ts';

const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`;
const inFirstColumn = (html: string) =>
  [...withTablesFramed(html, 'en').matchAll(/class="[^"]*row-name[^"]*"[^>]*>(.*?)</g)].map(
    ([, text]) => text,
  );

test('the cells of the first column are marked, wherever cells span rows and columns [23.76]', () => {
  const html = table(
    ['<th>Faculty</th>', '<th>Fee</th>'],
    ['<td rowspan="2">BCA</td>', '<td class="figure">1</td>'],
    ['<td class="figure">2</td>'],
    ['<td colspan="2">For all</td>'],
    ['<td>BBA</td>', '<td class="figure" rowspan="1">3</td>'],
  );
  expect(inFirstColumn(html)).toEqual(['Faculty', 'BCA', 'BBA']);
  const framed = withTablesFramed(html, 'en');
  expect(framed).toContain('<td class="row-name" rowspan="2">BCA</td>');
  expect(framed).toContain('<td class="figure" rowspan="1">3</td>');
});

test('a table of many columns, and a long header, are known to the style sheet [23.76]', () => {
  const wide = (columns: number) =>
    /<div class="([^"]*)"/.exec(
      withTablesFramed(table(Array.from({ length: columns }, () => '<td>1</td>')), 'en'),
    )?.[1];
  expect([wide(6), wide(7), wide(11)]).toEqual(['table-frame', 'table-frame wide', 'table-frame widest']);
  const long = 'Application and registration of those who come from other universities';
  expect(withTablesFramed(table([`<th>No.</th>`, `<th>${long}</th>`]), 'en')).toContain(
    `<th class="head-broader">${long}</th>`,
  );
});

test('tables within tables are framed as they are', () => {
  const html = `<table><tbody><tr><td>a${table(['<td>b</td>'])}</td></tr></tbody></table>`;
  const framed = withTablesFramed(html, 'ne');
  expect(framed.match(/<div class="table-frame"/g)).toHaveLength(2);
  expect(framed.match(/<\/table><\/div>/g)).toHaveLength(2);
});
