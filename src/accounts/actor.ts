import { DUTIES, type Duty, hasDuty, sufficientDuties } from '../content/duties.ts';
import { dutyLabels } from '../content/in-each.ts';
import { type AuditActor, nobody } from '../db/audit-events.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';

const labels = sentencesIn(dutyLabels);

/** A call that may arrive a second time, because its answer was lost. */
export interface RepeatableCall {
  /** Its `Idempotency-Key`, which the caller makes. */
  key: string;
  /** Method and address. */
  call: string;
  /** Of its body. */
  digest: string;
}

/** Who makes a change: a signed-in account, or the program itself (seed, import, command line, sweep). */
export interface Actor extends AuditActor {
  role: 'admin' | 'teacher' | 'student' | 'program';
  /** Empty for students and teachers. */
  duties: readonly Duty[];
  /** The call that makes the change, where a repeat of it must not make it again. */
  call?: RepeatableCall;
}

export const program: Actor = { role: 'program', duties: DUTIES, ...nobody };

/**
 * Routes check this before they read the body, actions enforce it (requirement 19.4).
 * @param needed duties any of which suffices; none where every admin may
 * @throws 403
 */
export function mustHaveDuty({ role, duties }: Actor, ...needed: readonly Duty[]): void {
  if (role !== 'admin' && role !== 'program') throw errors.notAllowed();
  if (!hasDuty(duties, needed)) throw errors.noDuty(sufficientDuties(needed).map((duty) => labels[duty]));
}
