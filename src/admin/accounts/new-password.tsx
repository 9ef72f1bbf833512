import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { passwordWords as words } from './words.ts';

interface NewPasswordProps {
  isRequired: boolean;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** Input for a new password, typed or generated. A generated one is shown until it is changed or saved. */
export function NewPassword({ isRequired, value, error, onChange }: NewPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState('');
  const isGenerated = made !== '' && value === made;
  const generate = () => {
    const password = generatePassword();
    flushSync(() => {
      setMade(password);
      onChange(password);
    });
    input.current?.select();
  };
  const description = isRequired ? words.hint : words.newHint;
  return (
    <div className="new-password">
      <TextInput
        ref={input}
        label={isRequired ? words.password : words.newPassword}
        name="password"
        type={isGenerated ? 'text' : 'password'}
        description={description}
        autoComplete="new-password"
        spellCheck={false}
        aria-required={isRequired}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(error && { error })}
      />
      <Button variant="default" onClick={generate}>
        {words.generate}
      </Button>
      <p className="field-hint" aria-live="polite">
        {isGenerated && words.handOver}
      </p>
    </div>
  );
}

/** Without characters that are easily confused on screen or when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of 99 bits that people can copy by hand, like those of the command line. */
export function generatePassword(): string {
  const random = crypto.getRandomValues(new Uint32Array(GROUPS * GROUP_LENGTH));
  const letters = Array.from(random, (number) => ALPHABET.charAt(number % ALPHABET.length));
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
