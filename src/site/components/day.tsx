import { bikramSambat } from '../../languages/bikram-sambat.ts';
import { isNew, kathmanduDay } from '../kathmandu-day.ts';
import { useLanguage, useWords } from '../language.tsx';
import { words as inEach } from './words.ts';

/** A date, as '7 November 2026', followed by the same day in Bikram Sambat. */
export function Day({ of }: { of: string }) {
  const language = useLanguage();
  const { iso, long } = kathmanduDay(of, language);
  const nepali = bikramSambat(iso);
  if (language === 'ne' && nepali)
    return (
      <time className="day" dateTime={of}>
        {nepali.whole} <span className="day-nepali">{long}</span>
      </time>
    );
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

/** Whether a day (`YYYY-MM-DD`) is in this year of Bikram Sambat, in its own digits. */
const isYearOf = (day: string, year: string) => bikramSambat(day)?.year === year;

/** A date as a calendar leaf. The current year is for screen readers only. */
export function DayBlock({ of, today = '' }: { of: string; today?: string }) {
  const language = useLanguage();
  const { iso, day, month, year } = kathmanduDay(of, language);
  const nepali = bikramSambat(iso);
  if (language === 'ne' && nepali)
    return (
      <time className="day-block" dateTime={of}>
        <span className="day-number">{nepali.day}</span>{' '}
        <span className="day-month">
          {nepali.month}{' '}
          <span className={isYearOf(today, nepali.year) ? 'unseen' : undefined}>{nepali.year}</span>
        </span>{' '}
        <span className="day-nepali">
          {month} {day}
        </span>
      </time>
    );
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

/** 'Pinned' and a space, on records that staff have pinned. */
export function PinnedMark({ of }: { of: { isPinned: boolean } }) {
  const words = useWords(inEach);
  return of.isPinned ? (
    <>
      <span className="pinned-mark">{words.pinned}</span>{' '}
    </>
  ) : null;
}

/** 'New' for a week. */
export function NewMark({ of, today }: { of: string; today: string }) {
  const words = useWords(inEach);
  return isNew(of, today) ? <span className="new-mark">{words.isNew}</span> : null;
}
