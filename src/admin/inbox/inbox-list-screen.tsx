import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { Item } from '../../schema/define-type.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { WhoElseMay } from '../duties/who-else-may.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { DownloadButton } from '../list/download-button.tsx';
import { AddLink, EmptyList, ListFrame } from '../list/list-frame.tsx';
import { type ListParams, useListParams } from '../list/list-params.ts';
import { deletionWords, searched } from '../list/words.ts';
import { PAGE_SIZE } from '../queries.ts';
import { exportList, inboxListQuery, inboxQuery, refreshCounts } from './inbox-queries.ts';
import { InboxTable } from './inbox-table.tsx';
import './inbox.css';
import { Link } from 'react-router';
import { inboxListPath } from '../paths.ts';
import { exportWords, words } from './words.ts';

/** Submissions, newest first: filtered by details of the sender, paginated, spam apart. The list polls for new ones. */
export function InboxListScreen({ type }: { type: SubmissionFacts }) {
  const params = useListParams();
  const { q, page, spam = false } = params;
  const queries = useQueryClient();
  const list = useQuery(inboxListQuery(type, { q, page, limit: PAGE_SIZE, spam }));
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const mayRemove = useHasDuty(...type.removalDuties);
  const { label, noun, purpose } = type.admin;

  return (
    <>
      <ListFrame
        title={label}
        noun={noun}
        searched={searched.sender}
        params={params}
        list={list}
        actions={
          <div className="list-actions">
            {mayRemove &&
              (['csv', 'xlsx'] as const).map((ending) => (
                // All filtered rows, not just the present page.
                <DownloadButton key={ending} read={() => exportList(type, { q, spam }, ending)}>
                  {exportWords[ending]}
                </DownloadButton>
              ))}
            <AddLink to={type.admin.add} />
          </div>
        }
        views={
          <>
            <InboxViews type={type} params={params} />
            <WhoElseMay duties={type.removalDuties}>{words.removal}</WhoElseMay>
          </>
        }
        empty={<EmptyList purpose={spam ? words.spamPurpose : purpose} />}
      >
        <InboxTable
          type={type}
          items={list.data?.items}
          params={params}
          isStale={list.isPlaceholderData}
          now={new Date(list.dataUpdatedAt)}
          onDelete={mayRemove ? setToDelete : undefined}
        />
      </ListFrame>
      {toDelete && (
        <DeleteDialog
          type={type}
          item={toDelete}
          onClose={() => setToDelete(null)}
          onGone={() => {
            focusTitle();
            void refreshCounts(queries);
          }}
        >
          {deletionWords.forGood}
        </DeleteDialog>
      )}
    </>
  );
}

/** Links to the spam of a list, if there is any, and back. */
function InboxViews({ type, params: { q, spam } }: { type: SubmissionFacts; params: ListParams }) {
  const { data } = useQuery(inboxQuery);
  const count = data?.submissions[type.name]?.spam ?? 0;
  if (spam)
    return (
      <p className="inbox-views">
        <strong>{words.spam}</strong>{' '}
        <Link to={inboxListPath(type, { q, page: 1 })}>{words.backTo(type.admin.label)}</Link>
      </p>
    );
  if (count === 0) return null;
  return (
    <p className="inbox-views">
      <Link to={inboxListPath(type, { q, page: 1, spam: true })}>{words.inSpam(count)}</Link>
    </p>
  );
}
