import type { FastifyInstance, FastifyReply } from 'fastify';
import { findAccount, findVersionedAccount, type VersionedAccount } from '../../accounts/account.ts';
import { type Actor, mustHaveDuty } from '../../accounts/actor.ts';
import { changeSeenAccount, deleteAccount, resetSecondFactor } from '../../accounts/change-account.ts';
import { createAccount } from '../../accounts/create-account.ts';
import { allAccounts, pageOfAccounts } from '../../accounts/list-accounts.ts';
import { inviteAgain } from '../../accounts/password-links.ts';
import { secondFactorsOf } from '../../accounts/second-factor/second-factor.ts';
import { endSessionsOfAccount, sessionsOf } from '../../accounts/session-lists.ts';
import { hideAwayStudies, studiesOf } from '../../accounts/studies.ts';
import { DUTIES } from '../../content/duties.ts';
import type { Db } from '../../db/engine.ts';
import { errors } from '../../errors.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { makeChange } from '../../records/change.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, boolean, instant, object, oneOf, text, textOrNull } from '../openapi/json-schema.ts';
import { versionTag } from './etag.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { defineQuery, oneText } from './query.ts';
import { addRoute, answers, tagged } from './route.ts';
import { secondFactors } from './second-factor-routes.ts';
import { words } from './words.ts';

const duties = { ...arrayOf(oneOf(DUTIES)), uniqueItems: true };
const lang = oneOf(LANGUAGES);
const role = oneOf(['admin', 'student', 'teacher']);
const account = object(
  {
    _id: text,
    name: text,
    email: text,
    role,
    faculty: textOrNull,
    semester: textOrNull,
    duties: { ...duties, description: 'Of an administrator, in this order' },
    disabled: boolean,
    lang: { ...lang, description: 'The language of its screens and mails' },
    createdAt: instant,
    updatedAt: instant,
  },
  [],
);
const properties = {
  role,
  name: { ...text, maxLength: 200 },
  email: text,
  password: { ...text, minLength: 10 },
  invite: {
    ...boolean,
    description: 'Of a new one, instead of a password: a link to choose it is mailed, good for 7 days',
  },
  faculty: text,
  semester: text,
  duties: { ...duties, description: 'Of an administrator; a new one has all where it is absent' },
  disabled: boolean,
  lang: { ...lang, description: 'The language of its screens and mails; of a new one en where it is absent' },
};

function bodyWith(required: readonly string[]) {
  const listInForms = { ...text, contentMediaType: 'application/json', contentSchema: duties };
  return {
    schemas: () => ({
      'application/json': object(properties, required),
      'application/x-www-form-urlencoded': object({ ...properties, duties: listInForms }, required),
    }),
    flags: ['disabled', 'invite'],
  };
}

async function sendVersioned(
  reader: Db,
  reply: FastifyReply,
  { account, version }: VersionedAccount,
  status = 200,
): Promise<FastifyReply> {
  await hideAwayStudies(reader, [account]);
  return sendPrivate(reply, account, status, `"${versionTag(account._id, version)}"`);
}

export function accountRoutes(app: FastifyInstance, site: Site): void {
  const { reader } = site.database;
  const common = { access: 'accounts', section: 'sign-in' } as const;
  const one = { ...common, url: '/api/account/:id', record: 'account' };
  const response = answers('The account', account);
  const versioned = tagged('The account', account);

  addListRoute(app, {
    ...common,
    url: '/api/accounts',
    summary: 'All accounts, newest first, or one page of them; q is looked for in name and email',
    items: account,
    filters: defineQuery({ faculty: oneText('Only the accounts that name the faculty with this id') }),
    page: (query, filters) => pageOfAccounts(site.database, query, filters),
    all: (filters) => allAccounts(reader, filters),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    isRepeatable: true,
    url: '/api/account',
    summary: 'Add an account',
    body: bodyWith(['role', 'name', 'email']),
    response: { ...versioned, status: 201 },
    refusals: [409],
    async handler(request, reply, { fields }) {
      const actor = actorOf(request);
      const account = await createAccount(site, fields, actor, (work) =>
        makeChange(site, actor, ({ change }) => work(change)),
      );
      return sendVersioned(reader, reply, { account, version: 1 }, 201);
    },
  });

  addRoute(app, {
    ...one,
    method: 'GET',
    summary: 'One account',
    response: versioned,
    async handler(_request, reply, { id }) {
      const found = await findVersionedAccount(reader, id);
      if (!found) throw errors.notFound('account');
      return sendVersioned(reader, reply, found);
    },
  });

  addRoute(app, {
    ...one,
    method: 'PUT',
    summary: 'Change what the body names',
    body: bodyWith([]),
    ifMatch: true,
    response: versioned,
    refusals: [409],
    handler: async (request, reply, { id, fields, seen }) =>
      sendVersioned(reader, reply, await changeSeenAccount(site, id, fields, actorOf(request), seen)),
  });

  addRoute(app, {
    ...one,
    method: 'POST',
    url: '/api/account/:id/invitation',
    summary: 'Mail a link, good for 7 days, to choose a password; ends the one before',
    response: { status: 204, description: 'Done' },
    refusals: [409, 429],
    handler: (request, _reply, { id }) => inviteAgain(site, id, actorOf(request)),
  });

  const factors = { ...one, url: '/api/account/:id/second-factor' };
  addRoute(app, {
    ...factors,
    method: 'GET',
    summary: 'Which second factors an account has',
    response: answers('Without anything secret', secondFactors),
    async handler(_request, _reply, { id }) {
      if (!(await findAccount(reader, id))) throw errors.notFound('account');
      return secondFactorsOf(reader, id);
    },
  });

  addRoute(app, {
    ...factors,
    method: 'DELETE',
    summary: 'Reset the second factor of another person who has lost it; ends the sessions of the account',
    response,
    refusals: [409],
    handler: (request, _reply, { id }) => resetSecondFactor(site, id, actorOf(request)),
  });

  addRoute(app, {
    ...one,
    method: 'DELETE',
    summary: 'Delete an account',
    response: { ...response, description: 'The deleted account' },
    refusals: [409],
    handler: (request, _reply, { id }) => deleteAccount(site, id, actorOf(request)),
  });
}

