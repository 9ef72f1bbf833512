const inWords = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

/** Day and time in Kathmandu, as '24 Nov 2026, 14:32'. */
export const momentInWords = (instant: Date): string => inWords.format(instant);
