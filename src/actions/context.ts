import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Moment } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';
import type { Sentence } from '../languages/sentence.ts';
import type { Media } from '../media/index.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { InputTools } from '../schema/field.ts';
import type { Search } from '../search/search.ts';
import type { StoredUploadLeases } from './upload-leases.ts';

export { type Actor, mustHaveDuty, program } from '../accounts/actor.ts';

/** The dependencies of actions; passed in, so that tests can replace the clock or the ids. */
export interface ActionContext {
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly search: Search;
  readonly media: Media;
  readonly leases: StoredUploadLeases;
  readonly tools: InputTools;
  /** Within a change: tells the writer of a draft that it will no longer be published at its moment. */
  tellOfConflict?(change: Change, draft: StoppedDraft): Promise<void>;
  /** Within a change: tells staff of something that was due and could not be done. Absent where no mail is sent. */
  tellOfOverdue?(change: Change, moment: OverdueMoment): Promise<void>;
  now(): Date;
  newId(at: Date): string;
  /** Receives errors that occur after the commit. */
  onError(error: unknown): void;
}

/** A draft that will no longer be published at its moment. */
export interface StoppedDraft {
  type: ContentType;
  record: string;
  title: string;
  /** Id of the account that has changed it last. */
  account: string;
  /** Why it cannot be published; undefined if what is live has changed meanwhile. */
  reason: Sentence | undefined;
}

/** Something that was due and could not be done. */
export interface OverdueMoment extends Pick<Moment, 'record' | 'what' | 'at' | 'account'> {
  type: ContentType;
  title: string;
  /** Why, in a sentence or two. */
  reason: Sentence;
}

/** @throws 403 unless the actor may write drafts */
export function mustBeAbleToWrite(actor: Actor): void {
  mustHaveDuty(actor, 'author');
}

/** @throws 403 unless the actor may change what is live */
export function mustBeAbleToPublish(actor: Actor): void {
  mustHaveDuty(actor, 'publisher');
}
