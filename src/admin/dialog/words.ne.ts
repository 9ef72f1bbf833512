import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  cancel: 'रद्द गर्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  delete: 'मेटाउनुहोस्',
};
