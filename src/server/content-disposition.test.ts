import { expect, test } from 'vitest';
import { dispositionOf } from './content-disposition.ts';

test.each([
  ['Fees 2083.pdf', 'filename="Fees 2083.pdf"', "filename*=UTF-8''Fees%202083.pdf"],
  ['Café.pdf', 'filename="Cafe.pdf"', "filename*=UTF-8''Caf%C3%A9.pdf"],
  ['शुल्क.pdf', 'filename="___.pdf"', "filename*=UTF-8''%E0%A4%B6%E0%A5%81%E0%A4%B2%E0%A5%8D%E0%A4%95.pdf"],
  [`a"b\\c;d'(e)*.pdf`, `filename="a_b_c;d'(e)*.pdf"`, "filename*=UTF-8''a%22b%5Cc%3Bd%27%28e%29%2A.pdf"],
  ['50%.pdf', 'filename="50_.pdf"', "filename*=UTF-8''50%25.pdf"],
])('%j is told in two ways', (name, plain, whole) => {
  expect(dispositionOf(name)).toBe(`attachment; ${plain}; ${whole}`);
});
