import { TextInput } from '@mantine/core';
import { collegeLabels } from '../../content/college-fields.ts';
import type { SettingsField } from './settings-groups.ts';

interface SettingsInputProps {
  field: SettingsField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One field with where it appears. Whether it holds is the server's to say. */
export function SettingsInput({ field, value, error, onChange }: SettingsInputProps) {
  const { name, hint, isRequired, type, isNumber } = field;
  const description = [isRequired && 'Required.', hint].filter(Boolean).join(' ');
  return (
    <TextInput
      label={collegeLabels[name]}
      name={name}
      value={value}
      data-narrow={isNumber || undefined}
      autoComplete="off"
      spellCheck={type === undefined}
      inputMode={isNumber ? 'numeric' : (type ?? 'text')}
      aria-required={isRequired}
      {...(description && { description })}
      {...(error && { error })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
