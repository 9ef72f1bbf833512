import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import { beginTotp, confirmTotp, removeTotp } from '../api/second-factor.ts';
import { words as dialogWords } from '../dialog/words.ts';
import { useTypedForm } from '../session/typed-form.ts';
import { words as sessionWords } from '../session/words.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { PasswordQuestion } from './password-question.tsx';
import { appWords, words } from './words.ts';

interface AppSectionProps {
  isSetUp: boolean;
  /** Called when the app is set up or removed. @param codes new recovery codes */
  onChanged: (codes?: readonly string[]) => void;
}

/** Setting up and removing the authenticator app. */
export function AppSection({ isSetUp, onChanged }: AppSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const begin = useMutation({ mutationFn: beginTotp });
  return (
    <section className="two-step-section" aria-labelledby="two-step-app">
      <h2 id="two-step-app">{appWords.title}</h2>
      <p>{isSetUp ? appWords.isSetUp : appWords.about}</p>
      {isSetUp && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      )}
      {!isSetUp && !begin.data && (
        <Button onClick={() => begin.isPending || begin.mutate()} data-busy={begin.isPending || undefined}>
          {appWords.setUp}
        </Button>
      )}
      {!isSetUp && begin.data && (
        <ConfirmApp
          {...begin.data}
          onCancel={() => begin.reset()}
          onConfirmed={(codes) => {
            begin.reset();
            toastSuccess(appWords.done);
            onChanged(codes);
          }}
        />
      )}
      {isAsking && (
        <PasswordQuestion
          title={appWords.removeTitle}
          answer={words.remove}
          act={removeTotp}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            toastSuccess(appWords.removed);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

interface ConfirmAppProps {
  /** The secret in base 32. */
  secret: string;
  url: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Groups of four, so that people can type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for the app, as a QR code and as text, and the field for the app's first code. */
function ConfirmApp({ secret, url, onConfirmed, onCancel }: ConfirmAppProps) {
  const { form, errors, isBusy } = useTypedForm({
    whenEmpty: { code: sessionWords.noCode },
    send: (textOf) => confirmTotp(textOf('code')),
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    errorAt: 'code',
  });
  return (
    <div className="confirm-app">
      <div>
        <p>{appWords.scan}</p>
        <QrCode text={url} />
      </div>
      <form {...form}>
        <p>
          {appWords.orType} <code className="totp-secret">{grouped(secret)}</code>
        </p>
        <TextInput
          label={sessionWords.code}
          description={appWords.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          withAsterisk={false}
          required
          className="code-field"
          ref={(field) => field?.focus()}
          error={errors.code}
        />
        <div className="credentials-answers">
          <Button variant="default" onClick={onCancel}>
            {dialogWords.cancel}
          </Button>
          <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {appWords.confirm}
          </Button>
        </div>
      </form>
    </div>
  );
}

/**
 * A QR code, drawn in the browser so that the secret is sent nowhere. Dark on light in every theme, as scanners need.
 */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={appWords.qrCode}>
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={squares.join('')} />
    </svg>
  );
}
