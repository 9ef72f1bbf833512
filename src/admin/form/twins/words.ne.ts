import { digitsIn } from '../../../languages/digits.ts';
import type { Words } from '../../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  tabs: 'पाठको भाषा',
  either: 'नेपाली वा अङ्ग्रेजीमा अनिवार्य',
  noNepali: 'नेपाली पाठ लेखिएको छैन: नेपाली पृष्ठमा अङ्ग्रेजी नै देखिन्छ।',
  noEnglish: 'अङ्ग्रेजी पाठ लेखिएको छैन: अङ्ग्रेजी पृष्ठमा नेपाली नै देखिन्छ।',
  onlyNepali: 'यो पाठ नेपालीमा छ। अङ्ग्रेजी पाठ नलेखेसम्म अङ्ग्रेजी पृष्ठमा पनि यही देखिन्छ।',
  lackNepali: (count) => `${digitsIn('ne', count)} पाठ नेपालीमा लेखिएका छैनन्।`,
};
