import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
const PASSWORD = 'a long enough one';
const NEW = 'another long enough one';
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite({ environment: { LIMIT_LOGIN: '5/15m' } });
  await Promise.all(['student', 'teacher'].map((role) => add(role, `${role}@localhost`)));
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

async function signIn(page: Window, role: 'student' | 'teacher', password = PASSWORD) {
  await fillIn(page, `${role}@localhost`, password);
  await press(page, 'Login');
  await page.waitForURL(`${site.url}/${role}/dashboard`);
}

const storedProfile = (page: Window) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? 'null'));

describe('the sign-in of students and teachers', () => {
  test.each(['student', 'teacher'] as const)(
    'opens the dashboard of a %s, and signs out [1.9, 2.28, 2.29, 2.32-2.34, 3.26, 4.6, 4.8, 6.2, 6.3, 8.26, 17.151]',
    async (role) => {
      // The browser logs the failed one of the two login calls.
      const page = await visitLogin({ expects: [401] });
      await page.clock.install();
      await signIn(page, role);
      await toast(page, 'Login Successfully');
      await screen(page, role === 'student' ? 'Student Dashboard' : 'Teacher Dashboard');
      const profile = await storedProfile(page);
      expect(profile).toEqual({
        token: expect.any(String),
        [role]: {
          _id: expect.any(String),
          name: `Asha the ${role}`,
          email: `${role}@localhost`,
          role,
          lang: 'en',
        },
      });
      await page.clock.runFor(6000);
      await eventually(() => page.getByRole('status').count()).toBe(0);

      await page.goto('/login');
      const already = named(page, 'region', 'Signed in');
      expect(await already.textContent()).toContain(`You are signed in as Asha the ${role} (${role}).`);
      await named(already, 'link', 'Go to your dashboard').click();
      const ended = page.waitForRequest((request) => request.url().endsWith('/api/logout'));
      await press(page, 'Logout');
      expect((await ended).method()).toBe('POST');
      await page.waitForURL(`${site.url}/`);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect((await site.call('GET', '/api/me', { as: { token: profile.token } })).status).toBe(401);
      await page.goto('/login');
      await page.getByLabel('Email', { exact: true }).waitFor();
      expect(await already.count()).toBe(0);
    },
  );

  test('shows one message when both logins refuse, keeps the input, and sends once [2.34, 4.7, 5.2]', async () => {
    const page = await visitLogin({ expects: [401] });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await press(page, 'Login');
    expect(calls).toEqual([]);
    await fillIn(page, 'student@localhost', 'wrong password');
    await named(page, 'button', 'Login').dblclick();
    await toast(page, 'Invalid email or password', 'alert');
    expect(calls.sort()).toEqual(['/api/student/login', '/api/teacher/login']);
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('student@localhost');
    expect(await storedProfile(page)).toBeNull();
  });

  test('asks to wait after five attempts, each of which counts once [2.35]', async () => {
    const page = await visitLogin({ expects: [401, 429] });
    const answered = { 401: 0, 429: 0 };
    page.on('response', (response) => {
      const status = response.status();
      if (status === 401 || status === 429) answered[status] += 1;
    });
    for (let tries = 1; tries <= 5; tries += 1) {
      await fillIn(page, 'nobody@localhost', `wrong password ${tries}`);
      await page.keyboard.press('Enter');
      await eventually(() => answered[401]).toBe(2 * tries);
      await eventually(() => named(page, 'button', 'Login').getAttribute('aria-disabled')).toBe('false');
    }
    await page.keyboard.press('Enter');
    await eventually(() => answered[429]).toBe(2);
    await toast(page, 'Too many failed sign-ins. Please try again in 15 minutes.', 'alert');
  });

  test('says that the server cannot be reached, and works again when it can [8.2]', async () => {
    const page = await visitLogin({ expects: ['offline', 401] });
    await fillIn(page, 'teacher@localhost');
    await page.context().setOffline(true);
    await press(page, 'Login');
    await toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
    await page.context().setOffline(false);
    await press(page, 'Login');
    await page.waitForURL(`${site.url}/teacher/dashboard`);
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
    'a student in name only': { token: 'made-up', student: someone('teacher') },
    'nobody with a token': { student: someone('student') },
    nonsense: 'nonsense',
  };

  test('admits only the right role, and redirects all others to the home page [2.28, 2.29, 3.28, 6.2, 6.3, 6.7]', async () => {
    // The student's session is made up, too.
    const page = await openPage(site, { expects: [401] });
    await page.goto('/contact-us');
    for (const [who, profile] of Object.entries(profiles)) {
      for (const role of ['student', 'teacher']) {
        // From the dashboard or the home page, where the one before led.
        await page.evaluate((value) => localStorage.setItem('profile', JSON.stringify(value)), profile);
        await page.goto(`/${role}/dashboard`, { waitUntil: 'commit' });
        if (who === role) await named(page, 'button', 'Logout').waitFor();
        else await page.waitForURL(`${site.url}/`, { waitUntil: 'commit' });
        expect(new URL(page.url()).pathname, who).toBe(who === role ? `/${role}/dashboard` : '/');
      }
    }
  });
});

describe('a signed-in person', () => {
  test('is led by the footer to the dashboard, and by Login again after Logout [17.150]', async () => {
    const page = await openPage(site, { as: 'admin' });
    const login = () =>
      named(page.getByRole('contentinfo'), 'link', 'Login').getAttribute('href', { timeout: 5000 });
    await page.goto('/faqs');
    await eventually(login).toBe('/admin/dashboard');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await login()).toBe('/login');
  });

  test('who is a student sees programme, semester and subjects on the dashboard [17.152]', async () => {
    const faculty = (await site.call('POST', '/api/faculty', { json: { title: 'बीसीए' } })).record._id;
    const subjects = [
      { code: 'CACS201', name: 'Data Structures', credits: 3 },
      { code: '', name: 'नेपाली', credits: null },
    ];
    const json = { title: 'Third Semester', faculty, subjects };
    const semester = (await site.call('POST', '/api/semester', { json })).record._id;
    await add('student', 'bca@localhost', { faculty, semester });
    const page = await visitLogin({ expects: [401], width: 360 });
    await fillIn(page, 'bca@localhost');
    await press(page, 'Login');
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
    // Without a session the rest of the page stays, with a message.
    await page.route('**/api/student/details', (route) => route.fulfill({ status: 401, json: {} }));
    await page.reload();
    await studies.getByText('Your session has ended.').waitFor();
    expect(await named(studies, 'link', 'Sign in again').getAttribute('href')).toBe('/login');
  });
});

