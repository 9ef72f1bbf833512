import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = { notifications: 'सूचनापट्टी', close: 'बन्द गर्नुहोस्' };
