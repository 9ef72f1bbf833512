import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  pictures: 'तस्बिरहरू',
  previous: 'अघिल्लो',
  next: 'अर्को',
  close: 'बन्द गर्नुहोस्',
  position: (picture, pictures) => `${digitsIn('ne', pictures)} मध्ये ${digitsIn('ne', picture)}`,
  failed: 'यो तस्बिर खुल्न सकेन।',
};
