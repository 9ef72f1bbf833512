import type { TypeFacts } from '../../schema/derive/describe.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { SemesterTable } from './semester-table.tsx';

/** The semesters, each with its faculty. They are added, and neither changed nor deleted (decision D14). */
export function SemesterListScreen({ type }: { type: TypeFacts }) {
  return <ListScreen type={type} Table={SemesterTable} />;
}
