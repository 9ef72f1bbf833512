import type { InEach } from '../../languages/language.ts';
import { keptCopyWords as keptCopyInNepali, offlinePageWords as offlinePageInNepali } from './words.ne.ts';
import { keptCopyWords as keptCopyInEnglish, offlinePageWords as offlinePageInEnglish } from './words.ts';

export const keptCopyWords: InEach<typeof keptCopyInEnglish> = {
  en: keptCopyInEnglish,
  ne: keptCopyInNepali,
};
export const offlinePageWords: InEach<typeof offlinePageInEnglish> = {
  en: offlinePageInEnglish,
  ne: offlinePageInNepali,
};
