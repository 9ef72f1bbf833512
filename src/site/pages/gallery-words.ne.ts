import type { Words } from '../../languages/words.ts';
import type { galleryWords as english } from './gallery-words.ts';

export const galleryWords: Words<typeof english> = {
  none: 'सम्झनलायक दिन यहाँ तस्बिरमा राखिन्छन्। अहिलेसम्म एल्बम छैन।',
  purpose: 'तस्बिरमा कलेज: यसका दिन, मानिस र ठाउँ।',
  description: (title, pictures, day) => `${title}: ${pictures}, ${day}।`,
  empty: 'यो एल्बमका तस्बिर अझै राखिएका छैनन्। केही समयपछि फेरि आउनुहोस्।',
  others: 'अन्य एल्बम',
  more: 'थप तस्बिर',
  all: 'सबै एल्बम',
};
