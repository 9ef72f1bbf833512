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
  uploading: 'अपलोड गर्दै…',
  removePicture: (label) => `${label} हटाउनुहोस्`,
  chosenPicture: (label) => `छानिएको ${label}`,
  needed: (duties) => `बदल्न ${duties} जिम्मेवारी चाहिन्छ।`,
};
