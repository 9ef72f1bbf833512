import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  missed:
    'यो आफैँ देखिनुपर्ने थियो, तर ब्याकअपबाट वेबसाइट फर्काइनुअघि नै त्यो समय बित्यो। अहिले प्रकाशन गर्नुहोस्, वा फेरि समय तोक्नुहोस्।',
};
