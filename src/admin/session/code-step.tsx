import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { textIn } from './typed-fields.ts';
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
export function CodeStep({ methods, error, isBusy, onSend, onBack, onEdit, children }: CodeStepProps) {
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
