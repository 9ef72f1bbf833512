import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { previewWords as english } from './preview-words.ts';

export const previewWords: Words<typeof english> = {
  label: 'पूर्वावलोकन',
  shown: {
    draft: 'मस्यौदाको पूर्वावलोकन, सार्वजनिक होइन।',
    live: 'मस्यौदा नभएको पूर्वावलोकन: अहिले सार्वजनिक यही हो।',
    'taken-down': 'हटाइएको कुराको पूर्वावलोकन, सार्वजनिक होइन।',
  },
  version: (number) => `संस्करण ${number} को पूर्वावलोकन, सार्वजनिक यो होइन।`,
  changed: (at) => `बदलिएको: ${at}।`,
  saved: (at) => `राखिएको: ${at}।`,
  published: (at) => `${at} आफैँ प्रकाशित हुन्छ।`,
  expires: (at) => `यो लिङ्क ${joined(at, 'सम्म')} चल्छ।`,
  notAmongFirst: (count) => `आगन्तुकले यहाँ पहिला ${count} वटा मात्र देख्छन्, यो तीमध्ये पर्दैन।`,
  elsewhere: { own: 'आफ्नै पृष्ठमा', list: 'सूचीमा', home: 'गृहपृष्ठमा' },
};
