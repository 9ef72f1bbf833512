import { expect, test } from 'vitest';
import { COLLEGE_FIELDS } from '../../content/college-fields.ts';
import { settingsGroups } from './settings-fields.ts';

test('the form of the settings has every field once', () => {
  const names = settingsGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.toSorted()).toEqual(COLLEGE_FIELDS.toSorted());
});
