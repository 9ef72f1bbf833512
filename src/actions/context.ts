import type { OpenDatabase } from '../db/database.ts';
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
  now(): Date;
  newId(at: Date): string;
  /** Receives errors that occur after the commit. */
  onError(error: unknown): void;
}

/** Who runs an action: a signed-in account, or the program itself (seed, import, sweep). */
export interface Actor {
  role: 'admin' | 'teacher' | 'student' | 'program';
  /** Account id; empty for the program. */
  account: string;
}

export const program: Actor = { role: 'program', account: '' };

/** Only admins and the program may publish; routes check it before they read the body, actions enforce it. @throws 403 */
export function mustBeAbleToPublish(actor: Actor): void {
  if (actor.role !== 'admin' && actor.role !== 'program') throw errors.notAllowed();
}
