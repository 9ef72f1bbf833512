import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { Item } from '../../schema/define-type.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { WhoElseMay } from '../duties/who-else-may.tsx';
import { useListParams } from '../list/list-params.ts';
import { recordDeletion } from '../list/record-deletion.tsx';
import { deletionWords } from '../list/words.ts';
import { inboxListPath } from '../paths.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { refreshCounts } from './inbox-queries.ts';
import { useSetSpam, useSetViewed } from './use-flags.ts';
import { words } from './words.ts';

/** The actions of an open submission. All but Print return to the list. */
export function SubmissionActions({ type, item }: { type: SubmissionFacts; item: Item }) {
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
