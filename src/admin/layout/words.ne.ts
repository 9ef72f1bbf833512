import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  skip: 'मुख्य सामग्रीमा जानुहोस्',
  menu: 'मेनु',
  viewSite: 'वेबसाइट हेर्नुहोस्',
  logout: 'बाहिरिनुहोस्',
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
};
