import { useState } from 'react';
import { dayOf, numbersInNepal } from '../../languages/bikram-sambat.ts';
import type { Calendar } from '../../languages/month-names.ts';
import { type DayProblem, isNepaliYear, typedDay } from '../../languages/typed-day.ts';
import { typedTime } from '../../ui/typed-time.ts';
import { digits, language } from '../language.ts';
import { words } from './words.ts';

interface TypedDayOptions {
  /** `YYYY-MM-DD`, '' or a text that is no day. */
  value: string;
  /** @param time that was typed after the day, `HH:MM` */
  onChange: (value: string, time?: string) => void;
  /** Shown while the value is empty and the field has no focus. */
  shownInstead: string;
  /** Whether a time may follow the day. Otherwise a text with one is no day, so that the time is not dropped silently. */
  takesTime: boolean;
}

/** The text of a day field in its calendar, and its error. */
export function useTypedDay({ value, onChange, shownInstead, takesTime }: TypedDayOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [meant, setMeant] = useState<Calendar>();
  const calendar = meant ?? (language === 'ne' ? 'bs' : 'ad');
  const read = (text: string) =>
    typedDay(text, { calendar: meant ?? calendarOfEra(value, calendar), isYearOptional: true });
  const shown = value === '' ? shownInstead : value;
  const split = (text: string): DayAndTime => (takesTime ? withoutTime(text) : { day: text });
  // What is kept is Gregorian, whichever calendar is typed in.
  const kept = typedDay(value, { calendar: 'ad' });
  const found = typed === null && kept.day === value ? kept : read(split(typed ?? value).day);
  return {
    calendar,
    /** The shown day in the field's calendar; '' if there is none. */
    day: (typed === null ? typedDay(shown, { calendar: 'ad' }).day : found.day) ?? '',
    text: typed ?? written(shown, calendar),
    problem: found.day === null ? problemOf(typed, value, found.problem) : undefined,
    type(text: string) {
      setTyped(text);
      const { day, time } = split(text);
      // A half typed day counts as empty, as in a browser's own date field.
      onChange(read(day).day ?? '', time);
    },
    /**
     * Called when typing ends. An invalid text is sent, so that the server refuses it instead of it being dropped
     * silently.
     */
    finish() {
      if (typed === null) return;
      if (found.day === null) onChange(refused(typed, meant));
      setTyped(null);
    },
    set(day: string) {
      setTyped(null);
      onChange(day);
    },
    switchTo(other: Calendar) {
      setTyped(null);
      setMeant(other);
    },
  };
}

interface DayAndTime {
  day: string;
  time?: string;
}

/** A text without the time at its end, as in '2026-11-30T10:00' and '१४ मंसिर २०८३ १०:००'. */
function withoutTime(text: string): DayAndTime {
  const [, day = '', last = ''] = /^(.*\S)[T\s]+(\S+:\S+)$/.exec(text.trim()) ?? [];
  const time = typedTime(last);
  return time === null ? { day: text } : { day, time };
}

/** A shown year that means the other calendar when it is typed is also changed in its own. */
function calendarOfEra(value: string, calendar: Calendar): Calendar | undefined {
  const year = calendar === 'bs' ? numbersInNepal(value)?.year : Number(value.slice(0, 4)) || undefined;
  return year !== undefined && isNepaliYear(year) !== (calendar === 'bs') ? calendar : undefined;
}

/** A text that is no day, as it is sent: the server has to refuse it in the same calendar. */
const refused = (text: string, meant: Calendar | undefined) =>
  meant && text.trim() !== '' ? `${text.trim()} ${meant.toUpperCase()}` : text.trim();

function written(value: string, calendar: Calendar): string {
  if (typedDay(value, { calendar: 'ad' }).day !== value) return value;
  const nepali = calendar === 'bs' && numbersInNepal(value);
  return digits(nepali ? dayOf(nepali) : value);
}

/** A day beyond the tables is reported at once, an invalid one only when typing has ended. */
function problemOf(typed: string | null, value: string, problem: DayProblem): string | undefined {
  if (problem === 'beyond') return words.beyondTyped;
  return typed === null && value !== '' ? words[problem] : undefined;
}
