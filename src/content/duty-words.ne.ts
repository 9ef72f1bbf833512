import type { Words } from '../languages/words.ts';
import type * as english from './duty-words.ts';

export const dutyLabels: Words<typeof english.dutyLabels> = {
  author: 'लेखक',
  publisher: 'प्रकाशक',
  admissions: 'भर्ना',
  accounts: 'खाता',
};
