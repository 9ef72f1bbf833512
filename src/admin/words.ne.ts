import type { Words } from '../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  language: 'ne',
  documentTitle: (screen) => `${screen} · कार्यकक्ष`,
  untitled: '(शीर्षक लेख्न बाँकी)',
  partMissing: 'यो पृष्ठको एउटा भाग खुल्न सकेन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।',
};

export const navigation: Words<typeof english.navigation> = {
  name: 'कार्यकक्ष',
  dashboard: 'ड्यासबोर्ड',
  groups: { Content: 'सामग्री', Inbox: 'आएका सन्देश', Site: 'वेबसाइट' },
  chats: 'आगन्तुकका प्रश्न',
  menu: 'मेनु',
  pictures: 'तस्बिर र कागजात',
  trash: 'रद्दी',
  redirects: 'पुनर्निर्देशन',
  missingPages: 'नभेटिएका पृष्ठ',
  accounts: 'खाता',
  settings: 'सेटिङ',
  audit: 'कार्य अभिलेख',
  mail: 'इमेल',
  unviewed: (label, count) => `${label}, ${count} नहेरिएका`,
};

export const frameWords: Words<typeof english.frameWords> = {
  notifications: 'जानकारीहरू',
  skip: 'मुख्य सामग्रीमा जानुहोस्',
  menu: 'मेनु',
  viewSite: 'वेबसाइट हेर्नुहोस्',
  logout: 'लगआउट गर्नुहोस्',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  wentWrong: 'यो पृष्ठमा केही बिग्रियो। कृपया फेरि प्रयास गर्नुहोस्।',
  didNotOpen: 'यो पृष्ठ खुलेन',
  notFound: 'पृष्ठ भेटिएन',
  noScreen: '४०४। यो ठेगानामा कुनै पृष्ठ छैन।',
  toDashboard: 'ड्यासबोर्डमा जानुहोस्',
  or: 'वा',
  toHome: 'गृहपृष्ठमा',
  end: '।',
  loading: 'खुल्दै छ…',
  moreSaid: 'थप देखाउनुहोस्',
  lessSaid: 'कम देखाउनुहोस्',
};

export const shortcutWords: Words<typeof english.shortcutWords> = {
  title: 'किबोर्डका सर्टकट',
  find: 'जे पनि खोज्नुहोस्',
  show: 'यी सर्टकट देखाउनुहोस्',
  next: ' अनि ',
};

export const paletteWords: Words<typeof english.paletteWords> = {
  label: 'पृष्ठ वा अभिलेख खोज्नुहोस्',
  add: (noun) => `${noun} थप्नुहोस्`,
};
