/** Sentences of news and their list. */
export const newsWords = {
  none: 'What happens at the college is told here. There is no news yet.',
  purpose: 'Celebrations, results, visits, workshops: what happens at the college.',
  /** The kinds of what the list has: what announces a day, and the rest. */
  events: 'Events',
  news: 'News',
  latest: 'Latest News & Events',
  neighbours: 'Neighbouring news',
};
