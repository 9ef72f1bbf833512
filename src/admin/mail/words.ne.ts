import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  backToSettings: 'सेटिङमा फर्कनुहोस्',
  listTitle: 'हरेक इमेलको अवस्था',
  allMails: 'सबै इमेल',
  state: 'अवस्था',
  states: { waiting: 'पर्खाइमा', sending: 'पठाउँदै', sent: 'पठाइयो', failed: 'पठाउन सकिएन' },
  none: 'अहिलेसम्म कुनै इमेल छैन',
  noMatch: 'विषय वा ठेगानामा यी शब्द र यो अवस्था भएको कुनै इमेल छैन।',
  showAll: 'सबै इमेल देखाउनुहोस्',
  purpose: 'कसैले निवेदन दिँदा वा लेख्दा पठाइने इमेल यहाँ देखिन्छ। यो ९० दिन राखिन्छ।',
  when: 'कहिले',
  to: 'पाउने',
  subject: 'विषय',
  about: 'केबारे',
  account: 'खाता',
  sendAgain: 'फेरि पठाउनुहोस्',
  sentAgain: 'इमेल फेरि पठाइँदै छ',
  sendAllAgain: (count) => `सबै फेरि पठाउनुहोस् (${digitsIn('ne', count)})`,
  allSentAgain: (count) => `${digitsIn('ne', count)} इमेल फेरि पठाइँदै छन्`,
  butInDoubt: 'पुगेको हुन सक्ने इमेल यसमा पर्दैन; त्यसलाई त्यसकै बटनले फेरि पठाउनुहोस्।',
  soon: 'एकैछिनमा फेरि पठाइन्छ।',
  inMinutes: (count) => `${digitsIn('ne', count)} मिनेटमा फेरि पठाइन्छ।`,
  inHours: (count) => `${digitsIn('ne', count)} घण्टामा फेरि पठाइन्छ।`,
  mailsUnreadable: 'इमेल पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  setupUnreadable: 'इमेलको व्यवस्था पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
};

export const setupWords: Words<typeof english.setupWords> = {
  title: 'इमेल कसरी पठाइन्छ',
  through: 'सर्भर',
  from: 'पठाउने',
  staff: 'खबर पाउने कर्मचारी',
  nobody: 'कोही छैन: NOTIFY_EMAIL राखिएको छैन।',
  noMail: 'इमेल पठाइँदैन',
  noMailExplains:
    'निवेदन र सन्देश राखिन्छन् र यहाँ देखिन्छन्, तर इमेलबाट कसैलाई खबर जाँदैन, र निवेदकले पुष्टि पाउँदैनन्। वेबसाइट चलाउनेले यी सेटिङले त्यो बदल्न सक्छन्:',
  server: 'इमेल सर्भर, जस्तै',
  sender: 'पठाउने, जस्तै The College <office@college.example>',
  told: 'कसलाई खबर जान्छ, बीचमा अल्पविराम राखेर',
  testAddress: 'परीक्षणका लागि ठेगाना',
  sendTest: 'परीक्षण इमेल पठाउनुहोस्',
  testSent: (to) => `${joined(to, 'मा')} परीक्षण इमेल पठाइँदै छ`,
};
