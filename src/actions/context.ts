import { DUTIES, DUTY_LABELS, type Duty, hasDuty } from '../content/duties.ts';
import { type AuditActor, nobody } from '../db/audit-events.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { Media } from '../media/index.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { InputTools } from '../schema/field.ts';
import type { Search } from '../search/search.ts';
import type { StoredUploadLeases } from './upload-leases.ts';

/** The dependencies of actions; passed in, so that tests can replace the clock or the ids. */
export interface ActionContext {
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly search: Search;
  readonly media: Media;
  readonly leases: StoredUploadLeases;
  readonly tools: InputTools;
  /** Within a change: tells whoever wrote a draft that it is not published by itself any more. */
  tellOfConflict?(change: Change, draft: StoppedDraft): Promise<void>;
  now(): Date;
  newId(at: Date): string;
  /** Receives errors that occur after the commit. */
  onError(error: unknown): void;
}

/** A draft whose schedule ended because what is live has changed meanwhile. */
export interface StoppedDraft {
  type: ContentType;
  record: string;
  title: string;
  /** Id of the account that has changed it last. */
  account: string;
}

/** Who runs an action: a signed-in account, or the program itself (seed, import, sweep). */
export interface Actor extends AuditActor {
  role: 'admin' | 'teacher' | 'student' | 'program';
  /** Empty for students and teachers. */
  duties: readonly Duty[];
}

export const program: Actor = { role: 'program', duties: DUTIES, ...nobody };

/**
 * Routes check this before they read the body, actions enforce it.
 * @param needed duties any of which suffices; none where every admin may
 * @throws 403
 */
export function mustHaveDuty({ role, duties }: Actor, ...needed: readonly Duty[]): void {
  if (role !== 'admin' && role !== 'program') throw errors.notAllowed();
  if (!hasDuty(duties, needed)) throw errors.noDuty(needed.map((duty) => DUTY_LABELS[duty]));
}

/** @throws 403 */
export function mustBeAbleToPublish(actor: Actor): void {
  mustHaveDuty(actor, 'publisher');
}
