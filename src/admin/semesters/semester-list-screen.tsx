import { ActionIcon, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Semester } from '../../content/semester.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { textIn } from '../api/records.ts';
import { useType } from '../content-types.tsx';
import { useAllRecords } from '../form/inputs/select.tsx';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { ActionCell, Cell } from '../list/cells.tsx';
import { type ListColumn, MoreCells } from '../list/columns.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import type { ListTableProps } from '../list/record-table.tsx';
import { ACTION, type Column, TableFrame } from '../list/table-frame.tsx';
import { pathsOf, pathWithin } from '../paths.ts';
import { quietAction } from '../quiet-action.ts';
import { shownTitleOf } from '../shown-title.ts';
import { words } from './words.ts';
import './semesters.css';

/**
 * The semesters with their faculties. They can be added here, and are changed and deleted on their faculty's screen
 * (requirement 2.59).
 */
export function SemesterListScreen({ type }: { type: TypeFacts }) {
  return <ListScreen type={type} Table={SemesterTable} />;
}

const COLUMNS: readonly Column[] = [
  { name: 'faculty', label: words.faculty },
  { name: 'title', label: words.semester },
  ACTION,
];

/** The table of semesters (requirement 2.57). */
function SemesterTable({ type, columns: more, items, isStale }: ListTableProps) {
  const faculty = useType('faculty');
  const columns = [...COLUMNS, ...more.map(({ label }) => ({ name: 'more', label }) as const)];
  return (
    <>
      {faculty && (
        <p className="semesters-where">
          {words.where} <Link to={pathsOf(faculty).list}>{words.faculties}</Link>
        </p>
      )}
      <TableFrame className="semester-table" columns={columns} isStale={isStale}>
        {items?.map((item) => (
          <SemesterRow key={item._id} type={type} faculty={faculty} item={item} more={more} />
        ))}
      </TableFrame>
    </>
  );
}

/** The icons do nothing (requirement 2.57), so they are not tab stops. */
const inertAction = (label: string, titleId: string) => ({
  ...quietAction(label, titleId),
  title: words.inert(label),
  tabIndex: -1,
  'aria-disabled': true,
});

interface SemesterRowProps {
  type: TypeFacts;
  faculty: TypeFacts | undefined;
  item: Item;
  more: readonly ListColumn[];
}

function SemesterRow({ type, faculty, item, more }: SemesterRowProps) {
  const titleId = `title-${item._id}`;
  const title = shownTitleOf(type, item);
  const { records, labelOf } = useAllRecords('faculty');
  const listed = records.find(({ _id }) => _id === item.faculty);
  const facultyTitle = listed ? labelOf(listed) : textIn<Semester>(item, 'facultyTitle');
  return (
    <Table.Tr role="row">
      <Cell name="faculty">
        {faculty ? (
          <Link
            className="row-title"
            to={pathWithin(faculty, textIn<Semester>(item, 'faculty'), type, item._id)}
            aria-describedby={titleId}
          >
            <bdi lang={langOf(facultyTitle)}>{facultyTitle}</bdi>
          </Link>
        ) : (
          <bdi lang={langOf(facultyTitle)}>{facultyTitle}</bdi>
        )}
      </Cell>
      <Cell name="title" id={titleId}>
        <bdi lang={langOf(title)}>{title}</bdi>
      </Cell>
      <ActionCell>
        <ActionIcon {...inertAction(words.edit, titleId)}>
          <EditIcon />
        </ActionIcon>
        <ActionIcon {...inertAction(words.remove, titleId)}>
          <DeleteIcon />
        </ActionIcon>
      </ActionCell>
      <MoreCells columns={more} item={item} />
    </Table.Tr>
  );
}
