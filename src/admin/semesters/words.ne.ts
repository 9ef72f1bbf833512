import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  heading: 'सेमेस्टर',
  hint: 'यहाँका परिवर्तन एक-एक गरी तुरुन्तै राखिन्छन्। सेमेस्टरलाई तानेर ठाउँमा राख्नुहोस्, वा तीरले सार्नुहोस्।',
  none: 'यो संकायमा अहिलेसम्म सेमेस्टर छैन। यसको पृष्ठमा सेमेस्टर र विषय देखिन्छन्, र विद्यार्थीको खातामा एउटा राखिन्छ।',
  add: 'सेमेस्टर थप्नुहोस्',
  addTitle: (faculty) => `${joined(faculty, 'मा')} सेमेस्टर थप्नुहोस्`,
  updateTitle: 'सेमेस्टर बदल्नुहोस्',
  faculty: 'संकाय',
  semester: 'सेमेस्टर',
  noSubjects: 'अहिलेसम्म विषय छैन',
  subjects: (count) => `${digitsIn('ne', count)} विषय`,
  loading: 'ल्याउँदै…',
  deletionAlone: 'संकायको पृष्ठबाट तुरुन्तै हट्छ, र फिर्ता राख्न मिल्दैन। यसका विद्यार्थीका खाता रहन्छन्।',
  deletion: (subjects) =>
    `${digitsIn('ne', subjects)} विषयसहित तुरुन्तै मेटिन्छ, र फिर्ता राख्न मिल्दैन। यसका विद्यार्थीका खाता रहन्छन्।`,
  where: 'सेमेस्टरको नाम बदल्ने, क्रम मिलाउने र मेटाउने काम संकायको पृष्ठमा हुन्छ, विषय पनि त्यहीँ छन्।',
  faculties: 'संकाय',
  inert: (label) => `${label}: संकायको पृष्ठमा`,
};

export const facultyDeletion: Words<typeof english.facultyDeletion> = {
  semesters: (count) => `योसँगै यसका ${digitsIn('ne', count)} सेमेस्टर मेटिन्छन्:`,
  end: '।',
  students: (count) => `यसमा ${digitsIn('ne', count)} विद्यार्थी भर्ना छन्। तिनका खाता रहन्छन्, तर कोर्स हुँदैन।`,
};
