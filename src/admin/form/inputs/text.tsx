import { CloseButton, Textarea, TextInput } from '@mantine/core';
import type { FieldFacts } from '../../../schema/field.ts';
import type { AltTextFacts } from '../../../schema/fields/alt-text.ts';
import type { DayFacts } from '../../../schema/fields/day.ts';
import type { LongTextFacts } from '../../../schema/fields/long-text.ts';
import type { TextFacts } from '../../../schema/fields/text.ts';
import type { TextKind } from './input-kind.ts';

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
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      {...(facts.hint && { description: facts.hint })}
      {...fieldProps(facts, error)}
      className="day-input"
      type="date"
      name={facts.name}
      value={value}
      // So that a year has four digits; whether the day holds is the server's to say.
      max="9999-12-31"
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        value !== '' && (
          <CloseButton size="sm" aria-label={`Clear ${facts.label}`} onClick={() => onChange('')} />
        )
      }
    />
  ),
  Display: ({ value }) => value,
};

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
 * What stands around every input: its label, whether it is needed, and what is wrong with it. Whether a value holds
 * is the server's to say (specification: Validation rules), so nothing is `required` for the browser.
 */
export function fieldProps({ label, required }: FieldFacts, error: string | undefined) {
  return {
    label,
    ...(required && { description: 'Required', 'aria-required': true }),
    ...(error && { error }),
  };
}
