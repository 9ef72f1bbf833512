import { Link } from 'react-router';
import type { Semester } from '../../content/semester.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { textIn } from '../api/records.ts';
import { useType } from '../content-types.tsx';
import { useAllRecords } from '../form/inputs/select.tsx';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { actionColumn, type Column, RowAction, titleColumn } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { rowWords } from '../list/words.ts';
import { pathsOf, pathWithin } from '../paths.ts';
import { shownTitleOf } from '../shown-title.ts';
import { words } from './words.ts';
import './semesters.css';

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
