import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of pages of whole records. */
const english = {
  about: {
    none: 'The best way to know a college is to see it: come by and look around.',
    onward: 'Go on reading',
    onwardText: 'What the principal says to visitors, how to apply, and how to reach us.',
  },
  admission: {
    summary: 'Who may apply, by when, with which papers, and what follows.',
    description: (college: string, summary: string) => `Admissions at ${college}. ${summary}`,
    none: 'No intake is announced at the moment. The office knows when the next one begins.',
    onward: 'Ready to apply?',
    onwardText: 'Choose the programme, gather the papers, and speak to the office. It is three steps.',
  },
  scholarship: {
    summary: 'Who is helped with the fees, by how much, and how to ask for it.',
    description: (college: string, summary: string) => `Scholarships at ${college}. ${summary}`,
    /** The heading of the table, and of its first column. */
    inBrief: 'In brief',
    name: 'Scholarship',
    getIn: 'How to apply',
    none: 'None is announced at the moment. Ask the office what help with the fees there is.',
    onward: 'First, a place',
    onwardText: 'A scholarship goes to someone who studies here. Admissions says how to apply.',
  },
  message: {
    heading: 'Message from the Principal',
    none: 'The principal’s letter is not written yet. Meanwhile, read who we are, or come and ask.',
    onward: (college: string) => `More about ${college}`,
    onwardText: 'What the college stands for, how to apply, and how to reach us.',
  },
  faq: {
    description: (college: string) => `What parents and applicants ask ${college} most often, answered.`,
    none: 'Ask us anything: the office answers by telephone and at the desk.',
    purpose: 'What parents and applicants ask us most often.',
    /** For screen readers only: precedes a colon and the question. */
    permalink: 'Link to this answer',
    /** The heading of questions without a topic, after the others. */
    others: 'Other questions',
    unanswered: 'Not answered here?',
    unansweredText: 'Call us or come by. Nobody minds a question twice.',
  },
  academics: {
    summary: 'What each programme asks and costs, and whether one may apply now.',
    description: (college: string) => `The programmes of ${college} side by side: length, seats, hours, fee.`,
    none: 'No programme is published yet. Ask the office what one can study here.',
    programme: 'Programme',
    onward: 'Which one suits you?',
    onwardText: 'Apply for the one that you like best, or ask the office: it knows who did well where.',
  },
  downloads: {
    none: 'Forms and syllabuses are to be had here. There is nothing yet; the office has them on paper.',
    purpose: 'Forms, syllabuses, calendars: to read, print and fill in.',
    /** The heading of those without a category, after the others. */
    other: 'Others',
  },
  staff: {
    description: (college: string) => `Who teaches and works at ${college}, team by team.`,
    none: 'Nobody is introduced here yet. The office knows whom to ask.',
    /** The heading of people without a team, after the others. */
    others: 'Others',
    onward: 'Looking for somebody?',
    onwardText: 'The office puts you through.',
  },
  faculty: {
    teachers: 'Teachers',
    length: 'Length',
    oneSemester: '1 semester',
    manySemesters: (number: string) => `${number} semesters`,
    oneYear: '1 year',
    manyYears: (number: string) => `${number} years`,
    apply: 'Apply',
    online: 'Online, in five minutes',
    ask: 'Ask',
    overview: 'Overview',
    structure: 'Course structure',
    /** Where no subjects are known. */
    semesters: 'Semesters',
    code: 'Code',
    subject: 'Subject',
    credits: 'Credits',
    oneCredit: '1 credit',
    manyCredits: (number: string) => `${number} credits`,
    study: (title: string) => `Study ${title} here`,
    applyFor: (title: string) => `Apply for ${title}`,
    advice:
      'The application takes five minutes. Read what the admissions office asks for, or ask about the programme first.',
    others: 'Other programmes',
  },
};

