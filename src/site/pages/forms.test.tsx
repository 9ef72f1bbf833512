import { describe, expect, test } from 'vitest';
import { application } from '../../content/application.ts';
import { contact } from '../../content/contact.ts';
import { renderPage } from '../render-page.ts';
import type { Entry, FormView } from '../view-models.ts';
import { ApplyPage } from './apply.tsx';
import { ContactPage } from './contact.tsx';
import { DashboardPage } from './dashboard.tsx';
import { LoginPage } from './login.tsx';
import { at, college, entry, hostile, programme } from './site.fixture.ts';

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const form: FormView = { values: {}, refusal: null, receipt: null, isReceiptOver: false };
const silent = { ...college, phone: '', email: '', address: '', mapsUrl: '', facebook: '' };

describe('the contact page', () => {
  const shown = (facts = college) =>
    mainOf(
      renderPage(<ContactPage type={contact} frame={at('/contact-us', { college: facts })} form={form} />),
    );

  test('links to phone, email, map and the college’s social pages', () => {
    const html = shown({ ...college, email: 'office@himal.example' });
    expect(html).toContain('href="tel:015970123"');
    expect(html).toContain('Extension 23 or 24');
    expect(html).toContain('<a href="mailto:office@himal.example">office@<wbr/>himal.example</a>');
    expect(html).toContain('href="https://maps.example/himal"');
    expect(html).toMatch(/href="https:\/\/social\.example\/himal"[^>]*>.*Facebook/);
    expect(html).not.toContain('YouTube');
  });

  test('says when the office is open, and which university awards the degrees [17.173]', () => {
    const html = shown({ ...college, openingHours: 'आइतबारदेखि शुक्रबार', university: 'Tribhuvan University' });
    expect(html).toMatch(/>Opening hours<\/h2><p class="reach-line" lang="ne">आइतबारदेखि शुक्रबार<\/p>/);
    expect(html).toMatch(/>Affiliation<\/h2><p class="reach-line">Tribhuvan University<\/p>/);
  });

  test('names only autofill tokens that HTML allows for single-line fields, so not street-address', () => {
    const inputs = shown().match(/<input[^>]*>/g) ?? [];
    expect(inputs.filter((input) => /autoComplete="street-address"/i.test(input))).toEqual([]);
    expect(inputs.find((input) => input.includes('name="address"'))).toMatch(/autoComplete="address-line1"/i);
  });

  test('leaves out empty contacts, and still has links to go on', () => {
    const html = shown(silent);
    expect(html).not.toMatch(/tel:|mailto:|>Call<|>Visit<|>Follow<|Extension|Opening hours|Affiliation/);
    expect(html).toContain('href="/faqs"');
  });
});

