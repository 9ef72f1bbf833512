import { ActionIcon, Button, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Submission } from '../../content/submission.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { Item } from '../../schema/define-type.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { langOf } from '../../ui/lang-of.ts';
import { textIn } from '../api/records.ts';
import { DeleteIcon, UnviewedIcon, ViewedIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { focusTitle } from '../layout/heading.tsx';
import { Timestamp, TitleCell } from '../list/cells.tsx';
import type { ListParams } from '../list/list-params.ts';
import { TextDetail } from '../list/row-detail.tsx';
import { ACTION, type Column, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { submissionPath, titleLabelOf, titleOf } from '../paths.ts';
import { PAGE_SIZE } from '../queries.ts';
import { useSetSpam } from './use-flags.ts';
import { words } from './words.ts';

interface InboxTableProps {
  type: SubmissionFacts;
  /** Undefined while they load. */
  items: readonly Item[] | undefined;
  params: ListParams;
  /** The rows are those of the previous query, while the next ones load. */
  isStale: boolean;
  /** When the submissions were fetched. */
  now: Date;
  /** Undefined for those who may neither delete it nor say that it is no spam. */
  onDelete: ((item: Item) => void) | undefined;
}

/** The table of submissions (requirement 16.6). */
export function InboxTable({ type, items, params, isStale, now, onDelete }: InboxTableProps) {
  const { mutate: setSpam } = useSetSpam(type);
  const listed = type.fields.filter(({ name }) => type.admin.listed.includes(name));
  const notSpam = ({ _id }: Item) => setSpam({ id: _id, isSpam: false }, { onSuccess: focusTitle });
  const columns: Column[] = [
    NUMBER,
    { name: 'title', label: titleLabelOf(type) },
    ...listed.map(({ label }) => ({ name: 'listed', label }) as const),
    { name: 'received', label: words.received },
    { name: 'reference', label: words.reference },
    ACTION,
  ];
  return (
    <TableFrame className="inbox-table" columns={columns} isStale={isStale}>
      {items?.map((item, index) => (
        <InboxRow
          key={item._id}
          type={type}
          item={item}
          number={(params.page - 1) * PAGE_SIZE + index + 1}
          listed={listed}
          from={params}
          now={now}
          onDelete={onDelete && (() => onDelete(item))}
          onNotSpam={onDelete && params.spam && (() => notSpam(item))}
        />
      ))}
    </TableFrame>
  );
}

interface InboxRowProps {
  type: SubmissionFacts;
  item: Item;
  number: number;
  /** The fields shown beside the name. */
  listed: readonly FieldFacts[];
  /** The list to return to. */
  from: ListParams;
  now: Date;
  onDelete: (() => void) | undefined;
  /** Shown for spam only. */
  onNotSpam: (() => void) | undefined;
}

/** One submission in its list. Unviewed ones are bold and marked. */
function InboxRow({ type, item, number, listed, from, now, onDelete, onNotSpam }: InboxRowProps) {
  const title = titleOf(type, item);
  const [titleId, stateId] = [`title-${item._id}`, `state-${item._id}`];
  const quiet = { variant: 'subtle', color: 'gray', size: 36 } as const;
  return (
    <Table.Tr role="row" data-unviewed={!item.isView || undefined}>
      <Table.Td role="cell" className="number">
        {digits(number)}
      </Table.Td>
      <TitleCell
        titleId={titleId}
        to={submissionPath(type, item._id, from)}
        title={title}
        detail={<TextDetail text={detailOf(type, item)} />}
      />
      {listed.map(({ name }) => (
        <Table.Td key={name} role="cell" className="listed" lang={langOf(String(item[name]))}>
          {String(item[name])}
        </Table.Td>
      ))}
      <Table.Td role="cell" className="received">
        <Timestamp at={item.createdAt} now={now} />
      </Table.Td>
      <Table.Td role="cell" className="reference">
        {textIn<Submission>(item, 'reference')}
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          <ActionIcon
            {...quiet}
            component={Link}
            to={submissionPath(type, item._id, from)}
            aria-label={words.view}
            aria-describedby={`${titleId} ${stateId}`}
          >
            <ViewIcon id={stateId} isView={item.isView === true} />
          </ActionIcon>
          {onNotSpam && (
            <Button
              className="not-spam"
              variant="default"
              size="compact-sm"
              onClick={onNotSpam}
              aria-describedby={titleId}
            >
              {words.notSpam}
            </Button>
          )}
          {onDelete && (
            <ActionIcon
              {...quiet}
              className="delete"
              onClick={onDelete}
              aria-label={words.remove}
              aria-describedby={titleId}
              title={words.remove}
            >
              <DeleteIcon />
            </ActionIcon>
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

/** The first of the declared fields that was filled in. */
const detailOf = (type: SubmissionFacts, item: Item) =>
  type.admin.detail.map((name) => String(item[name] ?? '')).find((text) => text.trim() !== '') ?? '';

/** The icon of the View link: an eye if unviewed, an opened letter if viewed (requirement 16.6). */
function ViewIcon({ id, isView }: { id: string; isView: boolean }) {
  const title = isView ? words.viewed : words.unviewed;
  return (
    <span id={id} className="view-icon" title={title}>
      {isView ? <ViewedIcon title={title} /> : <UnviewedIcon title={title} />}
    </span>
  );
}
