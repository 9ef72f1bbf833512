import type { ReactNode } from 'react';
import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import type { ManagedVersion } from '../../api/drafts.ts';
import type { Texts } from '../draft.ts';

/** The side of a record that a form shows: its draft, or the live record. */
export type Side = 'draft' | 'live';

export interface ManagedFormOptions {
  type: TypeFacts;
  /** Makes the body of an update of the live record. */
  encode: (changes: Texts) => FormData | object;
  /** A separate section below the form; a link above the form leads to it. */
  below: { id: string; label: string; of: (item: Item) => ReactNode } | undefined;
  side: Side;
  /** Reopens the form with this side of the record. */
  onOpen: (version: ManagedVersion, side?: Side) => void;
}
