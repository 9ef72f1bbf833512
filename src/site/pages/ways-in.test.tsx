import { describe, expect, test } from 'vitest';
import { renderPage } from '../render.ts';
import { ApplyPage } from './apply.tsx';
import { ContactPage } from './contact.tsx';
import { DashboardPage } from './dashboard.tsx';
import { LoginPage } from './login.tsx';
import { at, college, programme } from './site.fixture.ts';

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const silent = { ...college, phone: '', email: '', address: '', mapsUrl: '', social: [] };

describe('the contact page', () => {
  const shown = (facts = college) =>
    mainOf(renderPage(<ContactPage frame={at('/contact-us', { college: facts })} />));

  test('calls, writes, opens the map, and leads to the college’s social pages', () => {
    const html = shown({ ...college, email: 'office@himal.example' });
    expect(html).toContain('href="tel:015970123"');
    expect(html).toContain('Extension 23 or 24');
    expect(html).toContain('<a href="mailto:office@himal.example">office@<wbr/>himal.example</a>');
    expect(html).toContain('href="https://maps.example/himal"');
    expect(html).toMatch(/href="https:\/\/social\.example\/himal"[^>]*>.*Facebook/);
    expect(html).not.toContain('YouTube');
  });

  test('leaves out what the college does not say, and still leads on', () => {
    const html = shown(silent);
    expect(html).not.toMatch(/tel:|mailto:|>Call<|>Visit<|>Follow<|Extension/);
    expect(html).toContain('href="/faqs"');
  });
});

describe('the application page', () => {
  const admissions = [{ title: 'Forms are out', href: '/admissions#forms-are-out' }];
  const frame = at('/apply-online', { faculties: [programme('BCA', { fullName: 'Computer Applications' })] });
  const html = mainOf(renderPage(<ApplyPage frame={frame} admissions={admissions} />));

  test('leads through programme, admissions and office, in this order', () => {
    expect(html).toMatch(
      /href="\/academics\/bca\/1".*href="\/admissions#forms-are-out".*href="tel:015970123"/s,
    );
  });

  test('is as true with nothing published', () => {
    const bare = mainOf(renderPage(<ApplyPage frame={at('/apply-online')} admissions={[]} />));
    expect(bare.match(/<h2>/g)).toHaveLength(3);
    expect(bare).toContain('href="/admissions"');
    expect(bare).not.toContain('<ul class="programmes">');
  });
});

test('the login page tells where a sign-in comes from, leads staff to theirs, and stays out of search engines [2.16]', () => {
  const html = renderPage(<LoginPage frame={at('/login')} />);
  expect(mainOf(html)).toContain('get their sign-in from the college office');
  expect(mainOf(html)).toMatch(/href="\/admin\/login">Staff sign-in</);
  expect(html).toContain('content="noindex"');
});

test('the login page loads the script of its form, and what that imports beside it', () => {
  const { assets } = at('/login');
  const login = { src: '/assets/login.js', imports: ['/assets/toast.js'] };
  const frame = at('/login', { assets: { ...assets, pageScripts: { login } } });
  const html = renderPage(<LoginPage frame={frame} />);
  expect(html).toContain('<link rel="modulepreload" href="/assets/toast.js"/>');
  expect(html).toContain('<script type="module" src="/assets/login.js"></script>');
  expect(renderPage(<ContactPage frame={{ ...frame, path: '/contact-us' }} />)).not.toContain('login.js');
});

test.each(['student', 'teacher'] as const)(
  'the dashboard of a %s holds a place for what will come, and is seen by nobody before the guard [1.9, 2.28, 2.29]',
  (role) => {
    const html = mainOf(renderPage(<DashboardPage frame={at(`/${role}/dashboard`)} role={role} />));
    expect(html).toMatch(/<p>Your [a-z, ]+ and your papers will have their place here\.<\/p>/);
    expect(html).toMatch(new RegExp(`<div id="dashboard" [^>]*data-role="${role}" hidden`));
  },
);
