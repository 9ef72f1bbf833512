import { expect, test } from 'vitest';
import { isKept, tableOf } from '../../bench/table.ts';
import { budgets } from '../../bench/wire/budgets.ts';
import { weigh } from '../../bench/wire/page-weights.ts';
import { inMatrix } from '../all-tests.ts';
import { sharedChromium } from './chromium.ts';

test('pages stay within the transfer budget of their kind, and fetch nothing from other origins [17.75, 20.46]', {
  timeout: 600_000,
}, async () => {
  const kinds = inMatrix(['home', 'programme'], Object.keys(budgets));
  const rows = await weigh(await sharedChromium(), kinds);
  console.log(`\n${tableOf(rows)}\n`);
  expect(rows.filter((row) => !isKept(row))).toEqual([]);
});
