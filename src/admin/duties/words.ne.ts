import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  heading: 'तपाईंको जिम्मेवारीमा पर्दैन',
  or: ' वा ',
  needed: (duties) =>
    `यो पृष्ठ ${duties} जिम्मेवारी भएका प्रशासकका लागि हो, जुन तपाईंको खातामा छैन। चाहिएमा खाता हेर्ने प्रशासकलाई भन्नुहोस्।`,
  wayOut: 'ड्यासबोर्डमा जानुहोस्',
  whoElseMay: (actions, duty) => `${actions} ${duty} जिम्मेवारी चाहिन्छ, जुन तपाईंको खातामा छैन।`,
  readOnly: (what, duty) => `यहाँ ${what} पढ्न मिल्छ। बदल्न ${duty} जिम्मेवारी चाहिन्छ, जुन तपाईंको खातामा छैन।`,
};
