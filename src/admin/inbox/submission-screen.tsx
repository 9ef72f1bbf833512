import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { Item } from '../../schema/define-type.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { WhoElseMay } from '../duties/who-else-may.tsx';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { BackIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { useListParams } from '../list/list-params.ts';
import { recordDeletion } from '../list/record-deletion.tsx';
import { deletionWords } from '../list/words.ts';
import { inboxListPath } from '../paths.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { refreshCounts } from './inbox-queries.ts';
import { Neighbours } from './neighbours.tsx';
import { SubmissionPaper } from './submission-paper.tsx';
import { useSetSpam, useSetViewed } from './use-flags.ts';
import { words } from './words.ts';
import './inbox.css';
import './paper.css';

/**
 * One submission. The sender is in neither the document's title nor the URL, because both are kept in the
 * browser's history.
 */
export function SubmissionScreen({ type }: { type: SubmissionFacts }) {
  const { noun } = type.admin;
  return (
    <>
      <Heading title={noun.charAt(0).toUpperCase() + noun.slice(1)} />
      <LoadedRecord type={type}>
        {({ item }) => <Opened key={item._id} type={type} item={item} />}
      </LoadedRecord>
    </>
  );
}

function Opened({ type, item }: { type: SubmissionFacts; item: Item }) {
  const from = useListParams();
  useMarkViewed(type, item);
  return (
    <>
      <nav className="submission-ways" aria-label={words.inbox}>
        <Link to={inboxListPath(type, from)}>
          <BackIcon />
          {words.backTo(type.admin.label)}
        </Link>
        <Neighbours type={type} from={from} />
      </nav>
      <SubmissionActions type={type} item={item} />
      <SubmissionPaper type={type} item={item} />
    </>
  );
}

/** Marks a submission as viewed when it is opened (requirement 4.2). */
function useMarkViewed(type: SubmissionFacts, { _id, isView }: Item): void {
  const { mutate } = useSetViewed(type);
  useEffect(() => {
    if (isView === false) mutate({ id: _id, isView: true });
  }, [_id, isView, mutate]);
}

/** The actions of an open submission. All but Print return to the list. */
function SubmissionActions({ type, item }: { type: SubmissionFacts; item: Item }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const from = useListParams();
  const [isDeleting, setIsDeleting] = useState(false);
  const view = useSetViewed(type);
  const spam = useSetSpam(type);
  const goBack = () => void navigate(inboxListPath(type, from));
  const mayRemove = useHasDuty(...type.removalDuties);
  const isSpam = item.isSpam === true;
  const isBusy = view.isPending || spam.isPending;

  return (
    <div className="submission-actions">
      <Button
        variant="default"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          const marking = view.mutateAsync({ id: item._id, isView: false });
          marking.then(goBack).then(
            () => toastSuccess(words.markedUnviewed),
            () => {},
          );
        }}
      >
        {words.markUnviewed}
      </Button>
      {mayRemove && (
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={() => isBusy || spam.mutate({ id: item._id, isSpam: !isSpam }, { onSuccess: goBack })}
        >
          {isSpam ? words.notSpam : words.spam}
        </Button>
      )}
      <Button variant="default" onClick={() => window.print()}>
        {words.print}
      </Button>
      {mayRemove && (
        <Button variant="default" className="delete" onClick={() => setIsDeleting(true)}>
          {words.remove}
        </Button>
      )}
      <WhoElseMay duties={type.removalDuties}>{words.removal}</WhoElseMay>
      {isDeleting && (
        <DeletionDialog
          {...recordDeletion(queries, type, item, deletionWords.forGood)}
          onClose={() => setIsDeleting(false)}
          onGone={() => {
            goBack();
            void refreshCounts(queries);
          }}
        />
      )}
    </div>
  );
}
