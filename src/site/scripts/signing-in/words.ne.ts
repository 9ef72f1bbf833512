import type { Words } from '../../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  success: 'प्रवेश भयो',
};
