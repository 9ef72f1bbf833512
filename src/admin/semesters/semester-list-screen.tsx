import { ActionIcon, Table } from '@mantine/core';
import type { Semester } from '../../content/semester.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { textIn } from '../api/records.ts';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import type { ListTableProps } from '../list/record-table.tsx';
import type { Column } from '../list/table-frame.tsx';
import { ACTION, TableFrame } from '../list/table-frame.tsx';
import { titleOf } from '../paths.ts';
import './semesters.css';

/**
 * The semesters with their faculties. They can be added, but neither changed nor deleted (requirement 2.59).
 */
export function SemesterListScreen({ type }: { type: TypeFacts }) {
  return <ListScreen type={type} Table={SemesterTable} />;
}

const COLUMNS: readonly Column[] = [
  { name: 'faculty', label: 'Faculty' },
  { name: 'title', label: 'Semester' },
  ACTION,
];

/** The table of semesters (requirement 2.57). */
function SemesterTable({ type, items, isStale }: ListTableProps) {
  return (
    <TableFrame className="semester-table" columns={COLUMNS} isStale={isStale}>
      {items?.map((item) => (
        <SemesterRow key={item._id} item={item} title={titleOf(type, item)} />
      ))}
    </TableFrame>
  );
}

/** The icons do nothing (requirement 2.57), so they are not tab stops. */
const inert = { variant: 'subtle', color: 'gray', size: 36, tabIndex: -1, 'aria-disabled': true } as const;

function SemesterRow({ item, title }: { item: Item; title: string }) {
  const titleId = `title-${item._id}`;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className="faculty">
        {textIn<Semester>(item, 'facultyTitle')}
      </Table.Td>
      <Table.Td role="cell" className="title" id={titleId}>
        {title}
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          <ActionIcon {...inert} aria-label="Edit" aria-describedby={titleId}>
            <EditIcon />
          </ActionIcon>
          <ActionIcon {...inert} aria-label="Delete" aria-describedby={titleId}>
            <DeleteIcon />
          </ActionIcon>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