const session = object({
  _id: { ...text, description: 'Tells the sessions apart, and opens none; the audit trail has the same' },
  createdAt: instant,
  seenAt: instant,
  agent: { ...text, description: "The browser in words, such as 'Chrome on Android'; may be empty" },
});

/** The sessions of any account, for admins with the duty for accounts. */
export function accountSessionRoutes(app: FastifyInstance, site: Site): void {
  const common = {
    access: 'accounts',
    section: 'sign-in',
    url: '/api/account/:id/sessions',
    record: 'account',
  } as const;

  addRoute(app, {
    ...common,
    method: 'GET',
    summary: 'Where somebody is signed in, the most recently used session first',
    response: answers('The sessions', arrayOf(session)),
    handler: (_request, _reply, { id }) => sessionsOf(site, id),
  });

  addRoute(app, {
    ...common,
    method: 'DELETE',
    summary: 'Sign somebody out everywhere, or end one session',
    query: defineQuery({ session: oneText('Only the session with this id') }),
    response: { status: 204, description: 'Done' },
    handler: (request, _reply, { id, query }) =>
      endSessionsOfAccount(site, id, query.session, actorOf(request)),
  });
}

const sentences = sentencesIn(words);

const details = object({
  student: object(
    {
      _id: text,
      name: text,
      email: text,
      role: oneOf(['student']),
      faculty: textOrNull,
      semester: textOrNull,
      faculty_semesters: arrayOf(object({ _id: text, title: text })),
    },
    [],
  ),
});

const variants = [
  {
    url: '/api/student/details',
    summary: 'The signed-in student, with the semesters of their faculty',
    refusals: [400, 403],
  },
  {
    url: '/api/student/details/:id',
    summary: 'A student: oneself, or any for an administrator with the duty Accounts',
    refusals: [403, 404],
  },
];

/** The details of a student (requirement 7.3). */
export function studentRoutes(app: FastifyInstance, { database }: Site): void {
  for (const variant of variants) {
    addRoute(app, {
      ...variant,
      method: 'POST',
      access: 'signed-in',
      section: 'sign-in',
      response: answers('The student', details),
      async handler(request, _reply, input) {
        const id = studentIdFor(actorOf(request), input.id);
        const found = RECORD_ID.test(id) ? await findAccount(database.reader, id) : null;
        if (found?.role !== 'student') throw errors.notFound('student');
        const { _id, name, email, role } = found;
        const student = { _id, name, email, role, ...(await studiesOf(database, found)) };
        return { student };
      },
    });
  }
}

/**
 * Students may ask for their own details only, with their id or without; admins who look after accounts for any student's.
 * @param id empty when the URL has none
 * @throws 403 to teachers, admins without that duty and for the details of another; 400 to an admin without an id
 */
function studentIdFor(actor: Actor, id: string): string {
  if (actor.role === 'admin') {
    mustHaveDuty(actor, 'accounts');
    if (id) return id;
    throw errors.malformed(sentences.whichStudent);
  }
  if (actor.role !== 'student' || (id && id !== actor.account)) throw errors.notAllowed();
  return actor.account;
}
