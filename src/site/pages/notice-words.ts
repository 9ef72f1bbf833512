/** Sentences of the notices and their list. */
export const noticeWords = {
  heading: 'Notices',
  latest: 'Latest Notices',
  all: 'All notices',
  neighbours: 'Neighbouring notices',
  none: 'Examinations, fees and holidays are announced here. There is no notice yet.',
  purpose: 'Examinations, fees, holidays: what students and parents must know.',
};
