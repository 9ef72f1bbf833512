import { expect, test } from 'vitest';
import { digitsFilter, digitsOf, foldedFilter } from './filter-columns.ts';

test('The digits of a telephone number are the same in either script, however they are parted', () => {
  for (const phone of ['98400 00420', '९८४०० ००४२०', '(984) 000-0420', '９８４００.０0420'])
    expect(digitsOf(phone)).toBe('9840000420');
});

test('A keyword is part of a telephone number if it has digits and separators only, three digits at least', () => {
  expect(digitsFilter.needleOf('+977 98400')).toBe('97798400');
  expect(digitsFilter.needleOf('४२०')).toBe('420');
  for (const keyword of ['42', '', '--', 'A-261121-7K3FQ', '98400 Asha'])
    expect(digitsFilter.needleOf(keyword)).toBeNull();
});

test('A telephone number is found with the country code that the caller’s display shows [17.16]', () => {
  for (const shown of ['+977-9840000420', '9779840000420', '00977 98400 00420', '+९७७ ९८४००००४२०'])
    expect(digitsFilter.needleOf(shown)).toBe('9840000420');
  expect(digitsFilter.needleOf('+977-1-5550100')).toBe('15550100');
});

test('Long values are clipped, never within a character', () => {
  expect(foldedFilter.columnOf('🎓'.repeat(5000))).toBe('🎓'.repeat(250));
  expect(digitsFilter.columnOf('९'.repeat(5000))).toHaveLength(250);
});
