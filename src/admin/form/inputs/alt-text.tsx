import { TextInput } from '@mantine/core';
import type { AltTextFacts } from '../../../schema/fields/alt-text.ts';
import type { TextKind } from './kind.ts';
import { wrapperOf } from './wrapper.ts';

export const altTextInput: TextKind<AltTextFacts> = {
  sends: 'text',
  beside: ({ describes }) => describes,
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      description="What the picture shows, for people who cannot see it. Leave it empty if the picture only decorates."
      {...wrapperOf(facts, error)}
      name={facts.name}
      value={value}
      maxLength={facts.max}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Shown: ({ value }) => value,
};
