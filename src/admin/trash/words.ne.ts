import type { Words } from '../../languages/words.ts';
import { counted } from '../list/words.ne.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  noun: 'सामग्री',
  kind: 'प्रकार',
  allKinds: 'सबै प्रकार',
  recordTitle: 'शीर्षक',
  empty: 'मेटाइएका कुरा यहाँ ३० दिन रहन्छन्, र फिर्ता राख्न मिल्छ।',
  deleted: 'मेटाइएको:',
  by: (name) => `· मेटाउने: ${name}`,
  keptUntil: 'राखिने अन्तिम दिन:',
  was: { live: 'प्रकाशित थियो', draft: 'मस्यौदा थियो', ended: 'सकिएको थियो' },
  putBack: 'फिर्ता राख्नुहोस्',
  open: (title) => `‘${title}’ खोल्नुहोस्`,
  erase: 'सधैँका लागि मेटाउनुहोस्',
  eraseQuestion: 'यो सधैँका लागि मेटाउने हो?',
  eraseExplains: 'यसको इतिहास र तस्बिरसहित मेटिन्छ, र फिर्ता राख्न मिल्दैन।',
  erased: 'सधैँका लागि मेटाइयो',
  emptyIt: 'रद्दी खाली गर्नुहोस्',
  emptyQuestion: (count) => `रद्दीमा भएका ${counted(count, 'सामग्री')} मेटाएर खाली गर्ने हो?`,
  emptyExplains: 'ती सबै इतिहास र तस्बिरसहित मेटिन्छन्, र फिर्ता राख्न मिल्दैन।',
  emptied: 'रद्दी खाली भयो',
  unreadable: 'रद्दी पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
};

export const putBackWords: Words<typeof english.putBackWords> = {
  label: words.putBack,
  question: (count, noun) => `${counted(count, noun)} फिर्ता राख्ने हो?`,
  explains: 'प्रकाशित भएका कुरा तुरुन्तै पहिलेकै ठेगानामा आगन्तुकलाई देखाइन्छन्।',
  done: (count, noun) => `${counted(count, noun)} फिर्ता राखिए`,
};
