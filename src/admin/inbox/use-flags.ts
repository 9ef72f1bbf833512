import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionFacts } from '../../content/submissions.ts';
import { authorizedRequest } from '../api/request.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { refreshInbox } from './inbox-queries.ts';
import { words } from './words.ts';

/** Serialises the calls: marking as unviewed right after opening has to win. */
const ONE_AT_A_TIME = { id: 'inbox' };

export function useSetViewed(type: SubmissionFacts) {
  const queries = useQueryClient();
  return useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: ({ id, isView }: { id: string; isView: boolean }) =>
      authorizedRequest({ method: 'PUT', path: `/${type.name}/${encodeURIComponent(id)}`, body: { isView } }),
    onSuccess: () => refreshInbox(queries, type),
  });
}

/** Moves a submission to or from spam, and shows a toast. */
export function useSetSpam(type: SubmissionFacts) {
  const queries = useQueryClient();
  const noun = type.admin.noun.charAt(0).toUpperCase() + type.admin.noun.slice(1);
  return useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: ({ id, isSpam }: { id: string; isSpam: boolean }) =>
      authorizedRequest({
        method: 'POST',
        path: `/${type.name}-spam/${encodeURIComponent(id)}`,
        body: { isSpam },
      }),
    onSuccess: async (_, { isSpam }) => {
      await refreshInbox(queries, type);
      toastSuccess(isSpam ? words.movedToSpam(noun) : words.movedBack(noun, type.admin.label));
    },
  });
}
