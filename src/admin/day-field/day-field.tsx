import { CloseButton, TextInput } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { dayOf, numbersInNepal } from '../../languages/bikram-sambat.ts';
import type { Calendar } from '../../languages/month-names.ts';
import { type DayProblem, isNepaliYear, typedDay } from '../../languages/typed-day.ts';
import { gregorianDay, otherDayIn } from '../../ui/day-words.ts';
import { typedTime } from '../../ui/typed-time.ts';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { CalendarIcon } from '../icons.tsx';
import { digits, language } from '../language.ts';
import { words } from './words.ts';
import './day-field.css';

/** The text of a day field in its calendar, and its error. */
function useTypedDay({ value, onChange, shownInstead = '', takesTime = false }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [meant, setMeant] = useState<Calendar>();
  const calendar = meant ?? (language === 'ne' ? 'bs' : 'ad');
  // What is kept is Gregorian, whichever calendar is typed in.
  const kept = typedDay(value, { calendar: 'ad' });
  const isKept = kept.day === value;
  const read = (text: string) =>
    typedDay(text, {
      calendar: meant ?? (isKept ? calendarOfEra(value, calendar) : undefined),
      isYearOptional: true,
    });
  const shown = value === '' ? shownInstead : value;
  const split = (text: string): DayAndTime => (takesTime ? withoutTime(text) : { day: text });
  const found = typed === null && isKept ? kept : read(split(typed ?? value).day);
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

/**
 * A text that is no day, as it is sent: the server has to refuse it in the same calendar. One that would be a Gregorian
 * day, such as 2083-08-30, was read as one of Bikram Sambat, where that month has 29 days.
 */
function refused(typed: string, meant: Calendar | undefined): string {
  const text = typed.trim();
  const read = meant ?? (typedDay(text, { calendar: 'ad' }).day === text ? 'bs' : undefined);
  return read && text !== '' ? `${text} ${read.toUpperCase()}` : text;
}

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

const importMonthDialog = () => import('./month-dialog.tsx');

/** The dialog, once it is loaded: it then opens at once. */
let MonthDialog: Awaited<ReturnType<typeof importMonthDialog>>['default'] | undefined;

/** Called when the dialog may be opened soon. If it does not arrive, opening it says so. */
const preload = () =>
  void importMonthDialog().then(
    (part) => {
      MonthDialog = part.default;
    },
    () => undefined,
  );

interface DayFieldProps {
  label: string;
  name?: string;
  /** `YYYY-MM-DD`, '' or a text that is no day. */
  value: string;
  /** @param time that was typed after the day, `HH:MM`, if the field takes one */
  onChange: (value: string, time?: string) => void;
  /** Whether a time may follow the day. Otherwise a text with one is no day, so that the time is not dropped silently. */
  takesTime?: boolean;
  error?: string | boolean | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  /** A day that is shown while the value is empty and the field has no focus. */
  shownInstead?: string;
  /** Whether the day in the other calendar is shown elsewhere. */
  isSaidElsewhere?: boolean;
  /** Whether a button elsewhere clears it, with its time. */
  isClearedElsewhere?: boolean;
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean;
  /** Ids of further elements that describe the field. */
  describedBy?: string;
}

/** A day that is typed or picked in either calendar; both are shown, and the Gregorian one is the value. */
export function DayField(props: DayFieldProps) {
  const { label, name, value, error, hint, isRequired } = props;
  const [isPicking, setPicking] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { calendar, day, text, problem, type, finish, set, switchTo } = useTypedDay(props);
  const other = day && !props.isSaidElsewhere ? otherIn(calendar, day) : null;
  const shownError = error || problem;
  const description = (other || hint) && (
    <>
      {other}
      {other && hint && ' · '}
      {hint}
    </>
  );
  useLayoutEffect(() => {
    // Mantine's input overwrites `aria-describedby` with the ids of its own messages.
    const ids = [
      description && `${id}-description`,
      typeof shownError === 'string' && `${id}-error`,
      props.describedBy,
    ].filter(Boolean);
    if (ids.length > 0) input.current?.setAttribute('aria-describedby', ids.join(' '));
    else input.current?.removeAttribute('aria-describedby');
  });
  return (
    <>
      <TextInput
        id={id}
        ref={input}
        className="day-input"
        label={label}
        {...(name && { name })}
        {...(description && { description })}
        {...(isRequired && { 'aria-required': true })}
        {...(props.isFirst && { 'data-autofocus': true })}
        {...(shownError && { error: shownError })}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={preload}
        onBlur={finish}
        onKeyDown={(event) => {
          // These send the form, or lead away, before the field loses the focus.
          if (event.key === 'Enter' || event.ctrlKey || event.metaKey) finish();
          if (!event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          setPicking(true);
        }}
        rightSection={
          <div className="day-tools">
            {value !== '' && !props.isClearedElsewhere && (
              <CloseButton size="sm" aria-label={words.clear(label)} onClick={() => set('')} />
            )}
            <button
              type="button"
              className="day-switch"
              aria-pressed={calendar === 'bs'}
              aria-label={words.inNepali(label)}
              onClick={() => switchTo(calendar === 'bs' ? 'ad' : 'bs')}
            >
              {words.bs}
            </button>
            <button
              type="button"
              className="day-picker"
              aria-label={words.pick(label)}
              aria-haspopup="dialog"
              onFocus={preload}
              onClick={() => setPicking(true)}
            >
              <CalendarIcon />
            </button>
          </div>
        }
      />
      {isPicking && (
        <LazyDialog
          label={words.pick(label)}
          load={importMonthDialog}
          loaded={MonthDialog}
          onClose={() => setPicking(false)}
        >
          {(Part) => (
            <Part
              label={label}
              day={day}
              calendar={calendar}
              onPick={(picked) => {
                set(picked);
                setPicking(false);
              }}
              onClose={() => setPicking(false)}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}

/** A day in the calendar that the field does not show. */
function otherIn(calendar: Calendar, day: string): ReactNode {
  const nepali = otherDayIn('en', day);
  if (calendar === 'ad') return nepali && <span lang="ne">{nepali}</span>;
  return <span>{gregorianDay(language, day)}</span>;
}
