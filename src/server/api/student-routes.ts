import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../accounts/account.ts';
import type { AccountContext } from '../../accounts/context.ts';
import type { Session } from '../../accounts/sessions.ts';
import { studiesOf } from '../../accounts/studies.ts';
import { errors } from '../../errors.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { privateHeaders } from './headers.ts';
import { sessionOf } from './signed-in.ts';

/**
 * Whose details are asked for (decision D12): a student's own with their id or without, any student's by an admin.
 * @throws 403 to teachers and for the details of another; 400 where an admin does not say whose
 */
function askedFor({ account }: Session, id: string | undefined): string {
  if (account.role === 'admin') {
    if (id) return id;
    throw errors.malformed(
      'Say which student: the address ends with the id, as in /api/student/details/{id}.',
    );
  }
  if (account.role !== 'student' || (id && id !== account._id)) throw errors.notAllowed();
  return account._id;
}

/** What is kept of a student (specification: Login and details). */
export function studentRoutes(app: FastifyInstance, { database }: AccountContext): void {
  for (const path of ['/api/student/details', '/api/student/details/:id']) {
    app.post<{ Params: { id?: string } }>(
      path,
      { config: { access: 'signed-in' } },
      async (request, reply) => {
        const id = askedFor(sessionOf(request), request.params.id);
        const found = RECORD_ID.test(id) ? await findAccount(database.reader, id) : null;
        if (found?.role !== 'student') throw errors.notFound('student');
        const { _id, name, email, role } = found;
        const student = { _id, name, email, role, ...(await studiesOf(database, found)) };
        return reply.headers(privateHeaders).send(JSON.stringify({ student }));
      },
    );
  }
}
