import type { BulkAction } from '../api/managed.ts';
import { type BulkChoiceWords, bulkChoiceWords } from './bulk-words.ts';

/** What is done with several records: the button, the question with their count, what follows, and the toast. */
export interface BulkChoice extends BulkChoiceWords {
  action: BulkAction;
  isDanger?: true;
}

export const BULK_CHOICES: readonly BulkChoice[] = [
  { action: 'publish', ...bulkChoiceWords.publish },
  { action: 'unpublish', ...bulkChoiceWords.unpublish },
  { action: 'pin', ...bulkChoiceWords.pin },
  { action: 'trash', ...bulkChoiceWords.trash, isDanger: true },
];
