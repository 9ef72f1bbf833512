import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generatePassword } from './generate-password.ts';

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
