import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldFacts } from '../../../schema/field.ts';
import type { AddressFacts } from '../../../schema/fields/address.ts';
import type { AltTextFacts } from '../../../schema/fields/alt-text.ts';
import type { LongTextFacts, TextFacts } from '../../../schema/fields/text.ts';
import type { WholeNumberFacts } from '../../../schema/fields/whole-number.ts';
import { completeAddress } from '../../../schema/web-address.ts';
import { language } from '../../language.ts';
import { QUIET } from '../../queries.ts';
import type { TextInputProps, TextKind } from './input-kind.ts';
import { addressWords, fieldWords } from './words.ts';

export const textInput: TextKind<TextFacts> = {
  sends: 'text',
  Input: (props) =>
    props.facts.keyboard === 'url' ? (
      <LinkInput {...props} />
    ) : (
      <TextInput {...inputProps(props)} {...keyboardProps(props)} autoComplete="off" />
    ),
  Display: ({ value }) => value,
};

/** Where something leads: completed when its field is left (requirement 17.80). That nothing answers at a path of this site is said: the page may still be to come. */
function LinkInput(props: TextInputProps<TextFacts>) {
  const { value, onChange } = props;
  const [left, leave] = useState(value);
  const { data: isDead } = useQuery({
    queryKey: ['dead-path', left],
    enabled: /^\/(?!\/)/.test(left),
    queryFn: async () => (await fetch(left, { method: 'HEAD' })).status === 404,
    meta: QUIET,
  });
  const onBlur = () => {
    const complete = completeAddress(value);
    onChange(complete);
    leave(complete);
  };
  return (
    <div>
      <TextInput {...inputProps(props)} {...keyboardProps(props)} autoComplete="off" onBlur={onBlur} />
      <p className="field-hint" role="status">
        {isDead && left === value && addressWords.leadsNowhere}
      </p>
    </div>
  );
}

export const addressInput: TextKind<AddressFacts> = {
  sends: 'text',
  Input: AddressInput,
  Display: ({ value }) => value,
};

/** The last part of an address on this site. @param props.shownInstead the one that visitors have */
function AddressInput({ shownInstead: live = '', ...props }: TextInputProps<AddressFacts>) {
  const { facts, value } = props;
  const before = location.host + facts.base;
  // What only narrows a list down, or is a place on a page, leaves no redirect.
  const isMoved = live !== '' && value.trim() !== live && facts.base.endsWith('/');
  return (
    <div>
      <TextInput
        {...inputProps({ ...props, facts: { ...facts, hint: addressWords.hint } })}
        maxLength={facts.max}
        spellCheck={false}
        autoComplete="off"
        {...(live === '' && { placeholder: addressWords.followsTitle })}
        inputContainer={(input) => (
          <div className="address-line">
            <span>{before}</span>
            {input}
          </div>
        )}
      />
      <p className="field-hint" role="status">
        {isMoved && addressWords.moves(before + live)}
      </p>
    </div>
  );
}

export const longTextInput: TextKind<LongTextFacts> = {
  sends: 'text',
  height: 120,
  Input: (props) => (
    <Textarea
      {...inputProps(props)}
      {...(props.facts.keyboard && { spellCheck: false })}
      rows={props.facts.keyboard ? 3 : 5}
      resize="vertical"
    />
  ),
  Display: ({ value }) => value,
};

export const wholeNumberInput: TextKind<WholeNumberFacts> = {
  sends: 'text',
  Input: (props) => <TextInput {...inputProps(props)} data-narrow autoComplete="off" inputMode="numeric" />,
  Display: ({ value }) => value,
};

export const altTextInput: TextKind<AltTextFacts> = {
  sends: 'text',
  describedField: ({ describes }) => describes,
  Input: (props) => (
    <TextInput
      description={fieldWords.altTextHint}
      {...inputProps(props)}
      maxLength={props.facts.max}
      autoComplete="off"
    />
  ),
  Display: ({ value }) => value,
};

/** The keyboard of a phone for such a text. */
const keyboardProps = ({ facts: { keyboard } }: TextInputProps<TextFacts>) =>
  keyboard && { inputMode: keyboard, spellCheck: false };

type HintedFacts = FieldFacts & { hint?: string | undefined };

export const inputProps = ({ facts, value, onChange, error, requiredHint }: InputOf<HintedFacts>) => ({
  ...fieldProps(facts, error, requiredHint),
  name: facts.name,
  value,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
});

type InputOf<F extends FieldFacts> = Pick<
  TextInputProps<F>,
  'facts' | 'value' | 'onChange' | 'error' | 'requiredHint'
>;

/**
 * Props that every input shares: its label, whether it is required, its hint, and its error. The server validates
 * (requirement 5.4), so the browser's `required` is not used.
 */
export function fieldProps(
  { label, required, hint }: HintedFacts,
  error: string | undefined,
  requiredHint = required && fieldWords.required,
) {
  const description = [requiredHint, hint].filter(Boolean).join(fieldWords.join);
  return {
    label,
    // A Nepali text is marked as such with all around it; these are said in the office's language.
    ...(description && { description, descriptionProps: { lang: language } }),
    ...(required && { 'aria-required': true }),
    ...(error && { error, errorProps: { lang: language } }),
  };
}
