import { idParameter, inEveryEncoding, operation } from './operation.ts';

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const maybeId = { type: ['string', 'null'] };
const tag = 'sign-in';
const security = [{ token: [] }];

const session = {
  type: 'object',
  properties: {
    createdAt: instant,
    seenAt: instant,
    agent: { ...text, description: "The browser in words, such as 'Chrome on Android'; may be empty" },
    isCurrent: { type: 'boolean' },
  },
  required: ['createdAt', 'seenAt', 'agent', 'isCurrent'],
};
const semesters = {
  type: 'array',
  items: { type: 'object', properties: { _id: text, title: text }, required: ['_id', 'title'] },
};
const student = {
  type: 'object',
  properties: {
    _id: text,
    name: text,
    email: text,
    role: { type: 'string', enum: ['student'] },
    faculty: maybeId,
    semester: maybeId,
    faculty_semesters: semesters,
  },
};
const details = { type: 'object', properties: { student }, required: ['student'] };

export const ownAccountPaths = {
  '/api/me/password': {
    put: {
      ...operation({
        summary: 'Change one’s own password; ends all sessions and begins a new one',
        tag,
        body: inEveryEncoding({
          type: 'object',
          properties: { current: text, password: { ...text, minLength: 10 } },
          required: ['current', 'password'],
        }),
        answer: {
          status: 200,
          description: 'The token of the new session, and the account under the key of its login',
          schema: { type: 'object', properties: { token: text }, required: ['token'] },
        },
        refusals: [400, 401, 413, 415, 429],
      }),
      security,
    },
  },
  '/api/me/sessions': {
    get: {
      ...operation({
        summary: 'Where one is signed in, this session first',
        tag,
        answer: { status: 200, description: 'The sessions', schema: { type: 'array', items: session } },
        refusals: [401],
      }),
      security,
    },
    delete: {
      ...operation({
        summary: 'Sign out everywhere, here too',
        tag,
        answer: { status: 204, description: 'Done' },
        refusals: [401],
      }),
      security,
    },
  },
  '/api/student/details': {
    post: {
      ...operation({
        summary: 'The signed-in student, with the semesters of their faculty',
        tag,
        answer: { status: 200, description: 'The student', schema: details },
        refusals: [400, 401, 403],
      }),
      security,
    },
  },
  '/api/student/details/{id}': {
    post: {
      ...operation({
        summary: 'A student: oneself, or any for an administrator',
        tag,
        parameters: [idParameter],
        answer: { status: 200, description: 'The student', schema: details },
        refusals: [401, 403, 404],
      }),
      security,
    },
  },
} as const;
