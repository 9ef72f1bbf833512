import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from './profile.ts';

let stored: string | null = null;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'profile' ? stored : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const someone = (role: string) => ({ _id: '1', name: 'Asha', email: 'a@localhost', role });

test.each([
  ['user', 'admin', '/admin/dashboard', '/admin/dashboard'],
  ['student', 'student', '/student/dashboard', '/ne/student/dashboard'],
  ['teacher', 'teacher', '/teacher/dashboard', '/ne/teacher/dashboard'],
])(
  'who is signed in is the %s of the stored profile with the role %s, and has the dashboard %s [3.28, 17.150]',
  (key, role, dashboard, inNepali) => {
    stored = JSON.stringify({ token: 'a-token', [key]: someone(role) });
    const person = { token: 'a-token', name: 'Asha', role };
    expect(signedIn()).toEqual({ ...person, dashboard });
    document.documentElement.lang = 'ne';
    expect(signedIn()).toEqual({ ...person, dashboard: inNepali });
  },
);

test.each([
  ['nothing is stored', null],
  ['null is', 'null'],
  ['it is no profile', '"nonsense"'],
  ['it is no JSON', '{'],
  ['it has no token', JSON.stringify({ student: someone('student') })],
  ['it names nobody', JSON.stringify({ token: 'a-token' })],
  ['the student has another role', JSON.stringify({ token: 'a-token', student: someone('teacher') })],
  ['the user has another role', JSON.stringify({ token: 'a-token', user: someone('student') })],
])('nobody is signed in where %s [3.28, 6.7]', (_, profile) => {
  stored = profile;
  expect(signedIn()).toBeNull();
});
