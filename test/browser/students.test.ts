import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible, expectAccessibleNow, WITHOUT_FRAME } from './accessibility.ts';
import { named, press, screen, signOut, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
const PASSWORD = 'a long enough one';
const NEW = 'another long enough one';
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite({ environment: { LIMIT_LOGIN: '5/15m' } });
  await add('teacher', 'teacher@localhost');
});
afterAll(() => site.close());

async function add(role: string, email: string, more: object = {}) {
  const json = { role, name: `Asha the ${role}`, email, password: PASSWORD, ...more };
  expect((await site.call('POST', '/api/account', { json })).status).toBe(201);
}

async function visitLogin(options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(site, options);
  await page.goto('/login');
  return page;
}

type Window = Awaited<ReturnType<typeof visitLogin>>;

async function fillIn(page: Window, email: string, password = PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signIn(page: Window, role: 'student' | 'teacher') {
  await fillIn(page, `${role}@localhost`);
  await press(page, 'Login');
  await page.waitForURL(`${site.url}/${role}/dashboard`);
}

const storedProfile = (page: Window) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? 'null'));

const keepProfile = (page: Window, profile: unknown) =>
  page.evaluate((value) => localStorage.setItem('profile', JSON.stringify(value)), profile);

const greeting = (page: Window) => named(page, 'region', 'Signed in');

/** Expects the toast, the dashboard and the stored answer of the login. @returns its token */
async function expectSignedIn(page: Window, role: 'student' | 'teacher'): Promise<string> {
  await toast(page, 'Login Successfully');
  await screen(page, role === 'student' ? 'Student Dashboard' : 'Teacher Dashboard');
  const profile = await storedProfile(page);
  const email = `${role}@localhost`;
  const person = { _id: expect.any(String), name: `Asha the ${role}`, email, role, lang: 'en' };
  expect(profile).toEqual({ token: expect.any(String), [role]: person });
  return profile.token;
}

describe('the sign-in of students and teachers', () => {
  test('opens the dashboard of a teacher after a wrong password, greets who is signed in, and signs out; axe finds nothing in light or dark colours [1.9, 2.29, 2.33, 2.34, 3.26, 4.6, 4.8, 6.3, 8.26, 17.151]', async () => {
    // The browser also logs the 401 of the one of the two login calls that fails.
    const page = await visitLogin({ expects: [401] });
    await page.clock.install();
    await fillIn(page, 'teacher@localhost', 'wrong password');
    await press(page, 'Login');
    await page.clock.runFor(100);
    await toast(page, 'Invalid email or password', 'alert');
    await expectAccessibleNow(page, 'refused', 'light', WITHOUT_FRAME);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessibleNow(page, 'refused', 'light', WITHOUT_FRAME);
    await expectAccessibleNow(page, 'refused', 'dark', WITHOUT_FRAME);
    await signIn(page, 'teacher');
    const token = await expectSignedIn(page, 'teacher');
    await page.clock.runFor(6000);
    await eventually(() => page.getByRole('status').count()).toBe(0);
    // The dashboard itself is checked with a student's, which shows more.
    for (const dialog of ['Change password', 'Sessions']) {
      await press(page, dialog);
      await named(page, 'dialog', dialog).waitFor();
      await expectAccessible(page, dialog, [390], 'dialog');
      await page.keyboard.press('Escape');
    }

    await page.goto('/login');
    const words = 'You are signed in as Asha the teacher (teacher).';
    expect(await greeting(page).textContent()).toContain(words);
    await expectAccessible(page, 'signed in', [390], 'main');
    await named(greeting(page), 'link', 'Go to your dashboard').click();
    await screen(page, 'Teacher Dashboard');
    await signOut(page, site, token);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).waitFor();
    expect(await greeting(page).count()).toBe(0);
  });

  test('keeps the input, sends it once, and says in one message that the server cannot be reached, that both logins refuse, or how long to wait after five attempts [2.34, 2.35, 4.7, 5.2, 8.2]', async () => {
    const page = await visitLogin({ expects: ['offline', 401, 429] });
    let calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    const answered = { 401: 0, 429: 0 };
    page.on('response', (response) => {
      const status = response.status();
      if (status === 401 || status === 429) answered[status] += 1;
    });
    const isReady = () =>
      eventually(() => named(page, 'button', 'Login').getAttribute('aria-disabled')).toBe('false');
    await press(page, 'Login');
    expect(calls).toEqual([]);

    await fillIn(page, 'teacher@localhost', 'wrong password');
    await page.context().setOffline(true);
    await press(page, 'Login');
    await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
    await page.context().setOffline(false);
    await isReady();

    calls = [];
    await named(page, 'button', 'Login').dblclick();
    await toast(page, 'Invalid email or password', 'alert');
    expect(calls.sort()).toEqual(['/api/student/login', '/api/teacher/login']);
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('teacher@localhost');
    expect(await storedProfile(page)).toBeNull();

    for (let tries = 1; tries <= 5; tries += 1) {
      await isReady();
      await fillIn(page, 'nobody@localhost', `wrong password ${tries}`);
      await page.keyboard.press('Enter');
      await eventually(() => answered[401]).toBe(2 + 2 * tries);
    }
    await isReady();
    await page.keyboard.press('Enter');
    await eventually(() => answered[429]).toBe(2);
    await toast(page, 'Too many failed sign-ins. Please try again in 15 minutes.', 'alert');
  });

  test('says that it needs script, and submits nothing without it', async () => {
    const page = await visitLogin({ javaScriptEnabled: false });
    expect(await page.locator('.needs-script').textContent()).toContain('Signing in needs JavaScript.');
    expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false);
    await page.goto('/student/dashboard');
    expect(await page.locator('.needs-script').textContent()).toContain('Your dashboard needs JavaScript.');
    expect(await named(page, 'button', 'Logout').count()).toBe(0);
  });
});

