import type { Words } from '../../languages/words.ts';
import type { homeWords as english } from './home-words.ts';

export const homeWords: Words<typeof english> = {
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
