import { useState } from 'react';
import { dayOf, numbersInNepal } from '../../ui/bikram-sambat.ts';
import type { Calendar } from '../../ui/month-names.ts';
import { typedDay } from '../../ui/typed-day.ts';
import { typedTime } from '../../ui/typed-time.ts';
import { digits, language } from '../language.ts';
import { words } from './words.ts';

interface TypedDayOptions {
  /** `YYYY-MM-DD`, '' or a text that is no day. */
  value: string;
  /** @param time that was typed after the day, `HH:MM` */
  onChange: (value: string, time?: string) => void;
  /** The calendar chosen by a switch outside the field. */
  chosen?: Calendar | undefined;
  /** Shown while the value is empty and the field has no focus. */
  shownInstead: string;
  /** Whether a time may follow the day. Otherwise a text with one is no day, so that the time is not dropped silently. */
  takesTime: boolean;
}

/** The text of a day field in its calendar, and its error. */
export function useTypedDay({ value, onChange, chosen, shownInstead, takesTime }: TypedDayOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [switched, setSwitched] = useState<Calendar>();
  const meant = chosen ?? switched;
  const calendar = meant ?? (language === 'ne' ? 'bs' : 'ad');
  const read = (text: string) => typedDay(text, meant ?? calendarOfEra(value, calendar));
  const shown = value === '' ? shownInstead : value;
  const split = (text: string): DayAndTime => (takesTime ? withoutTime(text) : { day: text });
  const found = read(split(typed ?? value).day);
  return {
    calendar,
    /** The shown day in the field's calendar; '' if there is none. */
    day: (typed === null ? typedDay(shown, 'ad').day : found.day) ?? '',
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
      if (found.day === null) onChange(typed.trim());
      setTyped(null);
    },
    set(day: string) {
      setTyped(null);
      onChange(day);
    },
    switchTo(other: Calendar) {
      setTyped(null);
      setSwitched(other);
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

/** A day before 2070 of Bikram Sambat that is shown in that calendar is also changed in it. */
const calendarOfEra = (value: string, calendar: Calendar): Calendar | undefined =>
  calendar === 'bs' && (numbersInNepal(value)?.year ?? 2070) < 2070 ? 'bs' : undefined;

function written(value: string, calendar: Calendar): string {
  if (typedDay(value, 'ad').day !== value) return value;
  const nepali = calendar === 'bs' && numbersInNepal(value);
  return digits(nepali ? dayOf(nepali) : value);
}

/** A day beyond the tables is reported at once, an invalid one only when typing has ended. */
function problemOf(typed: string | null, value: string, problem: 'none' | 'beyond'): string | undefined {
  if (problem === 'beyond') return words.beyond;
  return typed === null && value !== '' ? words.none : undefined;
}
