import { Textarea } from '@mantine/core';
import type { LongTextFacts } from '../../../schema/fields/long-text.ts';
import type { TextKind } from './kind.ts';
import { wrapperOf } from './wrapper.ts';

export const longTextInput: TextKind<LongTextFacts> = {
  sends: 'text',
  height: 120,
  Input: ({ facts, value, onChange, error }) => (
    <Textarea
      {...wrapperOf(facts, error)}
      name={facts.name}
      value={value}
      rows={5}
      resize="vertical"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Shown: ({ value }) => value,
};
