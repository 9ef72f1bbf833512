import { bikramSambat } from '../../ui/bikram-sambat.ts';
import { isNew, kathmanduDay } from '../kathmandu-day.ts';
import { words } from './words.ts';

/** A date, as '7 November 2026', followed by the same day in Bikram Sambat. */
export function Day({ of }: { of: string }) {
  const { iso, long } = kathmanduDay(of);
  const nepali = bikramSambat(iso);
  return (
    <time className="day" dateTime={of}>
      {long}
      {nepali && (
        <>
          {' '}
          <span className="day-nepali" lang="ne">
            {nepali.whole}
          </span>
        </>
      )}
    </time>
  );
}

/** A date as a calendar leaf. The current year is for screen readers only. */
export function DayBlock({ of, today = '' }: { of: string; today?: string }) {
  const { iso, day, month, year } = kathmanduDay(of);
  const nepali = bikramSambat(iso);
  return (
    <time className="day-block" dateTime={of}>
      <span className="day-number">{day}</span>{' '}
      <span className="day-month">
        {month} <span className={today.startsWith(year) ? 'unseen' : undefined}>{year}</span>
      </span>{' '}
      {nepali && (
        <span className="day-nepali" lang="ne">
          {nepali.short}
        </span>
      )}
    </time>
  );
}

/** 'Pinned' and a space, on what stands first by the wish of staff. */
export function PinnedMark({ of }: { of: { isPinned: boolean } }) {
  return of.isPinned ? (
    <>
      <span className="pinned-mark">{words.pinned}</span>{' '}
    </>
  ) : null;
}

/** 'New' for a week. */
export function NewMark({ of, today }: { of: string; today: string }) {
  return isNew(of, today) ? <span className="new-mark">New</span> : null;
}
