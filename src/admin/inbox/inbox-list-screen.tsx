import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmissionFacts } from '../../content/submission-facts.ts';
import type { Item } from '../../schema/define-type.ts';
import { focusTitle } from '../layout/heading.tsx';
import { AddLink } from '../list/add-link.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { PAGE_SIZE } from '../queries.ts';
import { ExportButton } from './export-button.tsx';
import { inboxListQuery, refreshNumbers } from './inbox-queries.ts';
import { InboxTable } from './inbox-table.tsx';
import { InboxViews } from './inbox-views.tsx';
import './inbox.css';

/** What visitors sent, newest first: filtered by name, a page at a time, spam apart. New ones come by themselves. */
export function InboxListScreen({ type }: { type: SubmissionFacts }) {
  const address = useListAddress();
  const { q, page, spam = false } = address;
  const queries = useQueryClient();
  const list = useQuery(inboxListQuery(type, { q, page, limit: PAGE_SIZE, spam }));
  const [doomed, setDoomed] = useState<Item | null>(null);
  const { label, noun, purpose } = type.admin;

  return (
    <>
      <ListFrame
        title={label}
        noun={noun}
        address={address}
        list={list}
        actions={
          <div className="list-actions">
            <ExportButton type={type} question={{ q, spam }} />
            <AddLink to={type.admin.add} />
          </div>
        }
        views={<InboxViews type={type} address={address} />}
        empty={<EmptyList purpose={spam ? 'What looks like advertising is kept here, apart.' : purpose} />}
      >
        <InboxTable
          type={type}
          items={list.data?.items}
          address={address}
          isStale={list.isPlaceholderData}
          now={new Date(list.dataUpdatedAt)}
          onDelete={setDoomed}
        />
      </ListFrame>
      {doomed && (
        <DeleteDialog
          type={type}
          item={doomed}
          onClose={() => setDoomed(null)}
          onGone={() => {
            focusTitle();
            void refreshNumbers(queries);
          }}
        >
          will be gone for good, and cannot be brought back.
        </DeleteDialog>
      )}
    </>
  );
}
