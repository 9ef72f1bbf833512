import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the notices and their list. */
const english = {
  heading: 'Notices',
  latest: 'Latest Notices',
  all: 'All notices',
  neighbours: 'Neighbouring notices',
  none: 'Examinations, fees and holidays are announced here. There is no notice yet.',
  purpose: 'Examinations, fees, holidays: what students and parents must know.',
};

const nepali: Words<typeof english> = {
  heading: 'सूचना',
  latest: 'पछिल्ला सूचना',
  all: 'सबै सूचना',
  neighbours: 'अघिपछिका सूचना',
  none: 'परीक्षा, शुल्क र बिदाको जानकारी यहाँ आउँछ। अहिलेसम्म कुनै सूचना छैन।',
  purpose: 'परीक्षा, शुल्क, बिदा: विद्यार्थी र अभिभावकले थाहा पाउनुपर्ने कुरा।',
};

export const noticeWords: InEach<typeof english> = { en: english, ne: nepali };
