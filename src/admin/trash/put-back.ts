import type { BulkChoice } from '../list/bulk-choices.ts';
import { putBackWords } from './words.ts';

/** Takes records out of the trash. */
export const PUT_BACK: BulkChoice = { action: 'untrash', ...putBackWords };
