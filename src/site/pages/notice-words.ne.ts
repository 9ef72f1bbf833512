import type { Words } from '../../languages/words.ts';
import type { noticeWords as english } from './notice-words.ts';

export const noticeWords: Words<typeof english> = {
  heading: 'सूचना',
  latest: 'पछिल्ला सूचना',
  all: 'सबै सूचना',
  neighbours: 'अघिपछिका सूचना',
  none: 'परीक्षा, शुल्क र बिदाको जानकारी यहाँ आउँछ। अहिलेसम्म कुनै सूचना छैन।',
  purpose: 'परीक्षा, शुल्क, बिदा: विद्यार्थी र अभिभावकले थाहा पाउनुपर्ने कुरा।',
};
