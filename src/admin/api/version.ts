import type { Item } from '../../schema/define-type.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as staff see it. */
export interface Managed {
  _id: string;
  state: 'draft' | 'scheduled' | 'live' | 'ended' | 'trash';
  /** Of what is live; null where nothing is. */
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
}

interface ManagedDraft {
  fields: Fields;
  /** The version of what was live when it was begun; 0 for none. */
  base: number;
  updatedAt: string;
  by: { _id: string; name: string } | null;
  /** Whether what is live has moved on since. */
  conflict: boolean;
}

/** A record with its ETag, which an update has to name. */
export interface Version {
  item: Item;
  etag: string;
  /** How staff see it besides; of types with drafts that were read for a form. */
  managed?: Managed;
  /** Names the state of the draft, of the record where there is none. */
  tag?: string;
}
