import { idParameter, operation } from './operation.ts';
import { ownAccountPaths } from './own-account-paths.ts';

const text = { type: 'string' };
const role = { type: 'string', enum: ['admin', 'student', 'teacher'] };
const person = {
  type: 'object',
  properties: { _id: text, name: text, email: text, role },
  required: ['_id', 'name', 'email', 'role'],
};
const credentials = {
  type: 'object',
  properties: { email: text, password: text },
  required: ['email', 'password'],
};
const account = {
  type: 'object',
  properties: {
    ...person.properties,
    faculty: { type: ['string', 'null'] },
    semester: { type: ['string', 'null'] },
    disabled: { type: 'boolean' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
};
const changes = {
  type: 'object',
  properties: {
    role,
    name: { ...text, maxLength: 200 },
    email: text,
    password: { ...text, minLength: 10 },
    faculty: text,
    semester: text,
    disabled: { type: 'boolean' },
  },
};
const created = { ...changes, required: ['role', 'name', 'email', 'password'] };
const tag = 'sign-in';
const json = (schema: object) => ({
  'application/json': schema,
  'application/x-www-form-urlencoded': schema,
});

/** @param key under which the response carries the person */
function loginPath(key: 'user' | 'student' | 'teacher') {
  const schema = {
    type: 'object',
    properties: { token: text, [key]: person },
    required: ['token', key],
  };
  return {
    [`/api/${key}/login`]: {
      post: operation({
        summary: `Sign in as ${key === 'user' ? 'an administrator' : `a ${key}`}`,
        tag,
        body: json(credentials),
        answer: { status: 200, description: 'The token for the Authorization header', schema },
        refusals: [400, 401, 429],
      }),
    },
  };
}

export const signInPaths = {
  ...loginPath('user'),
  ...loginPath('student'),
  ...loginPath('teacher'),
  '/api/logout': {
    post: {
      ...operation({
        summary: 'End this session',
        tag,
        answer: { status: 204, description: 'Done' },
        refusals: [401],
      }),
      security: [{ token: [] }],
    },
  },
  '/api/me': {
    get: {
      ...operation({
        summary: 'Who is signed in, under the key of the login',
        tag,
        answer: { status: 200, description: 'The account', schema: { type: 'object' } },
        refusals: [401],
      }),
      security: [{ token: [] }],
    },
  },
  ...ownAccountPaths,
  '/api/accounts': {
    get: operation({
      summary: 'All accounts',
      tag,
      admin: true,
      answer: { status: 200, description: 'The accounts', schema: { type: 'array', items: account } },
    }),
  },
  '/api/account': {
    post: operation({
      summary: 'Add an account',
      tag,
      admin: true,
      body: json(created),
      answer: { status: 201, description: 'The account', schema: account },
      refusals: [400, 409],
    }),
  },
  '/api/account/{id}': {
    get: operation({
      summary: 'One account',
      tag,
      admin: true,
      parameters: [idParameter],
      answer: { status: 200, description: 'The account', schema: account },
      refusals: [404],
    }),
    put: operation({
      summary: 'Change what the body names',
      tag,
      admin: true,
      parameters: [idParameter],
      body: json(changes),
      answer: { status: 200, description: 'The account', schema: account },
      refusals: [400, 404, 409],
    }),
    delete: operation({
      summary: 'Delete an account',
      tag,
      admin: true,
      parameters: [idParameter],
      answer: { status: 200, description: 'The deleted account', schema: account },
      refusals: [404, 409],
    }),
  },
} as const;
