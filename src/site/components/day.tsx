import { bikramSambat } from '../../languages/bikram-sambat.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { dayIn, otherDayIn } from '../../ui/day-words.ts';
import { isNew, kathmanduDay } from '../kathmandu-day.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import { words as inEach } from './words.ts';

/** A date, as '7 November 2026', followed by the same day in the other calendar. */
export function Day({ of }: { of: string }) {
  const { language } = usePageLanguage();
  const day = dayInKathmandu(of);
  const other = otherDayIn(language, day);
  return (
    <time className="day" dateTime={of}>
      {dayIn(language, day)}
      {other && (
        <>
          {' '}
          <span className="day-nepali" lang={language === 'en' ? 'ne' : undefined}>
            {other}
          </span>
        </>
      )}
    </time>
  );
}

/** A date as a calendar leaf. The current year is for screen readers only. */
export function DayBlock({ of, today = '' }: { of: string; today?: string }) {
  const { language } = usePageLanguage();
  const { iso, day, month, year } = kathmanduDay(of, language);
  const nepali = bikramSambat(iso);
  const isNepaliFirst = language === 'ne' && nepali !== null;
  const first = isNepaliFirst ? nepali : { day, month, year };
  const other = isNepaliFirst ? `${month} ${day}` : nepali?.short;
  const isThisYear = isNepaliFirst ? bikramSambat(today)?.year === nepali.year : today.startsWith(year);
  return (
    <time className="day-block" dateTime={of}>
      <span className="day-number">{first.day}</span>{' '}
      <span className="day-month">
        {first.month} <span className={isThisYear ? 'unseen' : undefined}>{first.year}</span>
      </span>{' '}
      {other && (
        <span className="day-nepali" lang={isNepaliFirst ? undefined : 'ne'}>
          {other}
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
