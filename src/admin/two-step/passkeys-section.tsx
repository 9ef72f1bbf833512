import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addPasskey,
  type Passkey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '../api/second-factor.ts';
import { Dialog, FormAnswers } from '../dialog/dialog.tsx';
import { formatDay, timeAgo } from '../format-time.ts';
import { digits } from '../language.ts';
import { canUsePasskeys, makePasskey } from '../session/passkey.ts';
import { useTypedForm } from '../session/typed-form.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { PasswordQuestion } from './password-question.tsx';
import { passkeyWords, words } from './words.ts';

interface PasskeysSectionProps {
  passkeys: readonly Passkey[];
  /** Called when one was added, renamed or removed. @param codes new recovery codes */
  onChanged: (codes?: readonly string[]) => void;
}

/** The person's passkeys. */
export function PasskeysSection({ passkeys, onChanged }: PasskeysSectionProps) {
  const [asked, setAsked] = useState<{ about: Passkey; to: 'rename' | 'remove' } | null>(null);
  const add = useMutation({
    mutationFn: async () =>
      addPasskey(passkeyWords.nameOf(digits(passkeys.length + 1)), await makePasskey(await passkeyOptions())),
    onSuccess: ({ recoveryCodes }) => {
      toastSuccess(passkeyWords.added);
      onChanged(recoveryCodes);
    },
  });
  const done = (message: string) => {
    setAsked(null);
    toastSuccess(message);
    onChanged();
  };
  return (
    <section className="two-step-section" aria-labelledby="two-step-passkeys">
      <h2 id="two-step-passkeys">{passkeyWords.title}</h2>
      <p>{passkeyWords.about}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey._id}
              passkey={passkey}
              onAsk={(to) => setAsked({ about: passkey, to })}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button
          variant="default"
          onClick={() => add.isPending || add.mutate()}
          data-busy={add.isPending || undefined}
        >
          {passkeyWords.add}
        </Button>
      ) : (
        <p>{passkeyWords.cannot}</p>
      )}
      {asked?.to === 'remove' && (
        <PasswordQuestion
          title={passkeyWords.removeTitle(asked.about.name)}
          answer={words.remove}
          act={(password) => removePasskey(asked.about._id, password)}
          onCancel={() => setAsked(null)}
          onDone={() => done(passkeyWords.removed)}
        />
      )}
      {asked?.to === 'rename' && (
        <RenamePasskey
          passkey={asked.about}
          onCancel={() => setAsked(null)}
          onDone={() => done(passkeyWords.renamed)}
        />
      )}
    </section>
  );
}

interface PasskeyLineProps {
  passkey: Passkey;
  onAsk: (to: 'rename' | 'remove') => void;
}

function PasskeyLine({ passkey: { name, createdAt, usedAt }, onAsk }: PasskeyLineProps) {
  const used = usedAt ? passkeyWords.used(timeAgo(new Date(usedAt), new Date())) : passkeyWords.unused;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>
          {passkeyWords.addedOn(formatDay(new Date(createdAt)))}, {used}
        </span>
      </div>
      <Button variant="default" aria-label={passkeyWords.renameOne(name)} onClick={() => onAsk('rename')}>
        {passkeyWords.rename}
      </Button>
      <Button variant="default" aria-label={passkeyWords.removeOne(name)} onClick={() => onAsk('remove')}>
        {words.remove}
      </Button>
    </li>
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

/** Gives a passkey a name by which its owner knows where it is kept. */
function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { form, errors, isBusy } = useTypedForm({
    send: (textOf) => renamePasskey(passkey._id, textOf('name')),
    onDone,
    errorAt: 'name',
  });
  return (
    <Dialog title={passkeyWords.renameTitle} onCancel={onCancel}>
      <form {...form}>
        <TextInput
          label={passkeyWords.name}
          name="name"
          defaultValue={passkey.name}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          error={errors.name}
        />
        <FormAnswers onCancel={onCancel} submit={passkeyWords.save} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
