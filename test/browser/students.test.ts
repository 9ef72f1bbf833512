import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { press, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { gatherPeople } from './people.ts';

const person = gatherPeople();
const PASSWORD = 'a long enough one';
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  for (const role of ['student', 'teacher']) {
    const json = { role, name: `Asha the ${role}`, email: `${role}@localhost`, password: PASSWORD };
    expect((await site.call('POST', '/api/account', { json })).status).toBe(201);
  }
});
afterAll(() => site.close());

async function visitLogin(options: Parameters<typeof person>[1] = {}) {
  const page = await person(site, options);
  await page.goto('/login');
  return page;
}

type Window = Awaited<ReturnType<typeof visitLogin>>;

async function fillIn(page: Window, email: string, password = PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const storedProfile = (page: Window) => page.evaluate(() => localStorage.getItem('profile'));

describe('the sign-in of students and teachers', () => {
  test('tells one refusal when both logins refuse, and keeps what was typed', async () => {
    const page = await visitLogin({ expects: [401] });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await fillIn(page, 'student@localhost', 'wrong password');
    await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
    await toast(page, 'Invalid email or password', 'alert');
    expect(calls.sort()).toEqual(['/api/student/login', '/api/teacher/login']);
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('student@localhost');
    expect(await storedProfile(page)).toBeNull();
  });

  test('cannot reach the server, and says so', async () => {
    const page = await visitLogin({ expects: ['offline'] });
    await fillIn(page, 'student@localhost');
    await page.context().setOffline(true);
    await press(page, 'Login');
    await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  });
});
