import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

const CONTACT = '/ne/contact-us';

export const words: Words<typeof english> = {
  greeting: 'नमस्ते! कलेजबारे के जान्न चाहनुहुन्छ?',
  thanks: 'स्वागत छ।',
  farewell: 'नमस्कार, शुभकामना!',
  ask: `भर्ना, शुल्क, छात्रवृत्ति, परीक्षा वा सूचनाबारे सोध्नुहोस्। कलेजले प्रकाशित गरेका कुरामा खोजेर जवाफ दिन्छु। कार्यालयको ठेगाना र फोन: [सम्पर्क](${CONTACT})`,
  unknown: `यसबारे प्रकाशित केही भेटिएन। कृपया कार्यालयमा सोध्नुहोस्: [सम्पर्क](${CONTACT})`,
  noAnswer: `यसको जवाफ मसँग छैन। कृपया कार्यालयमा सोध्नुहोस्: [सम्पर्क](${CONTACT})`,
  offer: 'तपाईंको प्रश्नको ठ्याक्कै जवाफ यही हो भन्न सक्दिनँ, तर यो पृष्ठ भेटियो:',
  inOtherLanguage: 'यो अङ्ग्रेजीमा मात्र प्रकाशित छ:',
  hasEnded: (day) => `यो ${joined(day, 'मा')} सकिसकेको छ:`,
  writeToUs: `वा हामीलाई लेख्नुहोस्: [सम्पर्क](${CONTACT})`,
  source: 'स्रोत',
  related: 'यो पनि हेर्नुहोस्',
};
