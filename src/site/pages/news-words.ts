/** Sentences of news and their list. */
export const newsWords = {
  none: 'What happens at the college is told here. There is no news yet.',
  purpose: 'Celebrations, results, visits, workshops: what happens at the college.',
  /** The kinds in the list: items with an event day, and the others. */
  events: 'Events',
  news: 'News',
  latest: 'Latest News & Events',
  neighbours: 'Neighbouring news',
};
