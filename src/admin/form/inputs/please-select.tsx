import { NativeSelect } from '@mantine/core';
import type { FieldFacts } from '../../../schema/field.ts';
import { wrapperOf } from './wrapper.ts';

interface PleaseSelectProps {
  facts: FieldFacts;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What is offered; a value that is not among it stays on offer while it is selected (decision D31). */
  options: readonly { value: string; label: string }[];
}

/** A select that begins with 'Please select'. */
export function PleaseSelect({ facts, value, onChange, error, options }: PleaseSelectProps) {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      {...wrapperOf(facts, error)}
      name={facts.name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: 'Please select' },
        ...(isOffered ? [] : [{ value, label: value }]),
        ...options,
      ]}
    />
  );
}
