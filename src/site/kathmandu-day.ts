/**
 * Days as the college counts them. The same instant is another day in Kathmandu (UTC+05:45) than on most servers,
 * so every day that a page shows comes from here.
 */
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export interface Day {
  /** `YYYY-MM-DD` in Kathmandu. */
  iso: string;
  /** Day of the month without a leading nought, as '7'. */
  day: string;
  /** Three letters, as 'Nov'. */
  month: string;
  year: string;
  /** As '7 November 2026'. */
  long: string;
  /** As 'November 2026'. */
  monthAndYear: string;
}

/** The day in Kathmandu of an ISO 8601 instant. Throws RangeError for what is no instant. */
export function kathmanduDay(instant: string | Date): Day {
  const found = Object.fromEntries(parts.formatToParts(new Date(instant)).map((p) => [p.type, p.value]));
  const iso = `${found.year}-${found.month}-${found.day}`;
  const long = inWords.format(new Date(`${iso}T00:00:00Z`));
  const [day = '', monthName = '', year = ''] = long.split(' ');
  return { iso, day, month: monthName.slice(0, 3), year, long, monthAndYear: `${monthName} ${year}` };
}

/** Whether something is new: published today in Kathmandu (`YYYY-MM-DD`) or within the six days before. */
export function isNew(publishedAt: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(kathmanduDay(publishedAt).iso)) / 86_400_000;
  return days >= 0 && days < 7;
}
