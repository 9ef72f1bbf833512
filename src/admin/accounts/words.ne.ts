import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const dutyHints: Words<typeof english.dutyHints> = {
  author: 'यहाँका सबै सामग्री पढ्ने, र तस्बिर तथा कागजातसहित मस्यौदा लेख्ने। प्रकाशन गर्दैन।',
  publisher: 'वेबसाइटमा सामग्री राख्ने, बदल्ने र हटाउने, अनि सेटिङ बदल्ने।',
  admissions: 'निवेदन पढ्ने र टुङ्ग्याउने, अनि तालिकामा डाउनलोड गर्ने।',
  accounts: 'खाता थप्ने र बदल्ने, जिम्मेवारी दिने, अनि परीक्षण इमेल पठाउने।',
};

export const words: Words<typeof english.words> = {
  duties: 'जिम्मेवारी',
  noDuties: 'जिम्मेवारी छैन',
  dutiesHint: 'सन्देश, कुराकानी र ड्यासबोर्ड सबै प्रशासकका लागि हुन्। परिवर्तन तुरुन्तै लागू हुन्छ, प्रवेश गरिसकेकालाई पनि।',
  title: 'खाता',
  noun: 'खाता',
  name: 'नाम',
  email: 'इमेल',
  role: 'भूमिका',
  status: 'अवस्था',
  roles: { admin: 'प्रशासक', student: 'विद्यार्थी', teacher: 'शिक्षक' },
  active: 'चालु',
  disabled: 'बन्द',
  disabledHint: 'यसले खाताका सबै प्रवेश टुङ्ग्याउँछ, र फेरि नखोलेसम्म कसैले प्रवेश गर्न सक्दैन।',
  own: 'तपाईं',
  you: ' (तपाईं)',
  edit: 'बदल्नुहोस्',
  remove: 'मेटाउनुहोस्',
  required: 'अनिवार्य',
  add: 'खाता थप्नुहोस्',
  added: 'खाता थपियो',
  update: 'खाता बदल्नुहोस्',
  updated: 'खाता बदलियो',
  notFound: 'भेटिएन',
  back: 'खाताको सूचीमा फर्कनुहोस्',
  faculty: 'संकाय',
  semester: 'सेमेस्टर',
  notTaught: 'अब पढाइ हुँदैन',
  unreadable: 'सर्भरबाट खाता आएन। फेरि प्रयास गर्नुहोस्।',
};

export const deletionWords: Words<typeof english.deletionWords> = {
  question: 'यो खाता साँच्चै मेटाउने हो?',
  done: 'खाता मेटाइयो',
  own: 'यो तपाईंकै खाता हो। तपाईं तुरुन्तै बाहिरिनुहुन्छ, र फेरि प्रवेश गर्न सक्नुहुन्न।',
  other: 'को प्रवेश तुरुन्तै टुङ्गिन्छ, र फेरि प्रवेश गर्न मिल्दैन।',
  instead: 'खाता राखेर केही समय मात्र बन्द गर्न त्यसलाई बदल्दा ‘बन्द’ छान्नुहोस्।',
};

export const passwordWords: Words<typeof english.passwordWords> = {
  password: 'पासवर्ड',
  newPassword: 'नयाँ पासवर्ड',
  hint: 'अनिवार्य। कम्तीमा १० अक्षर।',
  newHint: 'खाली छोडे पहिलेकै रहन्छ। नयाँमा कम्तीमा १० अक्षर हुनुपर्छ, र सबै प्रवेश टुङ्गिन्छन्।',
  generate: 'पासवर्ड बनाउनुहोस्',
  handOver: 'राख्नुअघि टिपेर सम्बन्धित व्यक्तिलाई दिनुहोस्: यहाँ मात्र देखाइन्छ।',
};
