import { CloseButton, Textarea, TextInput } from '@mantine/core';
import type { FieldFacts } from '../../../schema/field.ts';
import type { AltTextFacts } from '../../../schema/fields/alt-text.ts';
import type { DayFacts } from '../../../schema/fields/day.ts';
import type { LongTextFacts, TextFacts } from '../../../schema/fields/text.ts';
import type { TimeFacts } from '../../../schema/fields/time.ts';
import type { TextInputProps, TextKind } from './input-kind.ts';

export const textInput: TextKind<TextFacts> = {
  sends: 'text',
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      {...fieldProps(facts, error)}
      name={facts.name}
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Display: ({ value }) => value,
};

export const longTextInput: TextKind<LongTextFacts> = {
  sends: 'text',
  height: 120,
  Input: ({ facts, value, onChange, error }) => (
    <Textarea
      {...fieldProps(facts, error)}
      name={facts.name}
      value={value}
      rows={5}
      resize="vertical"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Display: ({ value }) => value,
};

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

function CalendarInput({
  facts,
  value,
  onChange,
  error,
  type,
  max,
}: TextInputProps<DayFacts | TimeFacts> & { type: 'date' | 'time'; max?: string }) {
  return (
    <TextInput
      {...(facts.hint && { description: facts.hint })}
      {...fieldProps(facts, error)}
      className="day-input"
      type={type}
      name={facts.name}
      value={value}
      {...(max && { max })}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        value !== '' && (
          <CloseButton size="sm" aria-label={`Clear ${facts.label}`} onClick={() => onChange('')} />
        )
      }
    />
  );
}

export const altTextInput: TextKind<AltTextFacts> = {
  sends: 'text',
  describedField: ({ describes }) => describes,
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      description="What the picture shows, for people who cannot see it. Leave it empty if the picture only decorates."
      {...fieldProps(facts, error)}
      name={facts.name}
      value={value}
      maxLength={facts.max}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Display: ({ value }) => value,
};

/**
 * Props that every input shares: its label, whether it is required, and its error. The server validates
 * (requirement 5.4), so the browser's `required` is not used.
 */
export function fieldProps({ label, required }: FieldFacts, error: string | undefined) {
  return {
    label,
    ...(required && { description: 'Required', 'aria-required': true }),
    ...(error && { error }),
  };
}
