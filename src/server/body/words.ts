import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Error messages about malformed bodies. */
const english = {
  damaged: 'The upload arrived damaged or incomplete. Please try again.',
  tooManyFields: 'The form has too many fields.',
  /** @param max number of files */
  tooManyFiles: (max: string) => `At most ${max} files can be sent at once.`,
  oneDocument: 'One document at a time.',
  /** @param kilobytes how many are accepted */
  tooLong: (kilobytes: string) => `This is too much text at once. At most ${kilobytes} KB are accepted.`,
  endedEarly: 'The request ended before it was complete.',
  notUtf8: 'The request is not valid UTF-8 text.',
  notJson: 'The request is not valid JSON.',
  tooManyParts: 'The JSON of the request has too many names, lists and objects.',
  notObject: 'The request has to be a JSON object.',
  encoding: 'Send JSON, a form (application/x-www-form-urlencoded) or multipart/form-data.',
  csvMedia: 'Send the file as text/csv, or as the file of a form (multipart/form-data).',
  noCsv: 'Choose a CSV file.',
  /** @param megabytes how many are accepted */
  csvTooLarge: (megabytes: string) => `A file has at most ${megabytes} MB. Please split it.`,
};

const nepali: Words<typeof english> = {
  damaged: 'फाइल बिग्रिएर वा अधुरो आयो। कृपया फेरि प्रयास गर्नुहोस्।',
  tooManyFields: 'फारममा धेरै खण्ड छन्।',
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

export const words: InEach<typeof english> = { en: english, ne: nepali };
