import { TextInput } from '@mantine/core';
import type { TextFacts } from '../../../schema/fields/text.ts';
import type { TextKind } from './kind.ts';
import { wrapperOf } from './wrapper.ts';

export const textInput: TextKind<TextFacts> = {
  sends: 'text',
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      {...wrapperOf(facts, error)}
      name={facts.name}
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Shown: ({ value }) => value,
};
