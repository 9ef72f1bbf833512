import type { QueryClient } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { messageOf } from '../api/api-error.ts';
import { putBack } from '../api/managed.ts';
import { refreshLists } from '../queries.ts';
import { toastError, toastSuccess, toastWarnings, toastWithAction, type Warned } from '../toast/toasts.ts';
import { trashWords } from './words.ts';

/** The toast after a deletion: the records are in the trash, with a button that puts them back (requirement 19.214). */
export function offerUndo(queries: QueryClient, type: TypeFacts, ids: readonly string[]): void {
  toastWithAction(trashWords.moved, {
    label: trashWords.undo,
    async run() {
      try {
        const answers: Warned[] = [];
        for (const id of ids) answers.push(await putBack(type.name, id));
        toastSuccess(trashWords.back);
        for (const answer of answers) toastWarnings(answer);
      } catch (error) {
        toastError(messageOf(error));
      }
      await refreshLists(queries, type);
    },
  });
}
