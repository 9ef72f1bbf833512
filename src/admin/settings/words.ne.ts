import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  title: 'सेटिङ',
  mail: 'इमेल',
  theSettings: 'सेटिङ',
  contents: 'विषयसूची',
  saved: 'सेटिङ राखियो',
  viewSite: 'वेबसाइट हेर्नुहोस्',
  unreadable: 'सर्भरबाट सेटिङ आएन। फेरि प्रयास गर्नुहोस्।',
  needed: (duties) => `बदल्न ${duties} जिम्मेवारी चाहिन्छ।`,
};

export const backupWords: Words<typeof english.backupWords> = {
  title: 'जगेडा',
  none: 'यो साइटको जगेडा राखिएको थाहा छैन।',
  last: (time) => `पछिल्लो जगेडा राखिएको: ${time}।`,
  unreadable: 'पछिल्लो जगेडा कहिले राखियो भनेर पढ्न सकिएन।',
  how: 'सर्भर हेर्ने व्यक्तिले हरेक रात अर्को डिस्कको फोल्डरमा यसरी राख्छन्:',
  why: 'यसमा सबै हुन्छ: पाठ, तस्बिर, निवेदन, खाता।',
};
