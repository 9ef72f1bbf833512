import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { useType } from '../content-types.tsx';
import type { Texts } from '../form/draft.ts';
import { UpdateScreen } from '../form/update-screen.tsx';
import { SEMESTERS, SemesterSection } from './semester-section.tsx';
import { words } from './words.ts';

const asJson = (changes: Texts) => changes;

/** A faculty's form, whose update is sent as JSON (requirement 7.8), with its semesters below. */
export function UpdateFacultyScreen({ type }: { type: TypeFacts }) {
  const semester = useType('semester');
  if (!semester) return <UpdateScreen type={type} encode={asJson} />;
  const below = {
    id: SEMESTERS,
    label: words.heading,
    of: (item: Item) => <SemesterSection faculty={type} type={semester} item={item} />,
  };
  return <UpdateScreen type={type} encode={asJson} below={below} />;
}
