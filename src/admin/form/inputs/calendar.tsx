import { CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DayFacts } from '../../../schema/fields/day.ts';
import type { TimeFacts } from '../../../schema/fields/time.ts';
import { bikramSambat } from '../../../ui/bikram-sambat.ts';
import type { TextInputProps, TextKind } from './input-kind.ts';
import { fieldProps } from './text.tsx';
import { dayWords } from './words.ts';

export const dayInput: TextKind<DayFacts> = {
  sends: 'text',
  // Limits the year to four digits. The server validates the date.
  Input: (props) => <CalendarInput {...props} type="date" max="9999-12-31" />,
  Display: ({ value }) => value,
};

export const timeInput: TextKind<TimeFacts> = {
  sends: 'text',
  Input: (props) => <CalendarInput {...props} type="time" />,
  Display: ({ value }) => value,
};

type CalendarInputProps = TextInputProps<DayFacts | TimeFacts> & { type: 'date' | 'time'; max?: string };

/**
 * A field for a day or a time. One that is empty shows what the site shows instead, but for the time in which somebody
 * types: a day that is only half typed counts as empty.
 */
function CalendarInput({ facts, value, onChange, error, shownInstead = '', type, max }: CalendarInputProps) {
  const [isTyping, setIsTyping] = useState(false);
  const shown = value === '' && !isTyping ? shownInstead : value;
  const { description: hint, ...field } = fieldProps(
    { ...facts, hint: value === '' && shownInstead !== '' ? dayWords.shownInstead : facts.hint },
    error,
  );
  const nepali = type === 'date' ? bikramSambat(shown)?.whole : undefined;
  return (
    <TextInput
      {...field}
      {...((hint || nepali) && { description: <DayHint nepali={nepali} hint={hint} /> })}
      className="day-input"
      type={type}
      name={facts.name}
      value={shown}
      {...(max && { max })}
      onChange={(event) => {
        setIsTyping(true);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => setIsTyping(false)}
      rightSection={
        value !== '' && (
          <CloseButton
            size="sm"
            aria-label={`Clear ${facts.label}`}
            onClick={() => {
              setIsTyping(false);
              onChange('');
            }}
          />
        )
      }
    />
  );
}

/** The day as Nepal counts it, and what the field says of itself. */
function DayHint({ nepali, hint }: { nepali: string | undefined; hint: string | undefined }) {
  return (
    <>
      {nepali && <span lang="ne">{nepali}</span>}
      {nepali && hint && ' · '}
      {hint}
    </>
  );
}
