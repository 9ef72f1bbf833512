import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { DayField } from '../../day-field/day-field.tsx';
import { TimeField } from '../../day-field/time-field.tsx';
import { instantOf, momentInWords } from './moments.ts';
import { words } from './words.ts';
import './drafts.css';

/** A day and a time as the field holds them: `YYYY-MM-DD` and `HH:MM`, or '' each. */
export interface MomentInput {
  day: string;
  time: string;
}

interface MomentFieldProps {
  label: string;
  value: MomentInput;
  onChange: (value: MomentInput) => void;
  error?: string | undefined;
  /** Offered while the field is empty. */
  suggestion?: { label: string; value(): MomentInput } | undefined;
}

const EMPTY: MomentInput = { day: '', time: '' };

/** The time of a day that was chosen without one: the office opens. */
const FIRST_TIME = '10:00';

/** A moment in Kathmandu's time, its day chosen in either calendar and said in both. */
export function MomentField({ label, value, onChange, error, suggestion }: MomentFieldProps) {
  const id = useId();
  const { day, time } = value;
  const isEmpty = day === '' && time === '';
  const instant = day === '' ? null : instantOf(day, time);
  const inputs = useRef<HTMLDivElement>(null);
  // One button for both, so that it keeps the focus.
  const choice = isEmpty
    ? suggestion && { ...suggestion, name: words.fillIn(suggestion.label, label) }
    : { label: words.clearShort, name: words.clear(label), value: () => EMPTY };
  // While a year is typed, the browser gives one for each digit: 2, 20, 202.
  const isYearTyped = day >= '1900';
  const describedBy = `${id}-said${error ? ` ${id}-error` : ''}`;
  return (
    <fieldset className="moment-field" aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className="moment-inputs" ref={inputs}>
        <DayField
          label={words.day}
          value={day}
          onChange={(chosen, typed) => onChange({ day: chosen, time: typed ?? (time || FIRST_TIME) })}
          takesTime
          error={error !== undefined}
          isSaidElsewhere
          isClearedElsewhere
          describedBy={describedBy}
        />
        <TimeField label={words.time} value={time} onChange={(chosen) => onChange({ day, time: chosen })} />
        <p className="moment-said" id={`${id}-said`} aria-live="polite">
          {instant === null ? words.empty : isYearTyped ? momentInWords(instant) : ''}
        </p>
        {choice && (
          <Button
            variant="default"
            aria-label={choice.name}
            onClick={() => {
              onChange(choice.value());
              if (!isEmpty && !suggestion) inputs.current?.querySelector('input')?.focus();
            }}
          >
            {choice.label}
          </Button>
        )}
      </div>
      {error && (
        <p className="moment-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
