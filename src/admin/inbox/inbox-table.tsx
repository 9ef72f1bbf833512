import { ActionIcon, Button, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Submission } from '../../content/submission.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { Item } from '../../schema/define-type.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { langOf } from '../../ui/lang-of.ts';
import { textIn } from '../api/records.ts';
import { DeleteIcon, UnviewedIcon, ViewedIcon } from '../icons.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { ActionCell, Cell, NumberCell, Timestamp, TitleCell } from '../list/cells.tsx';
import type { ListParams } from '../list/list-params.ts';
import { TextDetail } from '../list/row-detail.tsx';
import { ACTION, type Column, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { submissionPath, titleLabelOf, titleOf } from '../paths.ts';
import { firstNumberOf } from '../queries.ts';
import { quietAction } from '../quiet-action.ts';
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
          number={firstNumberOf(params.page) + index}
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
  return (
    <Table.Tr role="row" data-unviewed={!item.isView || undefined}>
      <NumberCell number={number} />
      <TitleCell
        titleId={titleId}
        to={submissionPath(type, item._id, from)}
        title={title}
        detail={<TextDetail text={detailOf(type, item)} />}
      />
      {listed.map(({ name }) => (
        <Cell key={name} name="listed" lang={langOf(String(item[name]))}>
          {String(item[name])}
        </Cell>
      ))}
      <Cell name="received">
        <Timestamp at={item.createdAt} now={now} />
      </Cell>
      <Cell name="reference">{textIn<Submission>(item, 'reference')}</Cell>
      <ActionCell>
        <ActionIcon
          {...quietAction(words.view, `${titleId} ${stateId}`)}
          // The icon says by its own title whether it was viewed.
          title={undefined}
          component={Link}
          to={submissionPath(type, item._id, from)}
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
          <ActionIcon {...quietAction(words.remove, titleId)} className="delete" onClick={onDelete}>
            <DeleteIcon />
          </ActionIcon>
        )}
      </ActionCell>
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
