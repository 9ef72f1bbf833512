import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

const applyInEnglish = {
  description: (college: string) =>
    `Apply to ${college} in five minutes: say who you are and what you want to study; papers come later.`,
  chapters: {
    name: 'Who you are',
    program: 'What you want to study',
    message: 'Anything you want to ask or tell',
  },
  steps: {
    reference: 'You get a reference at once, to keep or to print.',
    answer: (days: string) => `Our office reads your application and answers within ${days}.`,
    papers: 'You bring your papers, and somebody goes through them with you.',
  },
  speak: 'Speak to the office',
  unsure: 'Unsure which programme, or what to write? Call first.',
  allWays: 'All ways to reach us',
  choose: 'Choose your programme',
  read: 'Read what it asks for',
  /** Around the links to the admissions and to the scholarships. */
  papersUnder: 'Dates and papers are under ',
  feesUnder: ', help with the fees under ',
  end: '.',
};

const applyInNepali: Words<typeof applyInEnglish> = {
  description: (college) =>
    `${joined(college, 'मा')} पाँच मिनेटमा निवेदन दिनुहोस्: तपाईं को हुनुहुन्छ र के पढ्न चाहनुहुन्छ भन्नुहोस्; कागजात पछि ल्याए हुन्छ।`,
  chapters: {
    name: 'तपाईंको परिचय',
    program: 'के पढ्न चाहनुहुन्छ',
    message: 'केही सोध्न वा भन्न चाहनुहुन्छ?',
  },
  steps: {
    reference: 'तुरुन्तै दर्ता नम्बर पाउनुहुन्छ, टिप्न वा छाप्न मिल्छ।',
    answer: (days) => `हाम्रो कार्यालयले निवेदन पढेर ${days}भित्र जवाफ दिन्छ।`,
    papers: 'तपाईं कागजात ल्याउनुहुन्छ, र हाम्रा कर्मचारीले तपाईंसँगै हेर्छन्।',
  },
  speak: 'कार्यालयसँग कुरा गर्नुहोस्',
  unsure: 'कुन कोर्स छान्ने, वा के लेख्ने थाहा छैन? पहिले फोन गर्नुहोस्।',
  allWays: 'सम्पर्क गर्ने सबै उपाय',
  choose: 'कोर्स छान्नुहोस्',
  read: 'के चाहिन्छ पढ्नुहोस्',
  papersUnder: 'मिति र कागजात ',
  feesUnder: 'मा, शुल्कमा सहयोग ',
  end: 'मा छ।',
};

export const applyWords: InEach<typeof applyInEnglish> = { en: applyInEnglish, ne: applyInNepali };

const contactInEnglish = {
  description: (college: string, ways: string) => `How to reach ${college}: ${ways}`,
  byForm: 'by the form',
  call: 'Call',
  extension: (list: string) => `Extension ${list}`,
  or: ' or ',
  visit: 'Visit',
  map: 'Show on the map',
  directions: 'Getting here',
  write: 'Write',
  follow: 'Follow',
  perhaps: 'Perhaps answered already',
  faqs: 'What parents and applicants ask most often.',
  admissions: 'Who may apply, by when, with which papers.',
  notices: 'Examinations, fees, holidays.',
};

const contactInNepali: Words<typeof contactInEnglish> = {
  description: (college, ways) => `${joined(college, 'लाई')} सम्पर्क गर्ने उपाय: ${ways}`,
  byForm: 'फारमबाट',
  call: 'फोन',
  extension: (list) => `एक्सटेन्सन ${list}`,
  or: ' वा ',
  visit: 'ठेगाना',
  map: 'नक्सामा हेर्नुहोस्',
  directions: 'आउने बाटो',
  write: 'इमेल',
  follow: 'सामाजिक सञ्जाल',
  perhaps: 'जवाफ यहाँ हुन सक्छ',
  faqs: 'अभिभावक र निवेदकले सबैभन्दा धेरै सोध्ने कुरा।',
  admissions: 'कसले, कहिलेसम्म, कुन कागजात लिएर निवेदन दिने।',
  notices: 'परीक्षा, शुल्क, बिदा।',
};

export const contactWords: InEach<typeof contactInEnglish> = { en: contactInEnglish, ne: contactInNepali };
