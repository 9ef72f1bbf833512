import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the albums and their list. */
const english = {
  none: 'Days worth remembering are kept here in pictures. There is no album yet.',
  purpose: 'The college in pictures: its days, its people, its places.',
  description: (title: string, pictures: string, day: string) => `${title}: ${pictures}, ${day}.`,
  empty: 'The pictures of this album are not here yet. Please come back soon.',
  others: 'Other albums',
  more: 'More pictures',
  all: 'All albums',
};

const nepali: Words<typeof english> = {
  none: 'सम्झनलायक दिन यहाँ तस्बिरमा राखिन्छन्। अहिलेसम्म एल्बम छैन।',
  purpose: 'तस्बिरमा कलेज: यसका दिन, मानिस र ठाउँ।',
  description: (title, pictures, day) => `${title}: ${pictures}, ${day}।`,
  empty: 'यो एल्बमका तस्बिर अझै राखिएका छैनन्। केही समयपछि फेरि आउनुहोस्।',
  others: 'अन्य एल्बम',
  more: 'थप तस्बिर',
  all: 'सबै एल्बम',
};

export const galleryWords: InEach<typeof english> = { en: english, ne: nepali };
