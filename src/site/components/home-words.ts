import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the home page. */
const english = {
  allNotices: 'All notices',
  allNews: 'All news & events',
  highlights: 'Highlights',
  shortcuts: 'Shortcuts',
  programmes: 'Programmes',
  contact: 'Contact',
  oneMore: '1 more programme',
  more: (number: string) => `${number} more programmes`,
  admitted: 'How to be admitted',
  fees: 'Help with the fees',
  principal: 'From the principal',
  readMessage: 'Read the message',
  partners: 'Our partners',
  invitation: 'Come and study with us',
  invitationText: 'Apply in five minutes, papers come later. Or ask us first.',
};

const nepali: Words<typeof english> = {
  allNotices: 'सबै सूचना',
  allNews: 'सबै समाचार र आयोजना',
  highlights: 'मुख्य कुरा',
  shortcuts: 'छोटा बाटा',
  programmes: 'कार्यक्रम',
  contact: 'सम्पर्क',
  oneMore: 'अर्को १ कार्यक्रम',
  more: (number) => `अन्य ${number} कार्यक्रम`,
  admitted: 'भर्ना कसरी हुने',
  fees: 'शुल्कमा सहयोग',
  principal: 'प्राचार्यको सन्देश',
  readMessage: 'पूरा सन्देश पढ्नुहोस्',
  partners: 'हाम्रा साझेदार',
  invitation: 'आउनुहोस्, हामीसँग पढ्नुहोस्',
  invitationText: 'पाँच मिनेटमा निवेदन दिनुहोस्, कागजात पछि ल्याए हुन्छ। वा पहिले हामीलाई सोध्नुहोस्।',
};

export const homeWords: InEach<typeof english> = { en: english, ne: nepali };