const nepali: Words<typeof english> = {
  about: {
    none: 'कलेज चिन्ने सबैभन्दा राम्रो उपाय आएर हेर्नु हो: एक पटक घुम्न आउनुहोस्।',
    onward: 'अझै पढ्नुहोस्',
    onwardText: 'प्राचार्य के भन्नुहुन्छ, भर्ना कसरी हुने, र हामीलाई कसरी भेट्ने।',
  },
  admission: {
    summary: 'कसले, कहिलेसम्म, कुन कागजात लिएर निवेदन दिने, र त्यसपछि के हुन्छ।',
    description: (college, summary) => `${joined(college, 'मा')} भर्ना। ${summary}`,
    none: 'अहिले कुनै भर्ना खुलेको छैन। अर्को भर्ना कहिले खुल्छ, कार्यालयलाई थाहा छ।',
    onward: 'निवेदन दिन तयार हुनुहुन्छ?',
    onwardText: 'कोर्स छान्नुहोस्, कागजात जुटाउनुहोस्, र कार्यालयसँग कुरा गर्नुहोस्। तीनवटा काम मात्र हो।',
  },
  scholarship: {
    summary: 'शुल्कमा कसलाई, कति सहयोग मिल्छ, र त्यो कसरी माग्ने।',
    description: (college, summary) => `${joined(college, 'मा')} छात्रवृत्ति। ${summary}`,
    inBrief: 'छोटकरीमा',
    name: 'छात्रवृत्ति',
    getIn: 'भर्ना कसरी हुने',
    none: 'अहिले कुनै छात्रवृत्ति खुलेको छैन। शुल्कमा के सहयोग मिल्छ, कार्यालयलाई सोध्नुहोस्।',
    onward: 'पहिले भर्ना',
    onwardText: 'छात्रवृत्ति यहाँ पढ्ने विद्यार्थीले पाउँछन्। भर्ना कसरी हुने भन्ने कुरा ‘भर्ना’ पृष्ठमा छ।',
  },
  message: {
    heading: 'प्राचार्यको सन्देश',
    none: 'प्राचार्यको सन्देश अझै लेखिएको छैन। त्यतिन्जेल हामी को हौँ पढ्नुहोस्, वा आएर सोध्नुहोस्।',
    onward: (college) => `${joined(college, 'बारे')} थप`,
    onwardText: 'कलेजको सोच, भर्ना हुने तरिका, र हामीलाई भेट्ने उपाय।',
  },
  faq: {
    description: (college) => `अभिभावक र निवेदकले ${joined(college, 'लाई')} सबैभन्दा धेरै सोध्ने प्रश्न र जवाफ।`,
    none: 'जे पनि सोध्नुहोस्: कार्यालयले फोनमा र भेटेर जवाफ दिन्छ।',
    purpose: 'अभिभावक र निवेदकले हामीलाई सबैभन्दा धेरै सोध्ने कुरा।',
    permalink: 'यो जवाफको लिङ्क',
    others: 'अन्य प्रश्न',
    unanswered: 'यहाँ जवाफ भेटिएन?',
    unansweredText: 'फोन गर्नुहोस् वा आउनुहोस्। एउटै कुरा दुई पटक सोधे पनि हुन्छ।',
  },
  academics: {
    summary: 'हरेक कोर्समा के चाहिन्छ, कति लाग्छ, र अहिले निवेदन दिन मिल्छ कि मिल्दैन।',
    description: (college) => `${joined(college, 'का')} कोर्सहरू सँगसँगै: अवधि, सिट, समय, शुल्क।`,
    none: 'अहिले कुनै कोर्स प्रकाशित छैन। यहाँ के पढ्न मिल्छ, कार्यालयलाई सोध्नुहोस्।',
    programme: 'कोर्स',
    onward: 'तपाईंलाई कुन मिल्छ?',
    onwardText: 'सबैभन्दा मन परेकोमा निवेदन दिनुहोस्, वा कार्यालयलाई सोध्नुहोस्।',
  },
  downloads: {
    none: 'फारम र पाठ्यक्रम यहाँ पाइन्छ। अहिले केही छैन; कार्यालयमा कागजमै पाइन्छ।',
    purpose: 'फारम, पाठ्यक्रम, पात्रो: पढ्न, छाप्न र भर्न।',
    other: 'अन्य',
  },
  staff: {
    description: (college) => `${joined(college, 'मा')} पढाउने र काम गर्ने सबै, समूहअनुसार।`,
    none: 'यहाँ अहिले कसैको परिचय छैन। कसलाई सोध्ने, कार्यालयलाई थाहा छ।',
    others: 'अन्य',
    onward: 'कसैलाई खोज्दै हुनुहुन्छ?',
    onwardText: 'कार्यालयले कुरा गराइदिन्छ।',
  },
  faculty: {
    teachers: 'शिक्षक',
    length: 'अवधि',
    oneSemester: '१ सेमेस्टर',
    manySemesters: (number) => `${number} सेमेस्टर`,
    oneYear: '१ वर्ष',
    manyYears: (number) => `${number} वर्ष`,
    apply: 'निवेदन',
    online: 'अनलाइन, पाँच मिनेटमा',
    ask: 'सोधपुछ',
    overview: 'परिचय',
    structure: 'पाठ्यक्रमको संरचना',
    semesters: 'सेमेस्टर',
    code: 'कोड',
    subject: 'विषय',
    credits: 'क्रेडिट',
    oneCredit: '१ क्रेडिट',
    manyCredits: (number) => `${number} क्रेडिट`,
    study: (title) => `यहाँ ${title} पढ्नुहोस्`,
    applyFor: (title) => `${joined(title, 'का')} लागि निवेदन दिनुहोस्`,
    advice: 'निवेदन भर्न पाँच मिनेट लाग्छ। भर्नामा के चाहिन्छ पढ्नुहोस्, वा पहिले कोर्सबारे सोध्नुहोस्।',
    others: 'अन्य कोर्स',
  },
};

export const passageWords: InEach<typeof english> = { en: english, ne: nepali };
