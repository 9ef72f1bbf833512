import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Faculty } from '../../content/faculty.ts';
import type { Semester } from '../../content/semester.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { countStudents } from '../accounts/account-queries.ts';
import { readRecord, textIn } from '../api/records.ts';
import { useType } from '../content-types.tsx';
import { useAllRecords } from '../form/inputs/select.tsx';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { actionColumn, type Column, RowAction, titleColumn } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { rowWords } from '../list/words.ts';
import { pathsOf, pathWithin } from '../paths.ts';
import { QUIET } from '../queries.ts';
import { shownTitleOf } from '../shown-title.ts';
import { facultyDeletion, words } from './words.ts';
import './semesters.css';

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
          {facultyDeletion.semesters(semesters.length)}{' '}
          {shown.map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <bdi lang={langOf(title)}>{title}</bdi>
            </span>
          ))}
          {facultyDeletion.end}
        </p>
      )}
      <p role="status">{students.data ? facultyDeletion.students(students.data) : ''}</p>
    </>
  );
}

/** The icons do nothing (requirement 2.57), so they are not tab stops. */
const inert = (label: string, of: string) =>
  ({ of, label, title: words.inert(label), tabIndex: -1, 'aria-disabled': true }) as const;

const inertActions = actionColumn<Item>((_item, { titleId }) => (
  <>
    <RowAction {...inert(rowWords.edit, titleId)} icon={<EditIcon />} />
    <RowAction {...inert(rowWords.remove, titleId)} icon={<DeleteIcon />} />
  </>
));

/**
 * The semesters with their faculties (requirement 2.57). They can be added here, and are changed and deleted on their
 * faculty's screen (requirement 2.59).
 */
export function SemesterListScreen({ type }: { type: TypeFacts }) {
  const faculty = useType('faculty');
  const { records, labelOf } = useAllRecords('faculty');
  const facultyTitle = (item: Item) => {
    const listed = records.find(({ _id }) => _id === item.faculty);
    return listed ? labelOf(listed) : textIn<Semester>(item, 'facultyTitle');
  };
  const columns: Column<Item>[] = [
    {
      name: 'faculty',
      label: words.faculty,
      cell(item, { titleId }) {
        const title = facultyTitle(item);
        const named = <bdi lang={langOf(title)}>{title}</bdi>;
        if (!faculty) return named;
        const to = pathWithin(faculty, textIn<Semester>(item, 'faculty'), type, item._id);
        return (
          <Link className="row-title" to={to} aria-describedby={titleId}>
            {named}
          </Link>
        );
      },
    },
    titleColumn({ label: words.semester, title: (item) => shownTitleOf(type, item) }),
    inertActions,
  ];
  const where = faculty && (
    <p className="semesters-where">
      {words.where} <Link to={pathsOf(faculty).list}>{words.faculties}</Link>
    </p>
  );
  return <ListScreen type={type} own={{ className: 'semester-table', columns, above: where }} />;
}
