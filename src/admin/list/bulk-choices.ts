import type { BulkAction } from '../api/managed.ts';
import { type BulkChoiceWords, bulkChoiceWords } from './bulk-words.ts';

/** An action on several records: its button, question with their count, consequence, and toast. */
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
