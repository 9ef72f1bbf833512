import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  none: 'अहिले कुनै खण्ड छैन। पृष्ठमा खण्डहरू एकमुनि अर्को देखिन्छन्।',
  add: 'खण्ड थप्नुहोस्',
  which: 'कुन खण्ड?',
  paste: (name) => `‘${name}’ टाँस्नुहोस्`,
  addBelow: 'तल थप्नुहोस्',
  duplicate: 'दोहोर्‍याउनुहोस्',
  copy: 'प्रतिलिपि लिनुहोस्',
  copied: 'प्रतिलिपि लिइयो। यहीँ वा अर्को पृष्ठमा, खण्डहरूको अन्त्यमा टाँस्नुहोस्।',
  removed: (name) => `‘${name}’ राखेपछि मेटिन्छ`,
  full: (max) => `यहाँ बढीमा ${digitsIn('ne', max)} वटा अटाउँछन्।`,
  unknown: 'यो खण्ड यहाँ सम्पादन गर्न मिल्दैन। जस्ताको तस्तै रहन्छ।',
  entry: (number) => `${digitsIn('ne', number)} नम्बर`,
  addEntry: 'अर्को थप्नुहोस्',
  alt: 'तस्बिरको सट्टा पढिने',
  alts: {
    library: 'सङ्ग्रहमा भएको वर्णन',
    own: 'यहाँका लागि अर्कै पाठ',
    none: 'केही पनि होइन: सजावट मात्र हो',
  },
};
