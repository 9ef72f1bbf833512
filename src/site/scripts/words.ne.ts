import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  language: 'ne',
  unreachable: 'सर्भरसँग सम्पर्क हुन सकेन। इन्टरनेट जडान हेरेर फेरि प्रयास गर्नुहोस्।',
  failed: (status) => `सर्भरमा त्रुटि भयो (${digitsIn('ne', status)})। कृपया फेरि प्रयास गर्नुहोस्।`,
  notifications: 'जानकारीहरू',
  close: 'बन्द गर्नुहोस्',
};

export const loginWords: Words<typeof english.loginWords> = {
  roles: { admin: 'कर्मचारी', student: 'विद्यार्थी', teacher: 'शिक्षक' },
  success: 'लगइन भयो',
};

export const visitWords: Words<typeof english.visitWords> = {
  staffLine: 'त्यो पृष्ठ कर्मचारीका लागि हो। ',
  staffSignIn: 'कर्मचारी लगइन',
  connected: 'इन्टरनेट फेरि आयो।',
};
