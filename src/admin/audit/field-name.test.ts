import { expect, test } from 'vitest';
import { fieldName as inNepali } from './field-name.ne.ts';
import { fieldName as inEnglish } from './field-name.ts';

const labels = { openingHours: 'कार्यालय खुल्ने समय', motto_ne: 'आदर्श वाक्य' };

test.each([
  ['openingHours', 'opening hours', 'कार्यालय खुल्ने समय'],
  ['motto_ne', 'motto in Nepali', 'आदर्श वाक्य'],
  ['name', 'name', 'नाम'],
  ['duties', 'duties', 'जिम्मेवारी'],
  ['lang', 'language', 'भाषा'],
  ['fieldOfLater', 'field of later', 'fieldOfLater'],
])('the changed field %s is said as %s, and in Nepali as %s [20.93]', (field, english, nepali) => {
  expect([inEnglish(field, labels), inNepali(field, labels)]).toEqual([english, nepali]);
});
