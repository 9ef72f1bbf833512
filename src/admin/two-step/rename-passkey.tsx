import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { type Passkey, renamePasskey } from '../api/second-factor.ts';
import { Dialog, FormAnswers } from '../dialog/dialog.tsx';
import { useFieldErrors } from '../form/use-draft.ts';
import { QUIET } from '../queries.ts';
import { textIn } from '../session/typed-fields.ts';
import { passkeyWords, words } from './words.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

/** Gives a passkey a name by which its owner knows where it is kept. */
export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { form, errors, show, clear } = useFieldErrors();
  const rename = useMutation({
    mutationFn: (name: string) => renamePasskey(passkey._id, name),
    meta: QUIET,
    onSuccess: onDone,
    onError: (error) => show({ name: fieldsIn(error).name ?? messageOf(error) }),
  });
  return (
    <Dialog title={passkeyWords.renameTitle} onCancel={onCancel}>
      <form
        ref={form}
        className="credentials"
        noValidate
        onInput={clear}
        onSubmit={(event) => {
          event.preventDefault();
          if (!rename.isPending) rename.mutate(textIn(new FormData(event.currentTarget), 'name'));
        }}
      >
        <TextInput
          label={passkeyWords.name}
          name="name"
          defaultValue={passkey.name}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          error={errors.name}
        />
        <FormAnswers
          cancel={words.cancel}
          onCancel={onCancel}
          submit={passkeyWords.save}
          isBusy={rename.isPending}
        />
      </form>
    </Dialog>
  );
}
