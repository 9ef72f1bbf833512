import { ActionIcon, Button, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { SubmissionFacts } from '../../content/submission-facts.ts';
import type { Item } from '../../schema/define-type.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { langOf } from '../../ui/lang-of.ts';
import { titleOf } from '../addresses.ts';
import { DeleteIcon } from '../icons.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { RowTitle } from '../list/row-title.tsx';
import { When } from '../list/when.tsx';
import { recordAddressOf } from './addresses.ts';
import { ViewIcon } from './view-icon.tsx';

interface InboxRowProps {
  type: SubmissionFacts;
  item: Item;
  number: number;
  /** The fields shown beside the name. */
  listed: readonly FieldFacts[];
  /** The list from which it is opened. */
  from: ListAddress;
  now: Date;
  onDelete: () => void;
  /** Of what is taken for spam. */
  onNotSpam: (() => void) | undefined;
}

/** One submission in its list. What nobody has viewed is set in bold, and marked. */
export function InboxRow({ type, item, number, listed, from, now, onDelete, onNotSpam }: InboxRowProps) {
  const title = titleOf(type, item);
  const [titleId, stateId] = [`title-${item._id}`, `state-${item._id}`];
  const quiet = { variant: 'subtle', color: 'gray', size: 36 } as const;
  return (
    <Table.Tr role="row" data-unviewed={!item.isView || undefined}>
      <Table.Td role="cell" className="number">
        {number}
      </Table.Td>
      <Table.Td role="cell" className="title" id={titleId}>
        <RowTitle to={recordAddressOf(type, item._id, from)}>{title}</RowTitle>
      </Table.Td>
      {listed.map(({ name }) => (
        <Table.Td key={name} role="cell" className="listed" lang={langOf(String(item[name]))}>
          {String(item[name])}
        </Table.Td>
      ))}
      <Table.Td role="cell" className="received">
        <When at={item.createdAt} now={now} />
      </Table.Td>
      <Table.Td role="cell" className="reference">
        {String(item.reference)}
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          <ActionIcon
            {...quiet}
            component={Link}
            to={recordAddressOf(type, item._id, from)}
            aria-label="View"
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
              Not spam
            </Button>
          )}
          <ActionIcon
            {...quiet}
            className="delete"
            onClick={onDelete}
            aria-label="Delete"
            aria-describedby={titleId}
            title="Delete"
          >
            <DeleteIcon />
          </ActionIcon>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
