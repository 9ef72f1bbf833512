import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { Dialog, DialogAnswers, DialogError } from '../dialog/dialog.tsx';
import { QUIET } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { keepView, viewsQuery } from './view-queries.ts';
import { words } from './words.ts';

interface KeepViewDialogProps {
  type: TypeFacts;
  /** The list's query string as it is now. */
  query: string;
  onClose: () => void;
}

/** Keeps the present filter, order and columns of a list under a name. */
export function KeepViewDialog({ type, query, onClose }: KeepViewDialogProps) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const keeping = useMutation({
    meta: QUIET,
    mutationFn: () => keepView({ type: type.name, name, query, shared }),
    async onSuccess() {
      toastSuccess(words.kept);
      await queries.invalidateQueries({ queryKey: viewsQuery(type).queryKey });
      onClose();
    },
  });
  return (
    <Dialog title={words.title} onCancel={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!keeping.isPending) keeping.mutate();
        }}
      >
        <p>{words.explains}</p>
        <TextInput
          data-autofocus
          label={words.name}
          value={name}
          maxLength={60}
          error={fieldsIn(keeping.error).name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <label className="select-all">
          <input
            type="checkbox"
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          {words.forAll}
        </label>
        <DialogError>{refusalOf(keeping.error)}</DialogError>
        <DialogAnswers>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" aria-disabled={keeping.isPending} data-busy={keeping.isPending || undefined}>
            {words.save}
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}

/** What is wrong with the name is said beside it. */
const refusalOf = (error: Error | null) => (error && !fieldsIn(error).name ? messageOf(error) : '');
