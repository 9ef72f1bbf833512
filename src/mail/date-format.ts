const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

/** A day (`YYYY-MM-DD`) in words, as 'Tuesday 24 November'. */
export const dayInWords = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`));

/** An instant in words, by Nepal's clock. */
export const timeInWords = (instant: string): string => `${time.format(new Date(instant))} (Nepal time)`;
