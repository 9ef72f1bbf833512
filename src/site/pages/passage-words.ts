import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

const aboutInEnglish = {
  none: 'The best way to know a college is to see it: come by and look around.',
  onward: 'Go on reading',
  onwardText: 'What the principal says to visitors, how to get in, and how to reach us.',
};

const aboutInNepali: Words<typeof aboutInEnglish> = {
  none: 'कलेज चिन्ने सबैभन्दा राम्रो उपाय आएर हेर्नु हो: एक पटक घुम्न आउनुहोस्।',
  onward: 'अझै पढ्नुहोस्',
  onwardText: 'प्राचार्य के भन्नुहुन्छ, भर्ना कसरी हुने, र हामीलाई कसरी भेट्ने।',
};

export const aboutWords: InEach<typeof aboutInEnglish> = { en: aboutInEnglish, ne: aboutInNepali };

const admissionInEnglish = {
  summary: 'Who may apply, by when, with which papers, and what follows.',
  description: (college: string, summary: string) => `Admissions at ${college}. ${summary}`,
  none: 'No intake is announced at the moment. The office knows when the next one begins.',
  onward: 'Ready to apply?',
  onwardText: 'Choose the programme, gather the papers, and speak to the office. It is three steps.',
};

const admissionInNepali: Words<typeof admissionInEnglish> = {
  summary: 'कसले, कहिलेसम्म, कुन कागजात लिएर निवेदन दिने, र त्यसपछि के हुन्छ।',
  description: (college, summary) => `${joined(college, 'मा')} भर्ना। ${summary}`,
  none: 'अहिले कुनै भर्ना खुलेको छैन। अर्को भर्ना कहिले खुल्छ, कार्यालयलाई थाहा छ।',
  onward: 'निवेदन दिन तयार हुनुहुन्छ?',
  onwardText: 'कार्यक्रम छान्नुहोस्, कागजात जुटाउनुहोस्, र कार्यालयसँग कुरा गर्नुहोस्। तीनवटा काम मात्र हो।',
};

export const admissionWords: InEach<typeof admissionInEnglish> = {
  en: admissionInEnglish,
  ne: admissionInNepali,
};

const scholarshipInEnglish = {
  summary: 'Who is helped with the fees, by how much, and how to ask for it.',
  description: (college: string, summary: string) => `Scholarships at ${college}. ${summary}`,
  getIn: 'How to get in',
  none: 'None is announced at the moment. Ask the office what help with the fees there is.',
  onward: 'First, a place',
  onwardText: 'A scholarship goes to someone who studies here. How to get in stands under admissions.',
};

const scholarshipInNepali: Words<typeof scholarshipInEnglish> = {
  summary: 'शुल्कमा कसलाई, कति सहयोग मिल्छ, र त्यो कसरी माग्ने।',
  description: (college, summary) => `${joined(college, 'मा')} छात्रवृत्ति। ${summary}`,
  getIn: 'भर्ना कसरी हुने',
  none: 'अहिले कुनै छात्रवृत्ति खुलेको छैन। शुल्कमा के सहयोग मिल्छ, कार्यालयलाई सोध्नुहोस्।',
  onward: 'पहिले भर्ना',
  onwardText: 'छात्रवृत्ति यहाँ पढ्ने विद्यार्थीले पाउँछन्। भर्ना कसरी हुने भन्ने कुरा ‘भर्ना’ पृष्ठमा छ।',
};

export const scholarshipWords: InEach<typeof scholarshipInEnglish> = {
  en: scholarshipInEnglish,
  ne: scholarshipInNepali,
};

const messageInEnglish = {
  heading: 'Message from the Principal',
  none: 'The principal’s letter is not written yet. Meanwhile, read who we are, or come and ask.',
  onward: (college: string) => `More about ${college}`,
  onwardText: 'What the college stands for, how to get in, and how to reach us.',
};

const messageInNepali: Words<typeof messageInEnglish> = {
  heading: 'प्राचार्यको सन्देश',
  none: 'प्राचार्यको सन्देश अझै लेखिएको छैन। त्यतिन्जेल हामी को हौँ पढ्नुहोस्, वा आएर सोध्नुहोस्।',
  onward: (college) => `${college} बारे थप`,
  onwardText: 'कलेजको सोच, भर्ना हुने तरिका, र हामीलाई भेट्ने उपाय।',
};

export const messageWords: InEach<typeof messageInEnglish> = { en: messageInEnglish, ne: messageInNepali };

const faqInEnglish = {
  description: (college: string) => `What parents and applicants ask ${college} most often, answered.`,
  none: 'Ask us anything: the office answers by telephone and at the desk.',
  purpose: 'What parents and applicants ask us most often.',
  /** For screen readers only: precedes a colon and the question. */
  permalink: 'Link to this answer',
  unanswered: 'Not answered here?',
  unansweredText: 'Call us or come by. Nobody minds a question twice.',
};

const faqInNepali: Words<typeof faqInEnglish> = {
  description: (college) => `अभिभावक र निवेदकले ${joined(college, 'लाई')} सबैभन्दा धेरै सोध्ने प्रश्न र जवाफ।`,
  none: 'जे पनि सोध्नुहोस्: कार्यालयले फोनमा र भेटेर जवाफ दिन्छ।',
  purpose: 'अभिभावक र निवेदकले हामीलाई सबैभन्दा धेरै सोध्ने कुरा।',
  permalink: 'यो जवाफको लिङ्क',
  unanswered: 'यहाँ जवाफ भेटिएन?',
  unansweredText: 'फोन गर्नुहोस् वा आउनुहोस्। एउटै कुरा दुई पटक सोधे पनि हुन्छ।',
};

export const faqWords: InEach<typeof faqInEnglish> = { en: faqInEnglish, ne: faqInNepali };