describe('a student’s own account', () => {
  test('gets another password and signs out everywhere, by keyboard alone', async () => {
    const [page, elsewhere] = [
      await visitLogin({ expects: [400, 401], width: 390 }),
      await visitLogin({ expects: [401] }),
    ];
    await signIn(elsewhere, 'student');
    await signIn(page, 'student');
    const before = await storedProfile(page);

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
    expect((await storedProfile(page)).token).not.toBe(before.token);

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

    await page.goto('/login');
    await signIn(page, 'student', NEW);
    const { token } = await storedProfile(page);
    const json = { current: NEW, password: PASSWORD };
    expect((await site.call('PUT', '/api/me/password', { as: { token }, json })).status).toBe(200);
  });
});

test('axe finds nothing on sign-in, dashboard and dialogs in light or dark colours', async () => {
  const page = await visitLogin({ expects: [401] });
  const widths = [1440, 390];
  await page.clock.install();
  await fillIn(page, 'somebody.else@localhost', 'wrong password');
  await press(page, 'Login');
  await page.clock.runFor(100);
  await toast(page, 'Invalid email or password', 'alert');
  await expectAccessible(page, 'refused', widths);
  await signIn(page, 'teacher');
  await screen(page, 'Teacher Dashboard');
  await expectAccessible(page, 'dashboard', widths, 'main');
  for (const dialog of ['Change password', 'Sessions']) {
    await press(page, dialog);
    await named(page, 'dialog', dialog).waitFor();
    await expectAccessible(page, dialog, widths, 'dialog');
    await page.keyboard.press('Escape');
  }
  await page.goto('/login');
  await named(page, 'region', 'Signed in').waitFor();
  await expectAccessible(page, 'signed in', widths, 'main');
});
