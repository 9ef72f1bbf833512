import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { signIn } from '../api/sign-in.ts';
import { QUIET } from '../queries.ts';

interface CredentialsFormProps {
  /** Known already when one signs in again. */
  email?: string;
  onSignedIn: () => void;
  onRefused: (message: string) => void;
  /** More answers beside 'Login'. */
  children?: ReactNode;
}

/** E-mail and password, both needed before they are sent (specification: Validation rules). */
export function CredentialsForm({ email, onSignedIn, onRefused, children }: CredentialsFormProps) {
  const login = useMutation({
    mutationFn: signIn,
    meta: QUIET,
    onSuccess: onSignedIn,
    onError: (error) => onRefused(messageOf(error)),
  });

  const send = (form: FormData) => {
    if (login.isPending) return;
    login.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
  };

  return (
    <form
      className="credentials"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <TextInput
        label="Email"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email ?? ''}
        withAsterisk={false}
        required
      />
      <TextInput
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        data-first={email ? true : undefined}
        withAsterisk={false}
        required
      />
      <div className="credentials-answers">
        {children}
        <Button type="submit" aria-disabled={login.isPending} data-busy={login.isPending || undefined}>
          Login
        </Button>
      </div>
    </form>
  );
}
