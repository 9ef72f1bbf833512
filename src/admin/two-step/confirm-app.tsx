import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { encode } from 'uqr';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { confirmTotp } from '../api/second-factor.ts';
import { useFieldErrors } from '../form/use-draft.ts';
import { QUIET } from '../queries.ts';
import { isFilledIn, textIn } from '../session/typed-fields.ts';
import { appWords, words } from './words.ts';

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
export function ConfirmApp({ secret, url, onConfirmed, onCancel }: ConfirmAppProps) {
  const { form, errors, show, clear } = useFieldErrors();
  const confirm = useMutation({
    mutationFn: confirmTotp,
    meta: QUIET,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => show({ code: fieldsIn(error).code ?? messageOf(error) }),
  });
  return (
    <div className="confirm-app">
      <div>
        <p>{appWords.scan}</p>
        <QrCode text={url} />
      </div>
      <form
        ref={form}
        className="credentials"
        noValidate
        onInput={clear}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          if (!confirm.isPending && isFilledIn(typed, { code: words.noCode }, show))
            confirm.mutate(textIn(typed, 'code'));
        }}
      >
        <p>
          {appWords.orType} <code className="totp-secret">{grouped(secret)}</code>
        </p>
        <TextInput
          label={words.code}
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
            {words.cancel}
          </Button>
          <Button type="submit" aria-disabled={confirm.isPending} data-busy={confirm.isPending || undefined}>
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
