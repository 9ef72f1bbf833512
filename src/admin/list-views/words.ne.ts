import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  menu: 'दृश्य',
  none: 'छनोट, क्रम र स्तम्भ एउटा नाममा राख्नुहोस्, पछि फेरि खोल्न वा अरूलाई देखाउन मिल्छ।',
  shared: 'सबैका लागि',
  keep: 'यो दृश्य राख्नुहोस्…',
  title: 'यो दृश्य राख्नुहोस्',
  explains: 'अहिलेको छनोट, अवस्था, क्रम र स्तम्भ।',
  name: 'नाम',
  forAll: 'सबैले देख्छन्',
  save: 'राख्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  kept: 'दृश्य राखियो',
  remove: (name) => `‘${name}’ दृश्य मेटाउनुहोस्`,
  deleteQuestion: 'यो दृश्य साँच्चै मेटाउने हो?',
  deletedForAll: 'सबैका लागि मेटिनेछ।',
  removed: 'दृश्य मेटाइयो',
  whole: 'पूरै सूची',
};
