import { describe, expect, test } from 'vitest';
import type { Texts } from '../form/texts.ts';
import { accountTextsOf, accountValues } from './account-screens.tsx';

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

const sent = (start: Texts, changes: Texts) => accountValues(changes, { ...start, ...changes });

describe('the form of an account', () => {
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
  ])('sends only the changed fields: %j [20.191]', (typed, values) => {
    expect(sent(accountTextsOf(student), typed)).toEqual(values);
  });

  test('sends no faculty of a teacher, also where one was chosen for a student before', () => {
    const teacher = accountTextsOf({ ...student, role: 'teacher', faculty: null, semester: null });
    expect(sent(teacher, { faculty: 'bca', semester: 'first' })).toEqual({ faculty: '', semester: '' });
    expect(sent(accountTextsOf({ ...student, role: 'teacher' }), { name: 'Sita' })).toEqual({ name: 'Sita' });
  });

  test('sends the duties of an admin as a list, only where they were changed [19.9]', () => {
    const admin = { ...student, role: 'admin', faculty: null, semester: null, duties: ['author'] } as const;
    const start = accountTextsOf(admin);
    expect(sent(start, { name: 'Sita' })).toEqual({ name: 'Sita' });
    expect(sent(start, { duties: '' })).toEqual({ duties: [] });
    expect(sent(start, { duties: 'author accounts' })).toEqual({ duties: ['author', 'accounts'] });
    const promoted = accountTextsOf(student);
    expect(sent(promoted, { role: 'admin' })).toMatchObject({ duties: [] });
    expect(sent(promoted, { duties: 'author' })).toEqual({});
  });

  test('can enable a disabled account', () => {
    const start = accountTextsOf({ ...student, disabled: true });
    expect(sent(start, { disabled: '' })).toEqual({ disabled: false });
  });

  test('ticks no duty of a new admin, and sends what is ticked [22.80]', () => {
    const start = accountTextsOf();
    expect(start).toMatchObject({ name: '', duties: '' });
    expect(sent(start, { ...start, role: 'admin' })).toMatchObject({ role: 'admin', duties: [] });
    expect(sent(start, { ...start, role: 'admin', duties: 'author' })).toMatchObject({
      duties: ['author'],
    });
  });
});
