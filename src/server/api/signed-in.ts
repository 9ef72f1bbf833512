import type { FastifyRequest } from 'fastify';
import type { Role } from '../../accounts/account.ts';
import type { Session } from '../../accounts/sessions.ts';
import { errors } from '../../errors.ts';

/** What the API calls an account of each kind: in the login's path, and as the key of what it answers. */
export const PROFILE_KEYS: Record<Role, string> = { admin: 'user', student: 'student', teacher: 'teacher' };

/** Who is signed in, under the key of their login. */
export function profileOf({ _id, name, email, role }: Session['account']) {
  return { [PROFILE_KEYS[role]]: { _id, name, email, role } };
}

/** The session of a request that its route's access let through. @throws 401 on a route that did not ask for one */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw errors.notSignedIn();
  return request.session;
}
