import { expect, test } from 'vitest';
import { generatePassword } from './generated-password.ts';

test('a generated password is long, readable aloud and different every time', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
  expect(new Set(made).size).toBe(200);
});
