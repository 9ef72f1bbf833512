import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Texts } from '../form/draft.ts';
import { UpdateScreen } from '../form/update-screen.tsx';

const asJson = (changes: Texts) => changes;

/** The form of a faculty, which is sent as JSON (decision D33). */
export function UpdateFacultyScreen({ type }: { type: TypeFacts }) {
  return <UpdateScreen type={type} encode={asJson} />;
}