describe('the application page', () => {
  const admissions = [{ title: 'Forms are out', href: '/admissions#forms-are-out' }];
  const faculties = [programme('BCA', { fullName: 'Computer Applications' }), programme('<BBS>')];
  const shown = (more: Partial<FormView> = {}) =>
    mainOf(
      renderPage(
        <ApplyPage
          type={application}
          frame={at('/apply-online', { faculties })}
          form={{ ...form, ...more }}
          intakes={[]}
          admissions={admissions}
        />,
      ),
    );

  test('begins with the form, and links to programmes, admissions and the office', () => {
    const html = shown();
    const places = [
      '<form',
      'href="tel:015970123"',
      'href="/academics/bca/1"',
      'href="/admissions#forms-are-out"',
    ];
    expect(places.map((place) => html.indexOf(place))).toEqual(
      places.map((place) => html.indexOf(place)).toSorted((one, other) => one - other),
    );
    expect(html).toContain('answers within 3 days');
  });

  test('offers the programmes by title, and keeps a chosen one that is not offered any more [2.15]', () => {
    const options = (html: string) =>
      [...html.matchAll(/<option value="([^"]*)"( selected)?/g)].map(([, value, chosen]) => [value, chosen]);
    expect(options(shown())).toEqual([
      ['', ' selected'],
      ['BCA', undefined],
      ['&lt;BBS&gt;', undefined],
    ]);
    expect(options(shown({ values: { program: 'BIM' } })).at(-1)).toEqual(['BIM', ' selected']);
  });

  test('has a text field for the programme where none is published [2.15]', () => {
    const bare = mainOf(
      renderPage(
        <ApplyPage type={application} frame={at('/apply-online')} form={form} admissions={[]} intakes={[]} />,
      ),
    );
    expect(bare).toMatch(/<label for="program">Program<.*<input [^>]*name="program"/s);
    expect(bare).not.toContain('<select');
    expect(bare).toContain('href="/admissions"');
    expect(bare).not.toContain('<ul class="programmes">');
  });

  test('fills in a refused form again, with its errors, each listed once', () => {
    const reach = 'Give an email address or a phone number, so that we can answer.';
    const html = shown({
      values: { name: hostile, message: `\n${hostile}</textarea>` },
      refusal: { message: 'x', fields: { phone: reach, email: reach }, suggestions: {} },
    });
    expect(html).not.toContain('<script>alert');
    expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(2);
    expect(html.match(new RegExp(reach, 'g'))).toHaveLength(3);
    expect(html).toContain(`<a href="#phone">${reach}</a>`);
    for (const name of ['phone', 'email'])
      expect(html).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"[^>]*${name}-error"`));
    expect(html).not.toMatch(/ required|<input[^>]* type="email"/);
  });

  test('shows a receipt, each text once', () => {
    const words = {
      reference: 'A-261121-7K3FQ',
      name: 'Sita Gurung',
      program: 'BCA',
      day: '21 November 2026',
      nepaliDay: '',
      time: '2:32 pm',
      late: 'It came after the last day.',
      answerBy: '24 November 2026',
    };
    const html = shown({ receipt: words });
    const [, filled = '', blank = ''] =
      /<div id="receipts" class="filled-later">(.*?)<\/div><template[^>]*>(.*?)<\/template>/s.exec(html) ??
      [];
    const emptied = filled
      .replace(/<p class="sent-words.*?<\/p>/s, '')
      .replace(/(data-says[^>]*>)[^<]*/g, '$1');
    expect(emptied).toBe(blank);
    for (const word of Object.values(words)) expect(filled).toContain(word);
    expect(filled).toContain('Thank for your application. We will contact you soon.');
  });
});

test('the login page says where to get a login, links to the staff login, and is not indexed [2.16]', () => {
  const html = renderPage(<LoginPage frame={at('/login')} />);
  expect(mainOf(html)).toContain('get their sign-in from the college office');
  expect(mainOf(html)).toMatch(/href="\/admin\/login">Staff sign-in</);
  expect(html).toContain('content="noindex"');
});

test('the Nepali login page joins the postposition to a Nepali name [20.184]', () => {
  const shown = (name: string) =>
    mainOf(renderPage(<LoginPage frame={at('/login', { college: { ...college, name } })} />, 'ne'));
  expect(shown('हिमाल कलेज')).toContain('हिमाल कलेजका विद्यार्थी');
  expect(shown('Himal College')).toContain('<span lang="en">Himal College</span> का विद्यार्थी');
});

test('only the login page loads its script', () => {
  const { assets } = at('/login');
  const frame = at('/login', { assets: { ...assets, pageScripts: { login: '/assets/login.js' } } });
  const html = renderPage(<LoginPage frame={frame} />);
  expect(html).toContain('<script type="module" src="/assets/login.js"></script>');
  expect(
    renderPage(<ContactPage type={contact} frame={{ ...frame, path: '/contact-us' }} form={form} />),
  ).not.toContain('login.js');
});

test.each(['student', 'teacher'] as const)(
  'the dashboard of a %s holds a place for what will come, and is seen by nobody before the guard [1.9, 2.28, 2.29]',
  (role) => {
    const html = mainOf(
      renderPage(<DashboardPage frame={at(`/${role}/dashboard`)} role={role} notices={[]} />),
    );
    expect(html).toMatch(/<p>Your [a-z, ]+ and your papers will have their place here\.<\/p>/);
    expect(html).toMatch(new RegExp(`<div id="dashboard" [^>]*data-role="${role}" hidden`));
  },
);

test.each(['student', 'teacher'] as const)(
  'the dashboard of a %s shows the latest notices, where there are any',
  (role) => {
    const dashboard = (notices: Entry[]) =>
      mainOf(renderPage(<DashboardPage frame={at(`/${role}/dashboard`)} role={role} notices={notices} />));
    expect(dashboard([])).not.toContain('Latest notices');
    expect(dashboard([entry('Examination forms')])).toMatch(/<h2>Latest notices<\/h2>.*Examination forms/);
  },
);
