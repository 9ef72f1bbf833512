import type { Item } from '../../schema/define-type.ts';
import type { Warned } from '../toast/toasts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as staff see it. */
export interface Managed extends Warned {
  _id: string;
  state: 'draft' | 'scheduled' | 'live' | 'ended' | 'trash';
  /** Of the live record; null if there is none. */
  version: number | null;
  live: Item | null;
  /** The fields as they were live last, of what has ended or lies in the trash, without a draft. */
  last: Fields | null;
  draft: ManagedDraft | null;
  review: 'submitted' | 'approved' | 'returned' | null;
  reviewNote: string;
  publishAt: string | null;
  expireAt: string | null;
  pinnedUntil: string | null;
  /** The links to previews that have not ended. */
  previews: OpenPreview[];
}

/** A link to a preview that has not ended. */
export interface OpenPreview {
  /** Who made it; null for a deleted account. */
  by: { _id: string; name: string } | null;
  expiresAt: string;
}

interface ManagedDraft {
  fields: Fields;
  /** The live version when the draft was begun; 0 if there was none. */
  base: number;
  updatedAt: string;
  by: { _id: string; name: string } | null;
  /** Whether the live record has changed since. */
  conflict: boolean;
}

/** A record with its ETag, which an update has to name. */
export interface Version {
  item: Item;
  etag: string;
  /** Draft, dates and state for staff. Present for types with drafts, if the record was read for a form. */
  managed?: Managed;
  /** Names the state of the draft, or of the record if there is no draft. */
  tag?: string;
}
