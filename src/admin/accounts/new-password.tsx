import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface NewPasswordProps {
  isRequired: boolean;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** A password that somebody is handed: typed, or made here and shown once. */
export function NewPassword({ isRequired, value, error, onChange }: NewPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState('');
  const isMade = made !== '' && value === made;
  const generate = () => {
    const password = generatePassword();
    flushSync(() => {
      setMade(password);
      onChange(password);
    });
    input.current?.select();
  };
  const description = isRequired
    ? 'Required. At least 10 characters.'
    : 'Stays as it is when left empty. A new one has at least 10 characters and ends all sessions.';
  return (
    <div className="new-password">
      <TextInput
        ref={input}
        label={isRequired ? 'Password' : 'New password'}
        name="password"
        type={isMade ? 'text' : 'password'}
        description={description}
        autoComplete="new-password"
        spellCheck={false}
        aria-required={isRequired}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(error && { error })}
      />
      <Button variant="default" onClick={generate}>
        Generate
      </Button>
      <p className="field-hint" aria-live="polite">
        {isMade && 'Copy it and hand it over before you save: it is shown here only.'}
      </p>
    </div>
  );
}

/** Without letters and digits that are mistaken for each other when read from a screen or aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password of 99 random bits that people can copy by hand, such as the command line makes. */
export function generatePassword(): string {
  const random = crypto.getRandomValues(new Uint32Array(GROUPS * GROUP_LENGTH));
  const letters = Array.from(random, (number) => ALPHABET.charAt(number % ALPHABET.length));
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
