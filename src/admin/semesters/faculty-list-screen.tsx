import { useQuery } from '@tanstack/react-query';
import type { Faculty } from '../../content/faculty.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { countStudents } from '../accounts/account-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { QUIET } from '../queries.ts';
import { facultyDeletion as words } from './words.ts';

/** The faculties; the prompt before one is deleted says what goes with it (requirement 17.36). */
export function FacultyListScreen({ type }: { type: TypeFacts }) {
  return <ListScreen type={type} Deleted={WhatGoesWith} />;
}

function WhatGoesWith({ item }: { item: Item }) {
  const { _id, semesters } = item as unknown as Faculty;
  const students = useQuery({
    queryKey: ['students-of', _id],
    queryFn: ({ signal }) => countStudents(_id, signal),
    gcTime: 0,
    meta: QUIET,
  });
  return (
    <>
      {semesters.length > 0 && (
        <p>
          {words.semesters(semesters.length)}{' '}
          {semesters.map(({ _id: id, title }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <bdi lang={langOf(title)}>{title}</bdi>
            </span>
          ))}
          .
        </p>
      )}
      <p role="status">{students.data ? words.students(students.data) : ''}</p>
    </>
  );
}
