import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  language: 'ne',
  unreachable: 'सर्भरसँग सम्पर्क हुन सकेन। इन्टरनेट जडान हेरेर फेरि प्रयास गर्नुहोस्।',
  failed: (status) => `सर्भरमा त्रुटि भयो (${digitsIn('ne', status)})। कृपया फेरि प्रयास गर्नुहोस्।`,
  notifications: 'जानकारीहरू',
  close: 'बन्द गर्नुहोस्',
};
