import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type {
  keptCopyWords as keptCopyInEnglish,
  offlinePageWords as offlinePageInEnglish,
} from './words.ts';

export const keptCopyWords: Words<typeof keptCopyInEnglish> = {
  madeAt: (when) => `<b>अहिले इन्टरनेट छैन।</b> यहाँ देखिएको ${joined(when, 'को')} हो।`,
  again: 'फेरि प्रयास गर्नुहोस्',
};

export const offlinePageWords: Words<typeof offlinePageInEnglish> = {
  title: 'इन्टरनेट छैन',
  heading: 'अहिले इन्टरनेट छैन',
  advice: 'यो पृष्ठ यस यन्त्रमा राखिएको छैन।',
  call: 'कलेजको फोन: ',
  kept: 'यस यन्त्रमा राखिएका पृष्ठहरू',
};
