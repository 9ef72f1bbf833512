import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { type Managed, type ManagedVersion, readManaged } from '../../api/drafts.ts';

/** The record with its draft; without one, as it is or was live. */
export function draftVersion(version: ManagedVersion): ManagedVersion {
  const { item, managed } = version;
  const shown: Item = { ...item, ...managed.draft?.fields, _id: managed._id };
  return { ...version, item: shown };
}

export const readDraft = async (type: TypeFacts, id: string): Promise<ManagedVersion> =>
  draftVersion(await readManaged(type, id));

/** Whether a record has a draft that differs from the live record. */
export function hasChanges({ fields }: TypeFacts, { live, draft }: Managed): boolean {
  if (!draft) return false;
  return (
    !live || fields.some(({ name }) => JSON.stringify(draft.fields[name]) !== JSON.stringify(live[name]))
  );
}
