import { CloseButton, TextInput } from '@mantine/core';
import { lazy, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Calendar } from '../../languages/month-names.ts';
import { gregorianDay, otherDayIn } from '../../ui/day-words.ts';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { CalendarIcon } from '../icons.tsx';
import { language } from '../language.ts';
import { loadPart } from '../load-part.ts';
import './day-field.css';
import { useTypedDay } from './use-typed-day.ts';
import { words } from './words.ts';

const importMonthDialog = () => import('./month-dialog.tsx');

/** The dialog, once it is loaded: it then opens at once, while React shows the fallback of a lazy one for some time. */
let MonthDialog: Awaited<ReturnType<typeof importMonthDialog>>['default'] | undefined;

/** Called when the dialog may be opened soon. If it does not arrive, opening it says so. */
const preload = () =>
  void importMonthDialog().then(
    (part) => {
      MonthDialog = part.default;
    },
    () => undefined,
  );
const loadMonthDialog = () => MonthDialog ?? lazy(() => loadPart(importMonthDialog));

interface DayFieldProps {
  label: string;
  name?: string;
  /** `YYYY-MM-DD`, '' or a text that is no day. */
  value: string;
  /** @param time that was typed after the day, `HH:MM`, if the field takes one */
  onChange: (value: string, time?: string) => void;
  /** Whether a time may be typed after the day. */
  takesTime?: boolean;
  error?: string | boolean | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  /** A day that is shown while the value is empty. */
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
  const { label, name, value, error, hint, isRequired, shownInstead = '' } = props;
  const [isPicking, setPicking] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { calendar, day, text, problem, type, finish, set, switchTo } = useTypedDay({
    value,
    onChange: props.onChange,
    shownInstead,
    takesTime: props.takesTime ?? false,
  });
  const other = day && !props.isSaidElsewhere ? otherIn(calendar, day) : null;
  const said = error || problem;
  const description = (other || hint) && <Description other={other} hint={hint} />;
  useLayoutEffect(() => {
    // Mantine's input overwrites `aria-describedby` with the ids of its own messages.
    const ids = [
      description && `${id}-description`,
      typeof said === 'string' && `${id}-error`,
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
        {...(said && { error: said })}
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
        <LazyDialog title={words.pick(label)} load={loadMonthDialog} onClose={() => setPicking(false)}>
          {(MonthDialog) => (
            <MonthDialog
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

/** The day in the other calendar, and the field's hints. */
function Description({ other, hint }: { other: ReactNode; hint: string | undefined }) {
  return (
    <>
      {other}
      {other && hint && ' · '}
      {hint}
    </>
  );
}
