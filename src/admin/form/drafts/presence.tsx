import { useQuery } from '@tanstack/react-query';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { type Managed, readManaged } from '../../api/drafts.ts';
import { keyOf, QUIET } from '../../queries.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { OpenPreviews } from './open-previews.tsx';
import { words } from './words.ts';
import './drafts.css';

const ASKED_EACH_MS = 20_000;
const PRESENT_FOR_MS = 2 * 60_000;

/**
 * Says that somebody else has typed into the draft in the last two minutes (requirement 19.180), and who has made links to
 * previews. It blocks nothing.
 */
export function Presence({ type, managed }: { type: TypeFacts; managed: Managed }) {
  const { data = managed, refetch } = useQuery({
    queryKey: [...keyOf(type), 'presence', managed._id],
    queryFn: async ({ signal }) => (await readManaged(type, managed._id, signal)).managed,
    initialData: managed,
    staleTime: ASKED_EACH_MS,
    refetchInterval: ASKED_EACH_MS,
    gcTime: 0,
    retry: false,
    meta: QUIET,
  });
  const name = nameOfOther(data, Date.now());
  return (
    <>
      <p className="presence" aria-live="polite">
        {name !== null && words.editing(name)}
      </p>
      <OpenPreviews type={type} id={managed._id} previews={data.previews} refresh={refetch} />
    </>
  );
}

function nameOfOther({ draft }: Managed, now: number): string | null {
  if (!draft?.by || draft.by._id === ownerOfWindow()?._id) return null;
  return now - Date.parse(draft.updatedAt) < PRESENT_FOR_MS ? draft.by.name : null;
}
