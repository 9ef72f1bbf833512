import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError, hasStatus, messageOf } from '../api/api-error.ts';
import type { Credentials, Login } from '../api/session.ts';
import { useFieldErrors } from '../form/field-errors.ts';
import { QUIET, useOneMutation } from '../queries.ts';
import { dismissErrors } from '../toast/toasts.ts';
import { askPasskey, canUsePasskeys } from './passkey.ts';
import type { Profile } from './profile.ts';
import { isFilledIn, textIn } from './typed-form.ts';
import { words } from './words.ts';

interface CodeStepProps {
  /** The methods that the account has: 'totp', 'passkey', 'recovery-code'. */
  methods: readonly string[];
  error: string | undefined;
  isBusy: boolean;
  onSend: (code: string) => void;
  onBack: () => void;
  /** Called when something is typed. */
  onEdit: () => void;
  /** The button for a passkey, where the account has one. */
  children?: ReactNode;
}

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
function CodeStep({ methods, error, isBusy, onSend, onBack, onEdit, children }: CodeStepProps) {
  const hasApp = methods.includes('totp');
  const [isRecovering, setRecovering] = useState(!hasApp);
  const [refusal, setRefusal] = useState('');
  const message = refusal || error;
  return (
    <form
      className="credentials"
      noValidate
      onInput={() => {
        setRefusal('');
        onEdit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const code = textIn(new FormData(event.currentTarget), 'code').trim();
        if (code === '') setRefusal(words.noCode);
        else onSend(code);
      }}
    >
      <TextInput
        // A different key makes a new input, so that the text of the other method is dropped.
        key={isRecovering ? 'recovery' : 'app'}
        ref={(field) => field?.focus()}
        label={isRecovering ? words.recoveryCode : words.code}
        description={isRecovering ? words.recoveryHint : words.codeHint}
        name="code"
        inputMode={isRecovering ? 'text' : 'numeric'}
        autoComplete={isRecovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk={false}
        required
        className="code-field"
        error={message}
      />
      <div className="credentials-answers">
        <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
          {words.login}
        </Button>
      </div>
      {children}
      {hasApp && (
        <button type="button" className="link-button" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? words.useApp : words.useRecoveryCode}
        </button>
      )}
      <button type="button" className="link-button" onClick={onBack}>
        {words.back}
      </button>
    </form>
  );
}

interface CredentialsFormProps {
  /** Signs in on the server, and stores the profile. */
  signIn: (login: Login) => Promise<Profile>;
  /** The person's address, if they sign in again. */
  email?: string;
  onSignedIn: (profile: Profile) => void;
  onRefused: (message: string) => void;
  /** Called when the errors are cleared: something is typed, or another way to sign in is chosen. */
  onErrorsCleared?: () => void;
  /** Further buttons beside 'Login'. */
  children?: ReactNode;
}

/** The server knows the password, and asks for the second factor. */
interface SecondStep {
  credentials: Credentials;
  methods: readonly string[];
}

const WHEN_EMPTY = { email: words.noEmail, password: words.noPassword };

/** The second step that a response asks for; null if it asks for none. */
function secondStepOf(error: unknown, login: Login | null): SecondStep | null {
  if (!(error instanceof ApiError) || error.code !== 'second-factor') return null;
  if (!login || !('password' in login)) return null;
  const { methods } = error.details;
  return { credentials: login, methods: Array.isArray(methods) ? methods : [] };
}

/**
 * The sign-in form: email and password, which are both required (requirement 5.1), then the second factor where the
 * account has one (requirement 21.19); or a passkey instead of all.
 */
export function CredentialsForm({
  signIn,
  email,
  onSignedIn,
  onRefused,
  onErrorsCleared,
  children,
}: CredentialsFormProps) {
  const { form, errors, show, clear } = useFieldErrors();
  const [second, setSecond] = useState<SecondStep | null>(null);
  const login = useOneMutation({
    // Null: with a passkey.
    mutationFn: async (typed: Login | null) => signIn(typed ?? { passkey: await askPasskey() }),
    meta: QUIET,
    onSuccess: onSignedIn,
    onError(error, typed) {
      const next = secondStepOf(error, typed);
      if (next) {
        const isWrong = second !== null;
        setSecond({ ...next, credentials: second?.credentials ?? next.credentials });
        show(isWrong ? { code: messageOf(error) } : {});
        return;
      }
      if (hasStatus(error, 401) && typed) setSecond(null);
      onRefused(messageOf(error));
      if (hasStatus(error, 401) && typed) show({ password: words.checkBoth });
    },
  });

  const send = (typed: Login | null) => login.mutate(typed);
  const clearErrors = () => {
    clear();
    dismissErrors();
    onErrorsCleared?.();
  };
  const passkeyButton = (
    <Button
      variant="default"
      aria-disabled={login.isPending}
      onClick={() => {
        clearErrors();
        send(null);
      }}
    >
      {words.usePasskey}
    </Button>
  );

  if (second)
    return (
      <CodeStep
        methods={second.methods}
        error={errors.code}
        isBusy={login.isPending}
        onSend={(code) => send({ ...second.credentials, code })}
        onEdit={clearErrors}
        onBack={() => {
          clearErrors();
          setSecond(null);
        }}
      >
        {second.methods.includes('passkey') && canUsePasskeys() && passkeyButton}
      </CodeStep>
    );
  return (
    <form
      ref={form}
      className="credentials"
      noValidate
      // A refusal is about both fields.
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        if (!login.isPending && isFilledIn(typed, WHEN_EMPTY, show))
          send({ email: textIn(typed, 'email'), password: textIn(typed, 'password') });
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
      {canUsePasskeys() && passkeyButton}
    </form>
  );
}
