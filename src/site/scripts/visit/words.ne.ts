import type { Words } from '../../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  staffLine: 'त्यो पृष्ठ कर्मचारीका लागि हो। ',
  staffSignIn: 'कर्मचारी प्रवेश',
};
