import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { isManagedVersion, type Managed, type ManagedVersion, readManaged } from '../../api/drafts.ts';
import type { Version } from '../../api/records.ts';
import { hasStoredDuty } from '../../session/profile.ts';

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

/**
 * Whether the screens of pictures change the live record or the draft: the draft if it differs, or if nothing else is
 * allowed.
 */
export function targetOf(type: TypeFacts, version: Version): 'live' | 'draft' {
  if (!isManagedVersion(version)) return 'live';
  const { managed } = version;
  return hasChanges(type, managed) || !managed.live || !hasStoredDuty('publisher') ? 'draft' : 'live';
}
