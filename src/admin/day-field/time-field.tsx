import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { typedDay } from '../../languages/typed-day.ts';
import { dayInKathmandu, startOfDay, timeInKathmandu } from '../../schema/kathmandu.ts';
import { typedTime } from '../../ui/typed-time.ts';
import { digits } from '../language.ts';
import { words } from './words.ts';

interface TimeFieldProps extends Pick<TextInputProps, 'name' | 'description' | 'error' | 'aria-required'> {
  label: string;
  /** `HH:MM`, '' or a text that is no time. */
  value: string;
  onChange: (value: string) => void;
  isClearable?: boolean;
}

/** A time of day, typed with digits of either kind. A browser's own field refuses Devanagari. */
export function TimeField({ value, onChange, isClearable = false, error, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isNone = typed === null && value !== '' && typedTime(value) === null;
  const finish = () => {
    if (typed === null) return;
    if (typedTime(typed) === null) onChange(typed.trim());
    setTyped(null);
  };
  const shownError = error || (isNone && words.noTime);
  return (
    <TextInput
      {...field}
      {...(shownError && { error: shownError })}
      className="time-input"
      value={typed ?? digits(value)}
      autoComplete="off"
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(typedTime(text) ?? '');
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.ctrlKey || event.metaKey) finish();
      }}
      rightSection={
        isClearable &&
        value !== '' && (
          <CloseButton
            size="sm"
            aria-label={words.clear(field.label)}
            onClick={() => {
              setTyped(null);
              onChange('');
            }}
          />
        )
      }
    />
  );
}

/** A day and a time as the field holds them: `YYYY-MM-DD` and `HH:MM`, or '' each. */
export interface MomentInput {
  day: string;
  time: string;
}

/** A day (`YYYY-MM-DD`) and a time (`HH:MM`) in Kathmandu as an instant; null if the day is missing or invalid. */
export function instantOf(day: string, time: string): string | null {
  if (typedDay(day, { calendar: 'ad' }).day !== day) return null;
  const [hours = 0, minutes = 0] = (time || '00:00').split(':').map(Number);
  const ms = startOfDay(day) + (hours * 60 + minutes) * 60_000;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** The day and time in Kathmandu that a field shows of an instant. */
export function fieldsOfInstant(instant: string | null): MomentInput {
  if (instant === null) return { day: '', time: '' };
  return { day: dayInKathmandu(instant), time: timeInKathmandu(instant).slice(11, 16) };
}
