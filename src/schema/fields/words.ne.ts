import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  missing: (label) => `${label} भर्नुहोस्।`,
  tooLong: (label, max) => `${label} धेरै लामो भयो। बढीमा ${max} अक्षर लेख्न मिल्छ।`,
  notText: (label) => `${label} अक्षरमा लेख्नुहोस्।`,
  notStorable: (label) => `${label} मा राख्न नमिल्ने चिह्न छन्। ती हटाएर फेरि प्रयास गर्नुहोस्।`,
};
