import type { Words } from '../../languages/words.ts';
import type { newsWords as english } from './news-words.ts';

export const newsWords: Words<typeof english> = {
  none: 'कलेजमा के भइरहेको छ, यहाँ भनिन्छ। अहिलेसम्म समाचार छैन।',
  purpose: 'उत्सव, नतिजा, भ्रमण, कार्यशाला: कलेजमा भइरहेका कुरा।',
  events: 'आयोजना',
  news: 'समाचार',
  latest: 'पछिल्ला समाचार र आयोजना',
  neighbours: 'अघिपछिका समाचार',
};
