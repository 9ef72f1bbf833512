import { expect, test } from 'vitest';
import { withFiguresAligned } from './tables.ts';

const tableOf = (...rows: readonly string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const head = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;
/** The texts of the cells that are right-aligned. */
const aligned = (html: string) =>
  [...withFiguresAligned(html).matchAll(/<t[dh] class="figure"[^>]*>(.*?)<\/t[dh]>/gs)].map(
    ([, text]) => text,
  );

test('amounts are right-aligned, with the header above them [17.162]', () => {
  const table = tableOf(
    head('For', 'First year', 'Later'),
    row('Admission', '<p>6,000</p>', '–'),
    row('Tuition', '38,000', '38,000'),
  );
  expect(aligned(table)).toEqual(['First year', 'Later', '<p>6,000</p>', '–', '38,000', '38,000']);
});

test.each([
  ...[
    'Rs. 45,000',
    'Rs.45,000/-',
    'NPR 16,000',
    'about NPR 9,000',
    '45000',
    '1,250.50',
    '34 %',
    '7%',
    '5,000–7,000',
  ],
  ...['रु. ४५,०००', 'रू ४५०००', '४५,०००।'.slice(0, -1), '₹ 500', '−3', '45,000 रु.'],
])('%j is a figure [17.162]', (text) => {
  expect(aligned(tableOf(row('Fee', `<strong>${text}</strong>`)))).toHaveLength(1);
});

test.each([
  ...[
    '8:00',
    '6:15–9:30',
    'Room 404',
    '2 years',
    'First',
    '01-5970123',
    '9841000420',
    '9841 0004201',
    'BCA',
    '',
    '–',
    '12/5',
  ],
  ...['पाँच', 'कोठा ४०४'],
])('%j is none [17.162]', (text) => {
  expect(aligned(tableOf(row('Word', text)))).toEqual([]);
});

test('a column that also holds words stays as it is, and so does the first [17.162]', () => {
  expect(aligned(tableOf(row('1', '60', '30'), row('2', 'as ranked', '30')))).toEqual(['30', '30']);
});

test('what the author aligned stays as it is [17.162]', () => {
  const own = '<p class="ql-align-center">500</p>';
  expect(
    aligned(tableOf(head('a', '<p class="ql-align-center">b</p>'), row('x', own), row('y', '600'))),
  ).toEqual(['600']);
});

test('columns are counted with merged cells [17.162]', () => {
  const merged = tableOf(
    '<tr><th rowspan="2">For</th><th colspan="2">In NPR</th></tr>',
    head('Year 1', 'Year 2'),
    '<tr><td rowspan="2">Fees</td><td>100</td><td>once</td></tr>',
    '<tr><td>200</td><td>yearly</td></tr>',
  );
  expect(aligned(merged)).toEqual(['Year 1', '100', '200']);
});

test('the rest of the text stays as it is, also around a table in a table [17.162]', () => {
  const html = `<p>1 &amp; 2</p><table><tbody>${row('a', tableOf(row('b', '5')))}</tbody></table><p>3</p>`;
  expect(withFiguresAligned(html).replace(' class="figure"', '')).toBe(html);
});
