import type { Words } from '../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  language: 'ne',
  documentTitle: (screen) => `${screen} · कार्यकक्ष`,
  partMissing: 'यो पृष्ठको एउटा भाग खुल्न सकेन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।',
};

export const navigation: Words<typeof english.navigation> = {
  name: 'कार्यकक्ष',
  dashboard: 'ड्यासबोर्ड',
  groups: { Content: 'सामग्री', Inbox: 'आएका सन्देश', Site: 'वेबसाइट' },
  chats: 'आगन्तुकका प्रश्न',
  trash: 'रद्दी',
  redirects: 'पुनर्निर्देशन',
  missingPages: 'नभेटिएका पृष्ठ',
  accounts: 'खाता',
  settings: 'सेटिङ',
  audit: 'कार्य अभिलेख',
  mail: 'इमेल',
  unviewed: (label, count) => `${label}, ${count} नहेरिएका`,
};
