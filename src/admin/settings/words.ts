/** Sentences of the settings. */
export const words = {
  university: 'At the foot of every page, and on the page of each programme that names no other one.',
  openingHours:
    'Of the office, as you would say it: Sunday to Friday, 10:00 to 17:00. At the foot of every page.',
  webAddresses: 'Web addresses, such as facebook.com/college. What stays empty is not shown.',
  othersSaved: 'The other fields are saved.',
};
