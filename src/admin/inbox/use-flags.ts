import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionFacts } from '../../content/submissions.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { refreshInbox, setSpam, setViewed } from './inbox-queries.ts';
import { words } from './words.ts';

/** Serialises the calls: marking as unviewed right after opening has to win. */
const ONE_AT_A_TIME = { id: 'inbox' };

interface ViewNote {
  id: string;
  isView: boolean;
}

/** Sets whether a submission was viewed. */
export function useSetViewed(type: SubmissionFacts) {
  const queries = useQueryClient();
  return useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: ({ id, isView }: ViewNote) => setViewed(type, id, isView),
    onSuccess: () => refreshInbox(queries, type),
  });
}

/** Moves a submission to or from spam, and shows a toast. */
export function useSetSpam(type: SubmissionFacts) {
  const queries = useQueryClient();
  const noun = type.admin.noun.charAt(0).toUpperCase() + type.admin.noun.slice(1);
  return useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: ({ id, isSpam }: { id: string; isSpam: boolean }) => setSpam(type, id, isSpam),
    onSuccess: async (_, { isSpam }) => {
      await refreshInbox(queries, type);
      toastSuccess(isSpam ? words.movedToSpam(noun) : words.movedBack(noun, type.admin.label));
    },
  });
}
