import { describe, expect, test } from 'vitest';
import { accountChanges, accountTextsOf, generatePassword } from './account-screens.tsx';

const student = {
  _id: '1',
  name: 'Asha',
  email: 'asha@localhost',
  role: 'student',
  faculty: 'bca',
  semester: 'first',
  disabled: false,
  lang: 'en',
} as const;

describe('the form of an account', () => {
  test('sends nothing if nothing was changed', () => {
    const start = accountTextsOf(student);
    expect(accountChanges(start, start)).toEqual({});
  });

  test.each([
    [{ name: 'Sita' }, { name: 'Sita' }],
    [{ disabled: 'true' }, { disabled: true }],
    [{ password: 'a long enough one' }, { password: 'a long enough one' }],
    [
      { faculty: 'bba', semester: '' },
      { faculty: 'bba', semester: '' },
    ],
    [{ lang: 'ne' }, { lang: 'ne' }],
    [{ role: 'teacher' }, { role: 'teacher', faculty: '', semester: '' }],
  ])('sends only the changed fields: %j [20.191]', (typed, sent) => {
    const start = accountTextsOf(student);
    expect(accountChanges(start, { ...start, ...typed })).toEqual(sent);
  });

  test('sends the duties of an admin as a list, only where they were changed [19.9]', () => {
    const admin = { ...student, role: 'admin', faculty: null, semester: null, duties: ['author'] } as const;
    const start = accountTextsOf(admin);
    expect(accountChanges(start, start)).toEqual({});
    expect(accountChanges(start, { ...start, duties: '' })).toEqual({ duties: [] });
    expect(accountChanges(start, { ...start, duties: 'author accounts' })).toEqual({
      duties: ['author', 'accounts'],
    });
    const promoted = accountTextsOf(student);
    expect(accountChanges(promoted, { ...promoted, role: 'admin' })).toMatchObject({ duties: [] });
    expect(accountChanges(promoted, { ...promoted, duties: 'author' })).not.toHaveProperty('duties');
  });

  test('can enable a disabled account', () => {
    const start = accountTextsOf({ ...student, disabled: true });
    expect(accountChanges(start, { ...start, disabled: '' })).toEqual({ disabled: false });
  });

  test('ticks no duty of a new admin, and sends what is ticked [22.80]', () => {
    const start = accountTextsOf();
    expect(accountChanges(start, { ...start, role: 'admin' })).toEqual({ role: 'admin', duties: [] });
    expect(accountChanges(start, { ...start, role: 'admin', duties: 'author' })).toMatchObject({
      duties: ['author'],
    });
  });

  test('starts empty, and sends the values of a new account', () => {
    const start = accountTextsOf();
    const typed = { name: 'Ram', email: 'ram@localhost', role: 'teacher', password: 'a long enough one' };
    expect(accountChanges(start, { ...start, ...typed })).toEqual(typed);
  });
});

test('a generated password is long, readable aloud and different every time', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
  expect(new Set(made).size).toBe(200);
});
