import type { ReactNode } from 'react';
import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import type { ManagedVersion } from '../../api/drafts.ts';
import type { Texts } from '../draft.ts';

/** What a form shows of a record: its draft, or what visitors see. */
export type Side = 'draft' | 'live';

export interface ManagedFormOptions {
  type: TypeFacts;
  /** Makes the body of an update of what is live. */
  encode: (changes: Texts) => FormData | object;
  /** What is kept below the form, apart from it; a link above the form leads there. */
  below: { id: string; label: string; of: (item: Item) => ReactNode } | undefined;
  side: Side;
  /** Shows the record anew: its draft, or what visitors see. */
  onOpen: (version: ManagedVersion, side?: Side) => void;
}
