import { CloseButton, TextInput } from '@mantine/core';
import type { DayFacts } from '../../../schema/fields/day.ts';
import type { TextKind } from './kind.ts';
import { wrapperOf } from './wrapper.ts';

export const dayInput: TextKind<DayFacts> = {
  sends: 'text',
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      {...(facts.hint && { description: facts.hint })}
      {...wrapperOf(facts, error)}
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
  Shown: ({ value }) => value,
};
