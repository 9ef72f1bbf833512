import type { QueryClient } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { messageOf } from '../api/api-error.ts';
import { putBack } from '../api/managed.ts';
import { refreshLists } from '../queries.ts';
import { toastError, toastSuccess, toastWithAction } from '../toast/toasts.ts';
import { trashWords } from './words.ts';

/** The toast after a deletion: the records are in the trash, with a button that puts them back (requirement 19.214). */
export function offerUndo(queries: QueryClient, type: TypeFacts, ids: readonly string[]): void {
  toastWithAction(trashWords.moved, {
    label: trashWords.undo,
    async run() {
      try {
        for (const id of ids) await putBack(type.name, id);
        toastSuccess(trashWords.back);
      } catch (error) {
        toastError(messageOf(error));
      }
      await refreshLists(queries, type);
    },
  });
}
