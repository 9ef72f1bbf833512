import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  notSignedIn: 'सर्भरले लगइन दिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  signInAgain: 'कृपया फेरि लगइन गर्नुहोस्',
  ended: 'तपाईंको लगइनको समय सकियो। लेखेको कुरा सुरक्षित छ, लगइन गरेपछि जहाँ रोकिएको थियो त्यहीँबाट अघि बढ्छ।',
  endedElsewhere: 'तपाईंले अर्को विन्डोबाट लगआउट गर्नुभएको छ। यहाँ लेखेको कुरा सुरक्षित छ।',
  asWhom: (name) => `तपाईं ${joined(name, 'को')} खाताबाट काम गर्दै हुनुहुन्थ्यो।`,
  otherAccount: (email) =>
    `यो विन्डोमा ${joined(email, 'ले')} मात्र काम अघि बढाउन मिल्छ। त्यही खाताबाट लगइन गर्नुहोस्, वा रद्द गर्नुहोस्।`,
  heading: 'प्रशासकको लगइन',
  backToSite: 'वेबसाइटमा फर्कनुहोस्',
  email: 'इमेल',
  password: 'पासवर्ड',
  login: 'लगइन गर्नुहोस्',
  signedIn: 'लगइन भयो',
  noEmail: 'आफ्नो इमेल लेख्नुहोस्।',
  noPassword: 'आफ्नो पासवर्ड लेख्नुहोस्।',
  checkBoth: 'इमेल हेर्नुहोस्, र पासवर्ड फेरि लेख्नुहोस्।',
  code: 'कोड',
  codeHint: 'एपले अहिले देखाएको ६ अङ्क।',
  noCode: 'कोड लेख्नुहोस्।',
  recoveryCode: 'जगेडा कोड',
  recoveryHint: 'दुई चरणको लगइन राख्दा जोगाएर राखेकोमध्ये एउटा। यो एक पटक मात्र चल्छ।',
  useRecoveryCode: 'जगेडा कोड चलाउनुहोस्',
  useApp: 'एपको कोड चलाउनुहोस्',
  usePasskey: 'पासकीबाट लगइन गर्नुहोस्',
  passkeyNotUsed: 'पासकी चलेन। फेरि प्रयास गर्नुहोस्, वा पासवर्डबाट लगइन गर्नुहोस्।',
  back: 'इमेल र पासवर्डमा फर्कनुहोस्',
  forgotten: 'पासवर्ड बिर्सनुभयो?',
  recovered: (left) =>
    `जगेडा कोड चलाउनुभयो। बाँकी कोड: ${left}। फोन वा पासकी हरायो? अर्को राखेर नयाँ कोड बनाउनुहोस्।`,
  recover: 'दुई चरणको लगइन',
  yourAccount: 'तपाईंको खाता',
};

export const passwordWords: Words<typeof english.passwordWords> = {
  title: 'पासवर्ड बदल्नुहोस्',
  current: 'अहिलेको पासवर्ड',
  next: 'नयाँ पासवर्ड',
  hint: 'कम्तीमा १० अक्षर',
  noCurrent: 'अहिलेको पासवर्ड लेख्नुहोस्।',
  noNext: 'नयाँ पासवर्ड लेख्नुहोस्।',
  changed: 'पासवर्ड बदलियो। अरू सबै ठाउँबाट लगआउट भयो।',
  save: 'राख्नुहोस्',
};

export const sessionWords: Words<typeof english.sessionWords> = {
  title: 'लगइन भएका ठाउँ',
  intro:
    'तपाईंले यी ठाउँमा लगइन गर्नुभएको छ। नचिनेको कुनै छ? पासवर्ड बदल्नुहोस्, त्यो बन्द हुन्छ। सबै ठाउँबाट लगआउट गर्दा यहाँबाट पनि लगआउट हुन्छ।',
  unread: 'लगइन भएका ठाउँको सूची खुल्न सकेन। कृपया फेरि प्रयास गर्नुहोस्।',
  unknownBrowser: 'नचिनिएको ब्राउजर',
  since: (time) => joined(time, 'देखि'),
  thisOne: 'यही हो',
  lastSeen: (ago) => `पछिल्लो पटक ${ago}`,
  endAll: 'सबै ठाउँबाट लगआउट गर्नुहोस्',
};
