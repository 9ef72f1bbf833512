import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  hasToBe: (name, expected) => `${name}: ${expected} हुनुपर्छ।`,
  queries: {
    text: 'एक पटक मात्र दिइएको पाठ',
    shortText: (max) => `एक पटक मात्र दिइएको, १ देखि ${max} अक्षरको पाठ`,
    wholeNumber: (max) => `एक पटक मात्र दिइएको, १ देखि ${joined(max, 'सम्मको')} पूर्ण सङ्ख्या`,
    day: 'एक पटक मात्र दिइएको, २०२६-११-२१ जस्तो दिन',
    choice: (choices) => `एक पटक मात्र दिइएको, ${choices} मध्ये एक`,
    flag: 'हो वा होइन (true, false) मध्ये एक',
  },
  bodies: {
    flag: 'हो वा होइन (true, false) मध्ये एक',
    choice: (choices) => `${choices} मध्ये एक`,
    wholeNumber: (max) => `१ देखि ${joined(max, 'सम्मको')} पूर्ण सङ्ख्या`,
    index: '० वा त्यसभन्दा ठूलो पूर्ण सङ्ख्या',
    instant: 'समय क्षेत्रसहितको दिन र समय, जस्तै 2027-01-31T10:00:00+05:45',
    record: 'कुनै अभिलेखको id',
    anotherRecord: 'अर्को अभिलेखको id वा खाली',
    newOrder: 'नयाँ क्रममा सबै अभिलेखका id को सूची',
    upOrDown: 'up वा down',
    picture: 'कुनै तस्बिरको ठेगाना',
    type: 'सामग्रीको प्रकारको नाम',
    seenRecords: (max) => `id र etag भएका १ देखि ${max} वस्तुको सूची`,
    laterDay: 'from कै दिन वा त्यसपछिको दिन',
    fieldNames: 'विवरणका नामको सूची',
    draft: 'मस्यौदाका विवरण भएको वस्तु',
    base: 'प्रकाशित संस्करणको नम्बर',
  },
  untilWhen: 'कहिलेसम्म माथि राख्ने हो, until मा लेख्नुहोस्।',
  note: (max) => `टिप्पणी बढीमा ${max} अक्षरको हुनुपर्छ।`,
  badKey: (max) => `Idempotency-Key १ देखि ${max} वटा देखिने अक्षरको हुनुपर्छ।`,
  noImage: 'पहिले तस्बिर छान्नुहोस्।',
  oneImage: 'एक पटकमा एउटा तस्बिर मात्र पठाउनुहोस्।',
  noPdf: 'पहिले PDF छान्नुहोस्।',
  whichStudent: 'कुन विद्यार्थी हो, भन्नुहोस्: ठेगानाको अन्त्यमा id हुन्छ, जस्तै /api/student/details/{id}।',
};
