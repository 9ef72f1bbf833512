import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../accounts/account.ts';
import { type Actor, mustHaveDuty } from '../../accounts/actor.ts';
import { studiesOf } from '../../accounts/studies.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, object, oneOf, text, textOrNull } from '../openapi/json-schema.ts';
import { addRoute, answers } from './route.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

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
      tag: 'sign-in',
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
    throw errors.malformed(said.whichStudent);
  }
  if (actor.role !== 'student' || (id && id !== actor.account)) throw errors.notAllowed();
  return actor.account;
}
