interface EventTimes {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM`, or empty. */
  time: string;
  end: string;
}

/** Whether an event goes on past midnight: it ends at a time before that at which it started. */
export const endsNextDay = ({ time, end }: Omit<EventTimes, 'day'>): boolean => end !== '' && end < time;

/** The day on which an event ends, `YYYY-MM-DD`. */
export function endDayOf({ day, ...times }: EventTimes): string {
  if (!endsNextDay(times)) return day;
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
