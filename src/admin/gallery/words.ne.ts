import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  updateImages: (noun) => `${joined(noun, 'का')} तस्बिर बदल्नुहोस्`,
  images: 'तस्बिर',
  view: 'तस्बिर हेर्नुहोस्',
  addImage: 'तस्बिर थप्नुहोस्',
  none: (noun) => `यो ${joined(noun, 'मा')} तस्बिर छैन।`,
  addImages: 'तस्बिर थप्नुहोस्',
  remove: 'मेटाउनुहोस्',
  updateAltTexts: 'तस्बिरको वर्णन राख्नुहोस्',
  number: (number, count) => `${digitsIn('ne', count)} मध्ये ${digitsIn('ne', number)}`,
  ordering: 'तस्बिरलाई तानेर ठाउँमा राख्नुहोस्, वा तीरले सार्नुहोस्। क्रम तुरुन्तै राखिन्छ।',
  earlier: 'अघि सार्नुहोस्',
  later: 'पछि सार्नुहोस्',
  unnamed: 'तस्बिर',
  deleteQuestion: 'यो तस्बिर साँच्चै मेटाउने हो?',
  toBeDeleted: (number, count) => `मेटाइने तस्बिर, ${digitsIn('ne', count)} मध्ये ${digitsIn('ne', number)} नम्बर`,
  deletedAtOnce: 'आगन्तुकले तुरुन्तै देख्न छाड्छन्। एल्बमको इतिहासमा भने रहन्छ।',
  deletedInDraft: 'मस्यौदाबाट हट्छ। आगन्तुकले देख्ने कुरा जस्ताको तस्तै रहन्छ।',
};
