import { skipToken, useQuery } from '@tanstack/react-query';
import type { Faculty } from '../../content/faculty.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { countStudents } from '../accounts/account-queries.ts';
import { readRecord } from '../api/records.ts';
import { useType } from '../content-types.tsx';
import { useAllRecords } from '../form/inputs/select.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { QUIET } from '../queries.ts';
import { facultyDeletion as words } from './words.ts';

/** The faculties; the prompt before one is deleted says what goes with it (requirement 17.36). */
export function FacultyListScreen({ type }: { type: TypeFacts }) {
  return <ListScreen type={type} Deleted={WhatGoesWith} />;
}

function WhatGoesWith({ item }: { item: Item }) {
  const { _id } = item;
  const type = useType('faculty');
  const faculty = useQuery({
    queryKey: ['semesters-of', _id],
    queryFn: type ? ({ signal }) => readRecord(type, _id, signal) : skipToken,
    gcTime: 0,
    meta: QUIET,
  });
  const semesters = (faculty.data?.item as unknown as Faculty | undefined)?.semesters ?? [];
  const { records, labelOf } = useAllRecords('semester');
  const shown = semesters.map(({ _id: id, title }) => {
    const listed = records.find((record) => record._id === id);
    return { id, title: listed ? labelOf(listed) : title };
  });
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
          {shown.map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <bdi lang={langOf(title)}>{title}</bdi>
            </span>
          ))}
          {words.end}
        </p>
      )}
      <p role="status">{students.data ? words.students(students.data) : ''}</p>
    </>
  );
}
