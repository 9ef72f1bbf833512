import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of news and their list. */
const english = {
  none: 'What happens at the college is told here. There is no news yet.',
  purpose: 'Celebrations, results, visits, workshops: what happens at the college.',
  /** The kinds in the list: items with an event day, and the others. */
  events: 'Events',
  news: 'News',
  latest: 'Latest News & Events',
  neighbours: 'Neighbouring news',
};

const nepali: Words<typeof english> = {
  none: 'कलेजमा के भइरहेको छ, यहाँ भनिन्छ। अहिलेसम्म समाचार छैन।',
  purpose: 'उत्सव, नतिजा, भ्रमण, कार्यशाला: कलेजमा भइरहेका कुरा।',
  events: 'आयोजना',
  news: 'समाचार',
  latest: 'पछिल्ला समाचार र आयोजना',
  neighbours: 'अघिपछिका समाचार',
};

export const newsWords: InEach<typeof english> = { en: english, ne: nepali };
