import { ActionIcon, Button, Table } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { ActionCell, Cell, NumberCell, RowTitle } from '../list/cells.tsx';
import { AddLink, EmptyList, ListFrame } from '../list/list-frame.tsx';
import { useListParams } from '../list/list-params.ts';
import { ACTION, type Column, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { quietAction } from '../quiet-action.ts';
import { ImportDialog } from './import-dialog.tsx';
import { readable } from './readable.ts';
import {
  addPath,
  deleteRedirect,
  REDIRECTS_KEY,
  type Redirect,
  redirectsQuery,
  updatePath,
} from './redirect-queries.ts';
import { importWords, redirectWords as words } from './words.ts';
import './redirects.css';

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.from },
  { name: 'to', label: words.to },
  { name: 'status', label: words.kind },
  ACTION,
];

/** The redirects, newest first (requirement 19.91). */
export function RedirectListScreen() {
  const { q, page } = useListParams();
  const queries = useQueryClient();
  const list = useQuery(redirectsQuery({ q, page, limit: PAGE_SIZE }));
  const [toDelete, setToDelete] = useState<Redirect | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <ListFrame
        title={words.title}
        noun={words.noun}
        searched={words.searched}
        params={{ q, page }}
        list={list}
        actions={
          <div className="redirect-actions">
            <Button variant="default" onClick={() => setIsImporting(true)}>
              {importWords.open}
            </Button>
            <AddLink to={addPath()} />
          </div>
        }
        empty={<EmptyList purpose={words.empty} />}
      >
        <TableFrame className="redirect-table" columns={COLUMNS} isStale={list.isPlaceholderData}>
          {list.data?.items.map((redirect, index) => (
            <RedirectRow
              key={redirect._id}
              redirect={redirect}
              number={firstNumberOf(page) + index}
              onDelete={() => setToDelete(redirect)}
            />
          ))}
        </TableFrame>
      </ListFrame>
      {toDelete && (
        <DeletionDialog
          title={words.deleteTitle}
          message={words.deleted}
          onDelete={() => deleteRedirect(toDelete._id)}
          refresh={() => queries.invalidateQueries({ queryKey: REDIRECTS_KEY })}
          onClose={() => setToDelete(null)}
        >
          <p className="redirect-address">{words.deleteText(toDelete.from)}</p>
        </DeletionDialog>
      )}
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

interface RedirectRowProps {
  redirect: Redirect;
  number: number;
  onDelete: () => void;
}

function RedirectRow({ redirect, number, onDelete }: RedirectRowProps) {
  const { _id, from, to, permanent } = redirect;
  const titleId = `title-${_id}`;
  return (
    <Table.Tr role="row">
      <NumberCell number={number} />
      <Cell name="title" id={titleId}>
        <RowTitle to={updatePath(redirect)}>{from}</RowTitle>
      </Cell>
      <Cell name="to">
        <a href={to}>{readable(to)}</a>
      </Cell>
      <Cell name="status">{permanent ? words.forGood : words.forNow}</Cell>
      <ActionCell>
        <ActionIcon {...quietAction(words.edit, titleId)} component={Link} to={updatePath(redirect)}>
          <EditIcon />
        </ActionIcon>
        <ActionIcon {...quietAction(words.remove, titleId)} className="delete" onClick={onDelete}>
          <DeleteIcon />
        </ActionIcon>
      </ActionCell>
    </Table.Tr>
  );
}
