import { isNew, kathmanduDay } from '../kathmandu-day.ts';

/** A date in words, as '7 November 2026'. */
export function Day({ of }: { of: string }) {
  return (
    <time className="day" dateTime={of}>
      {kathmanduDay(of).long}
    </time>
  );
}

/** A date as a leaf of a calendar: the day above its month. The year is read out, and shown when it is not today's. */
export function DayBlock({ of, today = '' }: { of: string; today?: string }) {
  const { day, month, year } = kathmanduDay(of);
  return (
    <time className="day-block" dateTime={of}>
      <span className="day-number">{day}</span>{' '}
      <span className="day-month">
        {month} <span className={today.startsWith(year) ? 'unseen' : undefined}>{year}</span>
      </span>
    </time>
  );
}

/** 'New' for a week. */
export function NewMark({ of, today }: { of: string; today: string }) {
  return isNew(of, today) ? <span className="new-mark">New</span> : null;
}
