import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Actor, mustHaveDuty, type RepeatableCall } from '../accounts/actor.ts';
import { auditActorOf, type Session } from '../accounts/sessions.ts';
import { type Duty, sufficientDuties } from '../content/duties.ts';
import { errors } from '../errors.ts';

/**
 * Who may call a route: everybody, every account, every admin, or the admins with a duty (of a list: with any of them).
 * Actions check the duty again.
 */
export type Access = 'open' | 'signed-in' | 'admin' | Duty | readonly Duty[];

/** Whether a route is for admins, with or without certain duties. */
export const isForAdmins = (access: Access): boolean => access !== 'open' && access !== 'signed-in';

/** The duties of a route, any of which suffices; empty if it is not for admins or for all of them. */
export function dutiesOf(access: Access): readonly Duty[] {
  if (access === 'open' || access === 'signed-in' || access === 'admin') return [];
  return sufficientDuties(typeof access === 'string' ? [access] : access);
}

export type FindSession = (token: string) => Promise<Session | null>;
/** Whether an administrator has the second factor that the settings ask for. */
export type HasNeededFactor = (session: Session) => Promise<boolean>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Whether administrators without a second factor may call it where one is a must. */
    isForEnrolment?: true;
  }
  interface FastifyRequest {
    session: Session | null;
    /** Set where the call may be repeated under its `Idempotency-Key`. */
    repeatable: RepeatableCall | null;
    /** When the check of access began, in milliseconds of `performance.now()`. */
    accessCheckedAt: number;
  }
  interface FastifyInstance {
    /** Checks access again after a body that was slow to arrive. @throws 401, 403 */
    recheckAccess(request: FastifyRequest): Promise<void>;
  }
}

/** A body that is read by then arrived with its headers: a second look-up of the session would tell nothing new. */
const RECHECK_AFTER_MS = 100;

const BEARER = /^Bearer +([A-Za-z0-9_-]{1,200})$/i;

/** The bearer token of a request; null if it has none in our format. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Checks access on the matched route, before its id, content type and body are read (requirement 11.4). A sender decides
 * how long a body takes, so `recheckAccess` repeats the check before the call is carried out. A route that declares no
 * access stops the start.
 */
export function enforceAccess(
  app: FastifyInstance,
  findSession: FindSession,
  hasNeededFactor: HasNeededFactor = async () => true,
): void {
  const check = async (request: FastifyRequest, access: Access) => {
    request.accessCheckedAt = performance.now();
    await enforce(request, access, findSession);
    await enforceFactor(request, hasNeededFactor);
  };
  app.decorateRequest('session', null);
  app.decorateRequest('repeatable', null);
  app.decorateRequest('accessCheckedAt', 0);
  app.decorate('recheckAccess', async (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'open') return;
    if (performance.now() - request.accessCheckedAt > RECHECK_AFTER_MS) await check(request, access);
  });
  app.addHook('onRoute', (route: RouteOptions) => {
    if (!route.config?.access)
      throw new Error(`Route ${String(route.method)} ${route.url} does not declare who may call it`);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    // Access is undefined where no route matched: everyone gets 404.
    if (access === undefined || access === 'open') done();
    else
      check(request, access).then(
        () => done(),
        (error: Error) => done(error),
      );
  });
}

/** @throws 401, 403 */
async function enforce(request: FastifyRequest, access: Access, findSession: FindSession): Promise<void> {
  const token = tokenOf(request);
  const session = token && (await findSession(token));
  if (!session) throw errors.notSignedIn();
  request.session = session;
  if (isForAdmins(access)) mustHaveDuty(actorOf(request), ...dutiesOf(access));
}

/** @throws 403 */
async function enforceFactor(request: FastifyRequest, hasNeededFactor: HasNeededFactor): Promise<void> {
  const { session, routeOptions } = request;
  if (session?.account.role !== 'admin' || routeOptions.config.isForEnrolment) return;
  if (!(await hasNeededFactor(session))) throw errors.needsSecondFactor();
}

/** The session of a request. @throws 401 on a route that is open to all */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw errors.notSignedIn();
  return request.session;
}

/** The account on whose behalf an action runs. @throws 401 on a route that is open to all */
export function actorOf(request: FastifyRequest): Actor {
  const session = sessionOf(request);
  const { role, duties } = session.account;
  const { repeatable } = request;
  return { role, duties, ...auditActorOf(session), ...(repeatable && { call: repeatable }) };
}
