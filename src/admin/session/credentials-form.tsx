import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus, messageOf } from '../api/api-error.ts';
import type { Credentials } from '../api/session.ts';
import type { FieldErrors } from '../form/use-draft.ts';
import { useFieldErrors } from '../form/use-draft.ts';
import { QUIET } from '../queries.ts';
import { dismissErrors } from '../toast/toasts.ts';
import type { Profile } from './profile.ts';
import { words } from './words.ts';

interface CredentialsFormProps {
  /** Signs in on the server, and stores the profile. */
  signIn: (credentials: Credentials) => Promise<Profile>;
  /** The person's address, if they sign in again. */
  email?: string;
  onSignedIn: (profile: Profile) => void;
  onRefused: (message: string) => void;
  /** Called when something is typed after a refusal. */
  onMended?: () => void;
  /** Further buttons beside 'Login'. */
  children?: ReactNode;
}

const WHEN_EMPTY = { email: words.noEmail, password: words.noPassword };

/** The sign-in form. Both fields are required (requirement 5.1). */
export function CredentialsForm({
  signIn,
  email,
  onSignedIn,
  onRefused,
  onMended,
  children,
}: CredentialsFormProps) {
  const { form, errors, show, clear } = useFieldErrors();
  const login = useMutation({
    mutationFn: signIn,
    meta: QUIET,
    onSuccess: onSignedIn,
    onError(error) {
      onRefused(messageOf(error));
      if (hasStatus(error, 401)) show({ password: words.checkBoth });
    },
  });

  const send = (typed: FormData) => {
    if (login.isPending || !isFilledIn(typed, WHEN_EMPTY, show)) return;
    login.mutate({ email: textIn(typed, 'email'), password: textIn(typed, 'password') });
  };

  return (
    <form
      ref={form}
      className="credentials"
      noValidate
      // A refusal is about both fields.
      onInput={() => {
        clear();
        dismissErrors();
        onMended?.();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <TextInput
        label={words.email}
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email ?? ''}
        withAsterisk={false}
        required
        error={errors.email}
      />
      <TextInput
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        data-autofocus={email ? true : undefined}
        withAsterisk={false}
        required
        error={errors.password}
      />
      <div className="credentials-answers">
        {children}
        <Button type="submit" aria-disabled={login.isPending} data-busy={login.isPending || undefined}>
          {words.login}
        </Button>
      </div>
    </form>
  );
}

/** The text of a field. */
export const textIn = (typed: FormData, name: string) => String(typed.get(name) ?? '');

/**
 * Whether all these fields are filled in; shows an error beside each that is not.
 * @param words error message by field
 */
export function isFilledIn(
  typed: FormData,
  words: FieldErrors,
  show: (errors: FieldErrors) => void,
): boolean {
  const missing = Object.entries(words).filter(([name]) => textIn(typed, name) === '');
  show(Object.fromEntries(missing));
  return missing.length === 0;
}
