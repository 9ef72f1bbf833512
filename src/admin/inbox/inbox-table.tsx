import type { SubmissionFacts } from '../../content/submission-facts.ts';
import type { Item } from '../../schema/define-type.ts';
import { titleLabelOf } from '../addresses.ts';
import { focusTitle } from '../layout/heading.tsx';
import type { ListAddress } from '../list/list-address.ts';
import type { Column } from '../list/row-skeletons.tsx';
import { ACTION, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { PAGE_SIZE } from '../queries.ts';
import { InboxRow } from './inbox-row.tsx';
import { useNoteSpam } from './use-notes.ts';

interface InboxTableProps {
  type: SubmissionFacts;
  /** Undefined until they are there. */
  items: readonly Item[] | undefined;
  address: ListAddress;
  /** The rows answer the question before. */
  isStale: boolean;
  /** When they were read. */
  now: Date;
  onDelete: (item: Item) => void;
}

/** The table of what visitors sent (contract: Inbox lists). */
export function InboxTable({ type, items, address, isStale, now, onDelete }: InboxTableProps) {
  const { mutate: noteSpam } = useNoteSpam(type);
  const listed = type.fields.filter(({ name }) => type.admin.listed.includes(name));
  const notSpam = ({ _id }: Item) => noteSpam({ id: _id, isSpam: false }, { onSuccess: focusTitle });
  const columns: Column[] = [
    NUMBER,
    { name: 'title', label: titleLabelOf(type) },
    ...listed.map(({ label }) => ({ name: 'listed', label }) as const),
    { name: 'received', label: 'Received' },
    { name: 'reference', label: 'Reference' },
    ACTION,
  ];
  return (
    <TableFrame className="inbox-table" columns={columns} isStale={isStale}>
      {items?.map((item, index) => (
        <InboxRow
          key={item._id}
          type={type}
          item={item}
          number={(address.page - 1) * PAGE_SIZE + index + 1}
          listed={listed}
          from={address}
          now={now}
          onDelete={() => onDelete(item)}
          onNotSpam={address.spam && (() => notSpam(item))}
        />
      ))}
    </TableFrame>
  );
}
