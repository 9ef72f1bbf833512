import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** What staff read of a restored site. */
const english = {
  missed:
    'This was to appear by itself, and its moment passed before the site was restored from a backup. Publish it now, or schedule it again.',
};

const nepali: Words<typeof english> = {
  missed:
    'यो आफैँ देखिनुपर्ने थियो, तर जगेडाबाट वेबसाइट फर्काइनुअघि नै त्यो समय बित्यो। अहिले प्रकाशित गर्नुहोस्, वा फेरि समय तोक्नुहोस्।',
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
