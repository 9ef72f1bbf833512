import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  listChanged: (many) => `यसै बीच केही ${many} थपिए वा मेटिए। पृष्ठ फेरि खोलेर क्रम मिलाउनुहोस्।`,
  orderChanged: 'यसै बीच अरू कसैले क्रम बदल्नुभएको छ। केही सारिएको छैन।',
  neighbourGone: 'जसपछि राख्न खोजिएको हो, त्यो अब छैन। अर्को ठाउँ छान्नुहोस्।',
  noImageThere: 'यो ठाउँमा अब तस्बिर छैन।',
  otherImageThere: 'यो ठाउँमा अहिले अर्कै तस्बिर छ। पृष्ठ फेरि खोल्नुहोस्।',
  imagesChanged: 'यसै बीच तस्बिर थपिए वा मेटिए। पृष्ठ फेरि खोलेर क्रम मिलाउनुहोस्।',
  tooMany: (label, max) => `${label}: एक पटकमा बढीमा ${max}।`,
  noPicture: (label) => `${label}: कम्तीमा एउटा तस्बिर छान्नुहोस्।`,
  animation: 'यो तस्बिर चल्ने खालको हो। यसको पहिलो फ्रेम मात्र स्थिर तस्बिरका रूपमा राखियो।',
  animations: (count) => `चल्ने खालका तस्बिर: ${count}। प्रत्येकको पहिलो फ्रेम मात्र स्थिर तस्बिरका रूपमा राखियो।`,
  tooManyFiles: (max) => `एक पटकमा बढीमा ${max} फाइल पठाउन मिल्छ।`,
  gone: (label) => `${label}: छानिएको अब छैन। अर्को छान्नुहोस्।`,
  foreignFile: (label) => `${label}: एउटा फाइल अर्कै मस्यौदाको हो। यसका लागि छुट्टै अपलोड गर्नुहोस्।`,
};
