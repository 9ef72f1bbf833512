import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the bar above a preview. Times are such as '24 November 2026, 10:42 am'. */
const english = {
  label: 'Preview',
  shown: {
    draft: 'Preview of a draft, not public.',
    live: 'Preview without a draft: this is public now.',
    'taken-down': 'Preview of what was taken down, not public.',
  },
  version: (number: string) => `Preview of version ${number}, not what is public.`,
  changed: (at: string) => `Changed ${at}.`,
  /** For the preview of a version. */
  saved: (at: string) => `Saved ${at}.`,
  published: (at: string) => `It appears by itself on ${at}.`,
  expires: (at: string) => `This link works until ${at}.`,
  notAmongFirst: (count: string) => `Visitors see only the first ${count} here, and this is not one of them.`,
  elsewhere: { own: 'On its own page', list: 'On the list', home: 'On the home page' },
};

const nepali: Words<typeof english> = {
  label: 'पूर्वावलोकन',
  shown: {
    draft: 'मस्यौदाको पूर्वावलोकन, सार्वजनिक होइन।',
    live: 'मस्यौदा नभएको पूर्वावलोकन: अहिले सार्वजनिक यही हो।',
    'taken-down': 'हटाइएको कुराको पूर्वावलोकन, सार्वजनिक होइन।',
  },
  version: (number) => `संस्करण ${joined(number, 'को')} पूर्वावलोकन, सार्वजनिक यो होइन।`,
  changed: (at) => `बदलिएको: ${at}।`,
  saved: (at) => `राखिएको: ${at}।`,
  published: (at) => `${at} आफैँ प्रकाशित हुन्छ।`,
  expires: (at) => `यो लिङ्क ${joined(at, 'सम्म')} चल्छ।`,
  notAmongFirst: (count) => `आगन्तुकले यहाँ पहिला ${count} वटा मात्र देख्छन्, यो तीमध्ये पर्दैन।`,
  elsewhere: { own: 'आफ्नै पृष्ठमा', list: 'सूचीमा', home: 'गृहपृष्ठमा' },
};

export const previewWords: InEach<typeof english> = { en: english, ne: nepali };
