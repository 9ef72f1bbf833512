import type { ActionContext } from '../actions/context.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { ContentType } from '../schema/define-type.ts';

/** What the routes work with; made once by whoever starts the server. */
export interface Deps {
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly actions: ActionContext;
  /** Address under which visitors know the site, without a slash at its end. */
  readonly publicUrl: string;
  now(): Date;
}
