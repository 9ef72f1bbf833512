import type { Requirement } from '../requirement.ts';

/** What the product does and for whom. */
export const section1: readonly Requirement[] = [
  {
    id: '1.1',
    asks: "Visitors read news and events, notices, galleries, FAQs, scholarships, admissions, the faculties, the principal's message and an about page.",
    builtIn: ['src/server/pages/index.ts', 'src/site/pages'],
  },
  {
    id: '1.2',
    asks: 'Visitors send a message to the college.',
    builtIn: [
      'src/site/pages/contact.tsx',
      'src/site/parts/visitor-form.tsx',
      'src/server/pages/form-route.ts',
    ],
  },
  {
    id: '1.3',
    asks: 'Visitors submit an application online.',
    builtIn: [
      'src/site/pages/apply.tsx',
      'src/site/parts/visitor-form.tsx',
      'src/server/pages/form-route.ts',
    ],
  },
  {
    id: '1.4',
    asks: 'Visitors use a chat, on public pages only: on every route of the public table except `/admin/login`, and not on the dashboards of students and teachers (D27).',
    builtIn: ['src/site/parts/chat-launcher.tsx', 'src/site/scripts/chat-opener.ts', 'src/site/islands/chat'],
  },
  {
    id: '1.5',
    asks: "Admins manage banners, faculties, about content, principal's messages, admissions, news and events, FAQs, scholarships, testimonials, notices, partners, gallery albums and semesters.",
    builtIn: ['src/content/index.ts', 'src/admin/screens.ts', 'src/admin/list/list-screen.tsx'],
  },
  {
    id: '1.6',
    asks: 'Admins read contact messages and applications.',
    builtIn: ['src/admin/inbox/inbox-list-screen.tsx', 'src/admin/inbox/submission-screen.tsx'],
  },
  {
    id: '1.7',
    asks: 'Admins review the history of the chat.',
    builtIn: ['src/admin/chats/chats-screen.tsx', 'src/admin/chats/chat-history.tsx'],
  },
  {
    id: '1.8',
    asks: "There are three logins: admin (whose answer calls the person `user`), student and teacher. The first administrator, and the demonstration's student and teacher, are made at the start (D21).",
    builtIn: ['src/server/api/session-routes.ts', 'src/accounts/sign-in.ts', 'src/accounts/first-admin.ts'],
  },
  {
    id: '1.9',
    asks: 'The dashboards of students and teachers are a placeholder text.',
    builtIn: ['src/site/pages/dashboard.tsx'],
  },
  {
    id: '1.10',
    asks: 'The header bar links to notices and gallery.',
    builtIn: ['src/site/navigation.ts', 'src/site/parts/header.tsx'],
  },
  {
    id: '1.11',
    asks: "'Alumini' stands in the header as plain text, not as a link (D9).",
    builtIn: ['src/site/parts/header.tsx', 'src/site/parts/drawer.tsx'],
  },
  {
    id: '1.12',
    asks: "The header links to the college's plus-two site, whose address is a setting (D10).",
    builtIn: ['src/site/parts/elsewhere.tsx', 'src/content/college.ts'],
  },
  {
    id: '1.13',
    asks: 'The header carries the phone line: the main number and the extensions 23 and 24.',
    builtIn: ['src/site/parts/contact-lines.tsx', 'src/content/college.ts'],
  },
  {
    id: '1.14',
    asks: "The header links the college's address to a maps service.",
    builtIn: ['src/site/parts/contact-lines.tsx'],
  },
  {
    id: '1.15',
    asks: "A button 'Academics' opens a list of every faculty.",
    builtIn: ['src/site/parts/academics.tsx', 'src/server/pages/layout-data.ts'],
  },
  { id: '1.16', asks: "'Apply Now' stands in the header.", builtIn: ['src/site/parts/header.tsx'] },
  { id: '1.17', asks: "The footer shows the college's name.", builtIn: ['src/site/parts/footer.tsx'] },
  {
    id: '1.18',
    asks: "The footer has icons of social media, each leading to the college's page there; one without an address is not shown (D10).",
    builtIn: ['src/site/parts/social-links.tsx'],
  },
  {
    id: '1.19',
    asks: "The footer's row of links: Home, Notice, FAQ's, Gallery, Contact Us, Newsletter (to `/news-and-events`, D8), Login, and an external journal site.",
    builtIn: ['src/site/parts/footer.tsx'],
  },
  {
    id: '1.20',
    asks: "'Privacy' and 'Terms' are plain text items, not links.",
    builtIn: ['src/site/parts/footer.tsx'],
  },
  {
    id: '1.21',
    asks: 'A line of copyright for 2023 carries the address.',
    builtIn: ['src/site/parts/footer.tsx', 'src/content/college.ts'],
  },
  {
    id: '1.22',
    asks: 'Header and footer are hidden on every path that begins `/admin/`.',
    builtIn: ['src/server/admin/shell-routes.ts', 'src/site/pages/not-found.tsx'],
  },
  {
    id: '1.23',
    asks: 'The header hides when the page is scrolled down and shows when it is scrolled up.',
    builtIn: ['src/site/site.ts', 'src/site/parts/header.css'],
  },
  {
    id: '1.24',
    asks: 'Name, phone, address, addresses of other sites and the year are settings that the college changes itself, with neutral defaults (D10, D20).',
    builtIn: [
      'src/content/college.ts',
      'src/server/api/settings-routes.ts',
      'src/admin/settings/settings-screen.tsx',
    ],
  },
];
