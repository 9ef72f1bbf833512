import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  damaged: 'फाइल बिग्रिएर वा अधुरो आयो। कृपया फेरि प्रयास गर्नुहोस्।',
  tooManyFields: 'फारममा धेरै विवरण छन्।',
  tooManyFiles: (max) => `एक पटकमा बढीमा ${max} फाइल पठाउन मिल्छ।`,
  oneDocument: 'एक पटकमा एउटा कागजात मात्र पठाउनुहोस्।',
  tooLong: (kilobytes) => `एकै पटक धेरै लेखियो। बढीमा ${kilobytes} केबी लेख्न मिल्छ।`,
  endedEarly: 'पूरा नपुग्दै पठाउने काम टुट्यो।',
  notUtf8: 'पठाइएको कुरा UTF-8 मा लेखिएको छैन।',
  notJson: 'पठाइएको JSON मिलेको छैन।',
  tooManyParts: 'पठाइएको JSON मा नाम, सूची र वस्तु धेरै छन्।',
  notObject: 'JSON को एउटा वस्तु पठाउनुहोस्।',
  encoding: 'JSON, फारम (application/x-www-form-urlencoded) वा multipart/form-data मा पठाउनुहोस्।',
  csvMedia: 'फाइल text/csv मा वा फारमको फाइल (multipart/form-data) बनाएर पठाउनुहोस्।',
  noCsv: 'CSV फाइल छान्नुहोस्।',
  csvTooLarge: (megabytes) => `फाइल बढीमा ${megabytes} एमबीको हुन सक्छ। कृपया टुक्रा गरेर पठाउनुहोस्।`,
};
