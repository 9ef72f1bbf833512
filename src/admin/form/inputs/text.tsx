import { Textarea, TextInput } from '@mantine/core';
import type { FieldFacts } from '../../../schema/field.ts';
import type { AltTextFacts } from '../../../schema/fields/alt-text.ts';
import type { LongTextFacts, TextFacts } from '../../../schema/fields/text.ts';
import { completeAddress } from '../../../schema/web-address.ts';
import type { TextKind } from './input-kind.ts';
import { fieldWords } from './words.ts';

export const textInput: TextKind<TextFacts> = {
  sends: 'text',
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      {...fieldProps(facts, error)}
      {...keyboardProps(facts, value, onChange)}
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
      {...(facts.keyboard && { spellCheck: false })}
      rows={facts.keyboard ? 3 : 5}
      resize="vertical"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Display: ({ value }) => value,
};

export const altTextInput: TextKind<AltTextFacts> = {
  sends: 'text',
  describedField: ({ describes }) => describes,
  Input: ({ facts, value, onChange, error }) => (
    <TextInput
      description={fieldWords.altTextHint}
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

/** The keyboard of a phone for such a text. A web address is completed when its field is left (requirement 17.80). */
const keyboardProps = ({ keyboard }: TextFacts, value: string, onChange: (value: string) => void) =>
  keyboard && {
    inputMode: keyboard,
    spellCheck: false,
    ...(keyboard === 'url' && { onBlur: () => onChange(completeAddress(value)) }),
  };

type HintedFacts = FieldFacts & { hint?: string | undefined };

/**
 * Props that every input shares: its label, whether it is required, its hint, and its error. The server validates
 * (requirement 5.4), so the browser's `required` is not used.
 */
export function fieldProps({ label, required, hint }: HintedFacts, error: string | undefined) {
  const description = [required && fieldWords.required, hint].filter(Boolean).join(fieldWords.join);
  return {
    label,
    ...(description && { description }),
    ...(required && { 'aria-required': true }),
    ...(error && { error }),
  };
}
