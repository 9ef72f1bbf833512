import type { OpenDatabase } from '../db/database.ts';
import { errors } from '../errors.ts';
import type { Media } from '../media/index.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { InputTools } from '../schema/field.ts';
import type { Search } from '../search/search.ts';

/** Everything that an action works with; handed in, so that a test may replace the clock or the ids. */
export interface ActionContext {
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly search: Search;
  readonly media: Media;
  readonly tools: InputTools;
  now(): Date;
  newId(at: Date): string;
  /** Told of what went wrong after a change was already committed. */
  onError(error: unknown): void;
}

/** On whose behalf an action runs: a signed-in account, or the program itself (seed, import, sweep). */
export interface Actor {
  role: 'admin' | 'teacher' | 'student' | 'program';
  /** Id of the account; empty for the program. */
  account: string;
}

export const program: Actor = { role: 'program', account: '' };

/** Publishing is for admins. The routes declare it too; this is the rule itself. @throws 403 */
export function mustBeAbleToPublish(actor: Actor): void {
  if (actor.role !== 'admin' && actor.role !== 'program') throw errors.notAllowed();
}
