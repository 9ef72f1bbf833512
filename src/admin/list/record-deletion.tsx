import type { QueryClient } from '@tanstack/react-query';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { messageOf } from '../api/api-error.ts';
import { deleteAny, putBack } from '../api/managed.ts';
import type { DeletionFacts } from '../dialog/deletion-dialog.tsx';
import { refreshLists } from '../queries.ts';
import { shownTitleOf } from '../shown-title.ts';
import { toastError, toastSuccess, toastWarnings, toastWithAction, type Warned } from '../toast/toasts.ts';
import { deletionWords, trashWords } from './words.ts';

/**
 * The question before a record is deleted.
 * @param consequence the rest of the sentence that begins with its title
 */
export function recordDeletion(
  queries: QueryClient,
  type: TypeFacts,
  item: Item,
  consequence: string,
): DeletionFacts {
  return {
    title: deletionWords.question(type.words.deletePrompt),
    what: shownTitleOf(type, item),
    consequence,
    message: type.words.deleted,
    onDelete: () => deleteAny(type, item),
    onDeleted: type.drafts && (() => offerUndo(queries, type, [item._id])),
    refresh: () => refreshLists(queries, type),
  };
}

/**
 * The toast after a deletion, or after records were taken down, with a button that puts them back (requirements 19.214,
 * 24.45).
 * @param said that they are in the trash, by default
 * @param back puts one back, by default from there
 */
export function offerUndo(
  queries: QueryClient,
  type: TypeFacts,
  ids: readonly string[],
  said = trashWords.moved,
  back = putBack,
): void {
  toastWithAction(said, {
    label: trashWords.undo,
    async run() {
      const answers: Warned[] = [];
      const refusals = new Set<string>();
      for (const id of ids) {
        try {
          answers.push(await back(type.name, id));
        } catch (error) {
          refusals.add(messageOf(error));
        }
      }
      if (answers.length > 0) toastSuccess(trashWords.back);
      for (const answer of answers) toastWarnings(answer);
      for (const refusal of refusals) toastError(refusal);
      await refreshLists(queries, type);
    },
  });
}
