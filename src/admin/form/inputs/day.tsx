import { TextInput } from '@mantine/core';
import type { DayFacts } from '../../../schema/fields/day/index.ts';
import type { TextKind } from './kind.ts';
import { wrapperOf } from './wrapper.ts';

export const dayInput: TextKind<DayFacts> = {
  sends: 'text',
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      {...wrapperOf(facts, error)}
      type="date"
      name={facts.name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Shown: ({ value }) => value,
};
