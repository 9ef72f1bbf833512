import type { Requirement } from '../requirement.ts';

/** Roles and permissions. */
export const section6: readonly Requirement[] = [
  {
    id: '6.1',
    asks: 'Admins sign in at `/admin/login`, land on `/admin/dashboard` and may use all of `/admin/*`; whose `user.role` is not admin is led to `/`.',
    builtIn: ['src/admin/session/guard.ts', 'src/admin/session/login-screen.tsx'],
  },
  {
    id: '6.2',
    asks: 'Students land on `/student/dashboard`; `/student/*` requires `student.role` to be student.',
    builtIn: ['src/site/scripts/dashboard.ts', 'src/site/scripts/profile.ts'],
  },
  {
    id: '6.3',
    asks: 'Teachers land on `/teacher/dashboard`; `/teacher/*` requires `teacher.role` to be teacher.',
    builtIn: ['src/site/scripts/dashboard.ts', 'src/site/scripts/profile.ts'],
  },
  {
    id: '6.4',
    asks: 'Visitors see all public pages without a login.',
    builtIn: ['src/server/access.ts', 'src/server/pages/page-routes.tsx'],
  },
  {
    id: '6.5',
    asks: 'Visitors may send messages and applications.',
    builtIn: ['src/server/api/submission-routes.ts'],
  },
  {
    id: '6.6',
    asks: 'Visitors may use the chat.',
    builtIn: ['src/server/api/chat-routes.ts', 'src/assistant/answer.ts'],
  },
  {
    id: '6.7',
    asks: "The guard reads the browser's storage only.",
    builtIn: ['src/admin/session/guard.ts', 'src/site/scripts/dashboard.ts'],
  },
  {
    id: '6.8',
    asks: 'Every call of the back office carries the token of the stored profile as a bearer, where there is one.',
    builtIn: ['src/admin/api/request.ts'],
  },
  {
    id: '6.9',
    asks: 'Chat submissions carry no credentials; the history is for admins, and the screen sends their token (D2).',
    builtIn: ['src/server/api/chat-routes.ts', 'src/server/access.ts'],
  },
  {
    id: '6.10',
    asks: 'The server enforces every role on every call (D1).',
    builtIn: ['src/server/access.ts'],
  },
];
