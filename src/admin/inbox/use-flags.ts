import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionFacts } from '../../content/submissions.ts';
import { authorizedRequest } from '../api/request.ts';
import { trashWords } from '../list/words.ts';
import { reportError } from '../queries.ts';
import { toastSuccess, toastWithAction } from '../toast/toasts.ts';
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

/** Moves a submission to or from spam, and shows a toast, which takes it back from there. */
export function useSetSpam(type: SubmissionFacts) {
  const queries = useQueryClient();
  const noun = type.admin.noun.charAt(0).toUpperCase() + type.admin.noun.slice(1);
  const move = async ({ id, isSpam }: { id: string; isSpam: boolean }) => {
    const path = `/${type.name}-spam/${encodeURIComponent(id)}`;
    await authorizedRequest({ method: 'POST', path, body: { isSpam } });
  };
  const moved = async (isSpam: boolean) => {
    await refreshInbox(queries, type);
    const said = isSpam ? words.movedToSpam(noun) : words.movedBack(noun, type.admin.label);
    toastSuccess(said);
    return said;
  };
  return useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: move,
    onSuccess: async (_, { id, isSpam }) => {
      const said = await moved(isSpam);
      if (!isSpam) return;
      toastWithAction(said, {
        label: trashWords.undo,
        run: () =>
          move({ id, isSpam: false })
            .then(() => moved(false))
            .catch(reportError),
      });
    },
  });
}
