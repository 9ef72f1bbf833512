import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  clear: (label) => `${label} खाली गर्नुहोस्`,
  bs: 'वि.सं',
  inNepali: (label) => `वि.सं: ${label} विक्रम संवत्‌मा`,
  time: 'समय',
  pick: (label) => `‘${label}’ छान्नुहोस्`,
  none: 'यो मिति होइन। २०८३-०८-०४ वा २०२६-११-२० जस्तै लेख्नुहोस्।',
  noTime: 'यो समय होइन। १४:३० जस्तै लेख्नुहोस्।',
  beyond: 'नेपाली मिति २०८६ सालको अन्त्यसम्म मात्र थाहा छ। यो मिति इस्वी सन्‌मा लेख्नुहोस्।',

  previousYear: 'अघिल्लो वर्ष',
  previousMonth: 'अघिल्लो महिना',
  nextMonth: 'अर्को महिना',
  nextYear: 'अर्को वर्ष',
  gregorian: 'ई.सं',
  today: 'आज',
  cancel: 'रद्द गर्नुहोस्',
  keys: 'तीर भएका कुञ्जीले दिन र हप्ता, पेज अप र पेज डाउनले महिना, शिफ्टसँग वर्ष सार्छन्। इन्टरले मिति छान्छ।',
  first: 'योभन्दा अघिको मिति छान्न मिल्दैन।',
  last: 'योभन्दा पछिको मिति छान्न मिल्दैन।',
  weekdays: 'आइत सोम मङ्गल बुध बिही शुक्र शनि',
};
