import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Devanagari that were written after the last tuning. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('बीबीए पढ्न चार वर्षमा कति लाग्छ', [records.wholeDegree, records.bba], {
    says: ['564,500'],
    unit: 'NPR, BBA, whole course',
    mustNotSay: ['67,500', '64,000'],
  }),
  answered('बीआईएमको एक सेमेस्टरको शुल्क', [records.semesterFees, records.bim, records.feesAndRefunds], {
    says: ['72,500'],
    unit: 'NPR, BIM, per semester',
    mustNotSay: ['605,500'],
  }),
  answered('दशैं बिदा सकिएर कलेज कहिलेदेखि लाग्छ', [records.dashainHolidays], {
    says: ['{{weekday+25 ne}}'],
    unit: 'first day of classes after Dashain',
  }),
  answered('किताब ढिलो बुझाए दिनको कति जरिवाना', [records.returnBooksInNepali, records.booksDue], {
    says: ['NPR 2', 'दुई रुपैयाँ'],
    unit: 'for each day and book',
  }),
  answered('केटीहरूको होस्टेल महिनाको कति हो', [records.hostel], {
    says: ['NPR 11,500'],
    unit: 'a bed a month, with two meals',
    mustNotSay: ['NPR 5,000'],
  }),
  answered('ईसेवाबाट फी तिर्न पाइन्छ कि पाइँदैन', [records.qrCode, records.payingFees]),
  answered('भूकम्प आएमा कहाँ भेला हुने', [records.earthquakeDrill]),
  answered('मेरो छाता हराएको छ', [records.lostAndFound]),
  answered('गाउँबाट आएको गरिब विद्यार्थी हुँ, छात्रवृत्ति पाउँछु?', [
    records.needBased,
    records.remoteDistrictsInNepali,
    records.scholarshipsInNepali,
    records.needBasedApplications,
  ]),
  answered('नेपालीमा लेख्न पाइने कोर्स कुन हो', [records.nepaliMedium, records.bbs]),
  answered('प्रवेशपत्र कहिले बाँडिन्छ', [records.admitCards], {
    says: ['{{day+2}}'],
    unit: 'admit cards, from noon to three',
  }),
  answered('पुनर्योग गराउन कति शुल्क लाग्छ', [records.retotalling], {
    says: ['NPR 500'],
    unit: 'per paper',
    mustNotSay: ['900', '3,200'],
  }),
  answered('लाइब्रेरी राति कति बजेसम्म खुला हुन्छ', [records.libraryUntilNine], {
    says: ['nine in the evening'],
    unit: 'closing of the library',
  }),
  answered('कार्यालयको फोन नम्बर के हो', [records.college], {
    says: ['+977-1-5550100'],
    unit: 'telephone of the office',
  }),
  answered('खेलाडीलाई शुल्कमा छुट छ?', [records.sportsAndArts]),
  answered('मोटरसाइकल राख्ने ठाउँ छ कलेजमा', [records.vehicles]),
  unpublished('होस्टेलमा खाना कस्तो दिन्छ', { related: [records.hostel, records.canteen] }),
  unpublished('नर्सिङ पढाइ हुन्छ'),
  unpublished('शिक्षकको तलब कति हो'),
  unpublished('अर्को वर्ष फी कति बढ्छ', { related: [records.semesterFees, records.wholeDegree] }),
];
