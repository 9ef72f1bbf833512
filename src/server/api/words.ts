import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Error messages about queries and bodies, by parameter name, and what tables say. */
const english = {
  hasToBe: (name: string, expected: string) => `${name} has to be ${expected}.`,
  /** The expected values of query parameters. */
  queries: {
    text: 'a text, given once',
    /** @param max number of characters */
    shortText: (max: string) => `a text of 1 to ${max} characters, given once`,
    wholeNumber: (max: string) => `a whole number from 1 to ${max}, given once`,
    day: 'a day such as 2026-11-21, given once',
    month: 'a month such as 2026-11, given once',
    choice: (choices: string) => `one of ${choices}, given once`,
    flag: 'true or false',
  },
  /** The expected values in bodies. */
  bodies: {
    flag: 'true or false',
    choice: (choices: string) => `one of ${choices}`,
    wholeNumber: (max: string) => `a whole number from 1 to ${max}`,
    index: 'a whole number from 0',
    instant: 'a day and time with its zone, such as 2027-01-31T10:00:00+05:45',
    record: 'the id of a record',
    anotherRecord: 'the id of another record, or empty',
    newOrder: 'the list of the ids of all records in their new order',
    upOrDown: 'up or down',
    picture: 'the path of a picture',
    type: 'the name of a content type',
    /** @param max number of records */
    seenRecords: (max: string) => `a list of 1 to ${max} objects, each with id and etag`,
    laterDay: 'the day of from or a later one',
    fieldNames: 'a list of names of fields',
    draft: 'an object with the fields of the draft',
    base: 'the version of what is live',
  },
  untilWhen: 'until says until when they are pinned.',
  /** @param max number of characters */
  note: (max: string) => `The note has to be a text of at most ${max} characters.`,
  /** @param max number of characters */
  badKey: (max: string) => `The Idempotency-Key has to be 1 to ${max} visible characters.`,
  noImage: 'Choose an image first.',
  oneImage: 'One image at a time.',
  noDocument: 'Choose a document first.',
  oneFile: 'One file at a time.',
  whichStudent: 'Say which student: the address ends with the id, as in /api/student/details/{id}.',
  /** Headings and cells of tables that are downloaded. */
  table: {
    reference: 'Reference',
    received: 'Received',
    late: 'Late',
    viewed: 'Viewed',
    yes: 'Yes',
    no: 'No',
    when: 'When',
    who: 'Who',
    what: 'What',
    type: 'Type',
    title: 'Title',
    detail: 'Detail',
    record: 'Record',
    account: 'Account',
    session: 'Session',
  },
};

const nepali: Words<typeof english> = {
  hasToBe: (name, expected) => `${name}: ${expected} हुनुपर्छ।`,
  queries: {
    text: 'एक पटक मात्र दिइएको पाठ',
    shortText: (max) => `एक पटक मात्र दिइएको, १ देखि ${max} अक्षरको पाठ`,
    wholeNumber: (max) => `एक पटक मात्र दिइएको, १ देखि ${joined(max, 'सम्मको')} पूर्ण सङ्ख्या`,
    day: 'एक पटक मात्र दिइएको, २०२६-११-२१ जस्तो दिन',
    month: 'एक पटक मात्र दिइएको, २०२६-११ जस्तो महिना',
    choice: (choices) => `एक पटक मात्र दिइएको, ${joined(choices, 'मध्ये')} एक`,
    flag: 'हो वा होइन (true, false) मध्ये एक',
  },
  bodies: {
    flag: 'हो वा होइन (true, false) मध्ये एक',
    choice: (choices) => `${joined(choices, 'मध्ये')} एक`,
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
    fieldNames: 'खण्डका नामको सूची',
    draft: 'मस्यौदाका खण्ड भएको वस्तु',
    base: 'प्रकाशित संस्करणको नम्बर',
  },
  untilWhen: 'कहिलेसम्म माथि राख्ने हो, until मा लेख्नुहोस्।',
  note: (max) => `टिप्पणी बढीमा ${max} अक्षरको हुनुपर्छ।`,
  badKey: (max) => `Idempotency-Key १ देखि ${max} वटा देखिने अक्षरको हुनुपर्छ।`,
  noImage: 'पहिले तस्बिर छान्नुहोस्।',
  oneImage: 'एक पटकमा एउटा तस्बिर मात्र पठाउनुहोस्।',
  noDocument: 'पहिले कागजात छान्नुहोस्।',
  oneFile: 'एक पटकमा एउटा फाइल मात्र पठाउनुहोस्।',
  whichStudent: 'कुन विद्यार्थी हो, भन्नुहोस्: ठेगानाको अन्त्यमा id हुन्छ, जस्तै /api/student/details/{id}।',
  table: {
    reference: 'दर्ता नम्बर',
    received: 'पाइएको',
    late: 'ढिलो',
    viewed: 'हेरिएको',
    yes: 'हो',
    no: 'होइन',
    when: 'कहिले',
    who: 'कसले',
    what: 'के',
    type: 'प्रकार',
    title: 'शीर्षक',
    detail: 'विस्तार',
    record: 'अभिलेख',
    account: 'खाता',
    session: 'लगइन',
  },
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
