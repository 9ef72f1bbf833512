import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  title: 'दुई चरणको लगइन',
  intro: 'दोस्रो चरण राखेपछि पासवर्ड चोरी भए पनि अरूले लगइन गर्न सक्दैनन्। फोनमा एप, वा पासकी, वा दुवै राख्नुहोस्।',
  enrolTitle: 'सुरु गर्नुअघि एउटा काम बाँकी छ',
  enrolIntro: 'यहाँ काम गर्ने सबैले दुई चरणमा लगइन गर्नुपर्छ। फोनमा एप, वा पासकी राख्नुहोस्; त्यसपछि सबै खुल्छ।',
  goOn: 'ड्यासबोर्डमा जानुहोस्',
  unread: 'यो पढ्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  remove: 'हटाउनुहोस्',
  password: 'तपाईंको पासवर्ड',
  passwordHint: 'तपाईंको खुला ब्राउजरबाट अरू कसैले यो नबदलोस् भनेर।',
};

export const appWords: Words<typeof english.appWords> = {
  title: 'कोड दिने एप',
  about: 'Aegis वा Google Authenticator जस्तो एपले हरेक आधा मिनेटमा नयाँ कोड देखाउँछ। त्यसलाई इन्टरनेट चाहिँदैन।',
  setUp: 'एप राख्नुहोस्',
  isSetUp: 'एप राखिएको छ। लगइन गर्दा त्यसको कोड चाहिन्छ।',
  scan: 'एपले यो स्क्यान गर्नुहोस्:',
  qrCode: 'कोड दिने एपका लागि QR कोड',
  orType: 'वा यो साँचो एपमा लेख्नुहोस्:',
  codeHint: 'एपले अहिले देखाएको ६ अङ्क।',
  confirm: 'पक्का गर्नुहोस्',
  done: 'एप राखियो। अरू सबै ठाउँबाट लगआउट भयो।',
  removeTitle: 'कोड दिने एप हटाउने?',
  removed: 'एप हटाइयो',
};

export const passkeyWords: Words<typeof english.passkeyWords> = {
  title: 'पासकी',
  about: 'पासकी फोन, कम्प्युटर वा सुरक्षा साँचोमा रहन्छ, र औँला, अनुहार वा PIN ले खुल्छ। पासकी भए पासवर्ड र कोड चाहिँदैन।',
  cannot: 'यो ब्राउजरले यो ठेगानामा पासकी चलाउन सक्दैन।',
  add: 'पासकी थप्नुहोस्',
  nameOf: (n) => `पासकी ${n}`,
  added: 'पासकी थपियो',
  addedOn: (day) => `${joined(day, 'मा')} थपिएको`,
  used: (ago) => `पछिल्लो पटक ${ago}`,
  unused: 'अहिलेसम्म नचलेको',
  rename: 'नाम बदल्नुहोस्',
  renameOne: (name) => `${joined(name, 'को')} नाम बदल्नुहोस्`,
  removeOne: (name) => `${name} हटाउनुहोस्`,
  renameTitle: 'पासकीको नाम बदल्नुहोस्',
  name: 'नाम',
  save: 'राख्नुहोस्',
  renamed: 'पासकीको नाम बदलियो',
  removeTitle: (name) => `पासकी ‘${name}’ हटाउने?`,
  removed: 'पासकी हटाइयो',
};

export const codeWords: Words<typeof english.codeWords> = {
  title: 'जगेडा कोड',
  about: 'फोन हराए वा बिग्रिए दोस्रो चरणको सट्टामा हरेक कोड एक पटक चल्छ।',
  left: (n) => `${n} बाँकी`,
  renew: 'नयाँ कोड बनाउनुहोस्',
  renewTitle: 'नयाँ जगेडा कोड बनाउने?',
  renewHint: 'अहिले भएका कोड अब चल्दैनन्।',
  shownTitle: 'तपाईंका जगेडा कोड',
  keep: 'छाप्नुहोस् वा लेख्नुहोस्, र फोनभन्दा अलग ठाउँमा राख्नुहोस्। यी एक पटक मात्र देखाइन्छन्।',
  copy: 'कपी गर्नुहोस्',
  copied: 'कपी भयो',
  notCopied: 'कपी हुन सकेन। कोड छानेर आफैँ कपी गर्नुहोस्।',
  print: 'छाप्नुहोस्',
  kept: 'मैले राखिसकेँ',
};

export const recoveredWords: Words<typeof english.recoveredWords> = {
  title: 'तपाईंले जगेडा कोडबाट लगइन गर्नुभयो',
  left: (n) => `त्यो कोड अब चल्दैन। बाँकी कोड: ${n}।`,
  next: 'फोन वा पासकी हरायो? तल त्यो हटाउनुहोस्, अर्को राख्नुहोस्, र नयाँ कोड बनाउनुहोस्। अर्को ठाउँमा छुटेको मात्र हो? अर्को पटक त्यसैबाट लगइन गर्नुहोस्।',
};
