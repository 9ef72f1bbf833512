import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './bulk-words.ts';
import { counted } from './words.ne.ts';

export const bulkWords: Words<typeof english.bulkWords> = {
  select: (title) => `‘${title}’ छान्नुहोस्`,
  all: 'यो पृष्ठका सबै छान्नुहोस्',
  chosen: (count) => `${digitsIn('ne', count)} छानिए`,
  noneChosen: 'केही छानिएको छैन',
  bar: 'छानिएका बदल्नुहोस्',
  none: 'छनोट हटाउनुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  until: 'कहिलेसम्म (काठमाडौँको मिति र समय)',
  endPin: 'माथि नराख्नुहोस्',
  refused: () => 'यी बदलिएनन्, र छानिएकै छन्:',
};

export const bulkChoiceWords: Words<typeof english.bulkChoiceWords> = {
  publish: {
    label: 'प्रकाशन गर्नुहोस्',
    question: (count, noun) => `${counted(count, noun)} प्रकाशन गर्ने हो?`,
    explains: 'मस्यौदा तुरुन्तै आगन्तुकलाई देखाइन्छन्। मस्यौदा नभएका प्रकाशित जस्ताको तस्तै रहन्छन्।',
    confirm: 'प्रकाशन गर्नुहोस्',
    done: (count, noun) => `${counted(count, noun)} प्रकाशित भए`,
  },
  unpublish: {
    label: 'हटाउनुहोस्',
    question: (count, noun) => `${counted(count, noun)} सार्वजनिक पृष्ठबाट हटाउने हो?`,
    explains: 'आगन्तुकले तुरुन्तै देख्न छाड्छन्, र यहाँ मस्यौदाका रूपमा रहन्छन्।',
    confirm: 'हटाउनुहोस्',
    done: (count, noun) => `${counted(count, noun)} हटाइए`,
  },
  pin: {
    label: 'माथि राख्नुहोस्…',
    question: (count, noun) => `${counted(count, noun)} माथि राख्ने हो?`,
    explains: 'सार्वजनिक पृष्ठमा त्यतिबेलासम्म अरूभन्दा पहिले आउँछन्।',
    confirm: 'माथि राख्नुहोस्',
    done: (count, noun) => `${counted(count, noun)} बदलिए`,
  },
  trash: {
    label: 'मेटाउनुहोस्',
    question: (count, noun) => `${counted(count, noun)} मेटाउने हो?`,
    explains: 'आगन्तुकले तुरुन्तै देख्न छाड्छन्। ३० दिन रद्दीमा रहन्छन्, त्यहाँबाट फिर्ता राख्न मिल्छ।',
    confirm: 'मेटाउनुहोस्',
    done: (count, noun) => `${counted(count, noun)} मेटाइए`,
  },
};
