import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of a programme's page. */
const english = {
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
};

const nepali: Words<typeof english> = {
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
  advice: 'निवेदन भर्न पाँच मिनेट लाग्छ। भर्नामा के चाहिन्छ पढ्नुहोस्, वा पहिले कार्यक्रमबारे सोध्नुहोस्।',
  others: 'अन्य कार्यक्रम',
};

export const facultyWords: InEach<typeof english> = { en: english, ne: nepali };
