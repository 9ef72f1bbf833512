import type { Requirement } from '../requirement.ts';

/** Screens and routes: what everybody sees, and the ways in. */
export const publicScreens: readonly Requirement[] = [
  {
    id: '2.1',
    asks: "`/` is the home page: banners, principal's message, faculties, latest news and events, notices, testimonials, partners, a call to apply (D22).",
    builtIn: ['src/server/pages/home.tsx', 'src/site/pages/home.tsx'],
  },
  {
    id: '2.2',
    asks: '`/notices` lists the notices.',
    builtIn: ['src/server/pages/lists.tsx', 'src/site/pages/notices.tsx'],
  },
  {
    id: '2.3',
    asks: '`/notice/{slug}/{id}` shows a notice.',
    builtIn: ['src/server/pages/details.tsx', 'src/site/pages/notice.tsx'],
  },
  {
    id: '2.4',
    asks: '`/gallery` lists the albums.',
    builtIn: ['src/server/pages/gallery.tsx', 'src/site/pages/gallery-list.tsx'],
  },
  {
    id: '2.5',
    asks: '`/gallery/{slug}/{id}` shows an album.',
    builtIn: ['src/server/pages/gallery.tsx', 'src/site/pages/gallery.tsx'],
  },
  {
    id: '2.6',
    asks: '`/who-we-are` and `/why-us` show the same page, the about content; `/why-us` names the other as its canonical address (D11).',
    builtIn: ['src/server/pages/about.tsx', 'src/site/pages/about.tsx'],
  },
  {
    id: '2.7',
    asks: '`/academics/{slug}/{id}` shows a faculty: one page for each in the Academics list.',
    builtIn: ['src/server/pages/faculty.tsx', 'src/site/pages/faculty.tsx'],
  },
  {
    id: '2.8',
    asks: '`/admissions` shows the admissions content.',
    builtIn: ['src/server/pages/passages.tsx', 'src/site/pages/admissions.tsx'],
  },
  {
    id: '2.9',
    asks: '`/scholarships` shows the scholarships.',
    builtIn: ['src/server/pages/passages.tsx', 'src/site/pages/scholarships.tsx'],
  },
  {
    id: '2.10',
    asks: '`/faqs` shows the questions, each answer opened by its question, its picture inside the answer (D24).',
    builtIn: ['src/server/pages/passages.tsx', 'src/site/pages/faqs.tsx'],
  },
  {
    id: '2.11',
    asks: '`/news-and-events` lists news and events.',
    builtIn: ['src/server/pages/lists.tsx', 'src/site/pages/news-list.tsx'],
  },
  {
    id: '2.12',
    asks: '`/news-and-events/{slug}/{id}` shows a news item.',
    builtIn: ['src/server/pages/details.tsx', 'src/site/pages/news.tsx'],
  },
  {
    id: '2.13',
    asks: '`/contact-us` has the contact form.',
    builtIn: ['src/site/pages/contact.tsx', 'src/site/parts/visitor-form.tsx'],
  },
  {
    id: '2.14',
    asks: "`/message` shows the principal's message; home and the about page lead to it (D28).",
    builtIn: ['src/server/pages/passages.tsx', 'src/site/pages/message.tsx'],
  },
  {
    id: '2.15',
    asks: '`/apply-online` has the application form; its program is a select of the faculties, or a text where there are none (D32).',
    builtIn: ['src/site/pages/apply.tsx', 'src/site/parts/visitor-form.tsx', 'src/site/parts/form-field.tsx'],
  },
  {
    id: '2.16',
    asks: '`/login` is the login page; it leads staff to `/admin/login` (D28).',
    builtIn: ['src/site/pages/login.tsx', 'src/server/pages/ways-in.tsx'],
  },
  {
    id: '2.17',
    asks: "`/admin/login` is the administrator's sign-in.",
    builtIn: ['src/admin/session/login-screen.tsx'],
  },
  {
    id: '2.18',
    asks: "Any other path is the not-found page: 'Page Not Found', code 404, with a link home.",
    builtIn: ['src/site/pages/not-found.tsx', 'src/server/pages/page-routes.tsx'],
  },
  {
    id: '2.19',
    asks: 'The id decides which record a page shows; a slug that is wrong leads to the right one (D5).',
    builtIn: ['src/server/pages/record-page.ts', 'src/schema/slug.ts'],
  },
  {
    id: '2.20',
    asks: 'A news item stands below a breadcrumb (Home > News & Events > slug) with its title and its formatted description.',
    builtIn: ['src/site/pages/news.tsx', 'src/site/parts/breadcrumb.tsx'],
  },
  {
    id: '2.21',
    asks: 'A news item shows its image, or a drawn one where it has none.',
    builtIn: ['src/site/pages/news.tsx', 'src/site/parts/drawn.ts'],
  },
  {
    id: '2.22',
    asks: "Beside a news item stand the 'Latest News & Events', whose entries link to `/notice/{slug}/{id}`.",
    builtIn: ['src/site/parts/latest-news.tsx'],
  },
  {
    id: '2.23',
    asks: '`/notice/{slug}/{id}` with the id of a news item leads to that item (D4).',
    builtIn: ['src/server/pages/details.tsx'],
  },
  {
    id: '2.24',
    asks: "The navigation is a bar in wide windows and a drawer in narrow ones, with the same links and 'Alumini' without a link.",
    builtIn: ['src/site/parts/header.tsx', 'src/site/parts/drawer.tsx'],
  },
  {
    id: '2.25',
    asks: "The header's links: /, /notices, /gallery, /who-we-are, /admissions, /scholarships, /why-us, /news-and-events, /faqs, /contact-us, /apply-online.",
    builtIn: ['src/site/navigation.ts'],
  },
  {
    id: '2.26',
    asks: 'After an application was submitted the visitor is at `/apply-online`.',
    builtIn: ['src/server/pages/form-route.ts', 'src/site/scripts/form.ts'],
  },
  {
    id: '2.27',
    asks: 'After a message was sent the visitor is at `/contact-us`.',
    builtIn: ['src/server/pages/form-route.ts', 'src/site/scripts/form.ts'],
  },
  {
    id: '2.28',
    asks: '`/student/dashboard` is a placeholder text for whoever has the role student.',
    builtIn: ['src/site/pages/dashboard.tsx', 'src/site/scripts/dashboard.ts'],
  },
  {
    id: '2.29',
    asks: '`/teacher/dashboard` is a placeholder text for whoever has the role teacher.',
    builtIn: ['src/site/pages/dashboard.tsx', 'src/site/scripts/dashboard.ts'],
  },
  {
    id: '2.30',
    asks: '`/admin/*` is for whoever has the role admin.',
    builtIn: ['src/admin/session/guard.ts', 'src/server/access.ts'],
  },
  {
    id: '2.31',
    asks: "The admin's login leads to `/admin/dashboard`.",
    builtIn: ['src/admin/session/login-screen.tsx'],
  },
  {
    id: '2.32',
    asks: "The student's login leads to `/student/dashboard`.",
    builtIn: ['src/site/scripts/login.ts'],
  },
  {
    id: '2.33',
    asks: "The teacher's login leads to `/teacher/dashboard`.",
    builtIn: ['src/site/scripts/login.ts'],
  },
  {
    id: '2.34',
    asks: "The student's login form calls the student's and the teacher's login at once; the one that succeeds decides where it leads, and only when both fail is one error shown (D13).",
    builtIn: ['src/site/scripts/login.ts'],
  },
  {
    id: '2.35',
    asks: 'A wrong password at that form counts once against the throttle, and the failing half of a successful pair not at all (D13).',
    builtIn: ['src/accounts/sign-in-throttle.ts'],
  },
];
