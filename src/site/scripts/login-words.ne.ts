import type { Words } from '../../languages/words.ts';
import type { loginWords as english } from './login-words.ts';

export const loginWords: Words<typeof english> = {
  roles: { admin: 'कर्मचारी', student: 'विद्यार्थी', teacher: 'शिक्षक' },
};