describe('the guard of the dashboards', () => {
  const someone = (role: string) => ({ _id: '1', name: 'Asha', email: 'a@localhost', role });
  const profiles: Record<string, unknown> = {
    nobody: null,
    student: { token: 'made-up', student: someone('student') },
    teacher: { token: 'made-up', teacher: someone('teacher') },
    admin: { token: 'made-up', user: someone('admin') },
  };

  // Which role a profile has is tested beside src/site/scripts/profile.ts.
  test('admits only the right role, and redirects all others to the home page [2.28, 2.29, 3.28, 6.2, 6.3, 6.7]', async () => {
    // The student's session is made up, too.
    const page = await openPage(site, { expects: [401] });
    await page.goto('/robots.txt');
    for (const [who, profile] of Object.entries(profiles)) {
      for (const role of ['student', 'teacher']) {
        // From the dashboard or the home page, where the one before led.
        await keepProfile(page, profile);
        await page.goto(`/${role}/dashboard`, { waitUntil: 'commit' });
        if (who === role) await named(page, 'button', 'Logout').waitFor();
        else await page.waitForURL(`${site.url}/`, { waitUntil: 'commit' });
        expect(new URL(page.url()).pathname, who).toBe(who === role ? `/${role}/dashboard` : '/');
        if (who !== 'student' || role !== who) continue;
        // Without a session the rest of the page stays, with a message.
        const studies = named(page, 'region', 'Your studies');
        await studies.getByText('Your session has ended.').waitFor();
        expect(await named(studies, 'link', 'Sign in again').getAttribute('href')).toBe('/login');
      }
    }
  });
});

describe('a student', () => {
  test('sees programme, semester and subjects, gets another password by keyboard alone, and signs out here and everywhere [1.9, 2.28, 2.32, 2.34, 3.26, 4.6, 4.8, 6.2, 8.26, 17.150-17.152]', async () => {
    const faculty = (await site.call('POST', '/api/faculty', { json: { title: 'बीसीए' } })).record._id;
    const subjects = [
      { code: 'CACS201', name: 'Data Structures', credits: 3 },
      { code: '', name: 'नेपाली', credits: null },
    ];
    const json = { title: 'Third Semester', faculty, subjects };
    const semester = (await site.call('POST', '/api/semester', { json })).record._id;
    await add('student', 'student@localhost', { faculty, semester });
    const page = await visitLogin({ expects: [400, 401] });
    await signIn(page, 'student');
    const before = await expectSignedIn(page, 'student');
    const login = () =>
      named(page.getByRole('contentinfo'), 'link', 'Login').getAttribute('href', { timeout: 5000 });
    await eventually(login).toBe('/student/dashboard');

    const studies = named(page, 'region', 'Your studies');
    const link = named(studies, 'link', 'बीसीए');
    expect(await link.getAttribute('href')).toBe(`/academics/बीसीए/${faculty}`);
    expect(await link.getAttribute('lang')).toBe('ne');
    expect(await studies.getByRole('definition').allTextContents()).toEqual(['बीसीए', 'Third Semester']);
    expect(await studies.getByRole('row').allInnerTexts()).toEqual([
      'Code\tSubject\tCredits',
      'CACS201\tData Structures\t3',
      '\tनेपाली\t',
    ]);
    await expectAccessible(page, 'student’s dashboard', [1440, 360], 'main');

    const elsewhere = await openPage(site, { expects: [401] });
    await elsewhere.goto('/robots.txt');
    const account = { email: 'student@localhost', password: PASSWORD };
    const other = await site.call('POST', '/api/student/login', { as: 'nobody', json: account });
    await keepProfile(elsewhere, other.json);
    await elsewhere.goto('/student/dashboard');
    await screen(elsewhere, 'Student Dashboard');

    await named(page, 'button', 'Change password').focus();
    await page.keyboard.press('Enter');
    const dialog = named(page, 'dialog', 'Change password');
    await dialog.waitFor();
    await page.keyboard.type('wrong password');
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEW);
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not your current password.').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await toast(page, 'Password changed. Everywhere else you are signed out.');
    expect((await storedProfile(page)).token).not.toBe(before);

    // The other page notices it with its next call.
    await press(elsewhere, 'Sessions');
    await elsewhere.waitForURL(`${site.url}/`);
    expect(await storedProfile(elsewhere)).toBeNull();

    await press(page, 'Sessions');
    const sessions = named(page, 'dialog', 'Sessions').getByRole('listitem');
    await eventually(() => sessions.allTextContents()).toEqual(['Chrome on Linux, this one']);
    await press(page, 'Sign out everywhere');
    await page.waitForURL(`${site.url}/`);
    expect(await storedProfile(page)).toBeNull();

    const renewed = await site.call('POST', '/api/student/login', {
      as: 'nobody',
      json: { ...account, password: NEW },
    });
    expect(renewed.status).toBe(200);
    await keepProfile(page, renewed.json);
    await page.goto('/login');
    const words = 'You are signed in as Asha the student (student).';
    expect(await greeting(page).textContent()).toContain(words);
    await signOut(page, site, renewed.record.token ?? '', greeting(page));
    await page.waitForLoadState('networkidle');
    expect(await login()).toBe('/login');
  });
});
