import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { changedTexts, type Texts } from '../form/draft.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { useDraft } from '../form/use-draft.ts';
import type { Seen } from '../list/collection.ts';
import { QUIET } from '../queries.ts';
import { toastError, toastSuccess, toastWarnings, type Warned } from '../toast/toasts.ts';
import { readable } from './readable.ts';
import { missingPages, type Redirect, type RedirectValues, redirects } from './redirect-queries.ts';
import { useRedirectConflict } from './use-redirect-conflict.tsx';
import { redirectWords } from './words.ts';
import '../form/form.css';
import './redirects.css';

interface RedirectFormProps {
  /** The redirect to change; without it the form adds one. */
  loaded?: Seen<Redirect>;
  /** The old address of a new one, filled in. */
  from?: string | undefined;
  /** The toast after saving. */
  message: string;
  /** Where the form leads when it is saved or given up. */
  listPath: string;
  /** @param seen the version that was shown; a newer one is never overwritten */
  send: (values: RedirectValues, seen: Seen<Redirect> | undefined) => Promise<Warned>;
}

/** `permanent` is 'true' or ''. */
const textsOf = (redirect: Redirect | undefined): Texts => ({
  from: redirect?.from ?? '',
  to: redirect ? readable(redirect.to) : '',
  permanent: (redirect?.permanent ?? true) ? 'true' : '',
});

function valuesOf({ permanent, ...texts }: Texts): RedirectValues {
  return permanent === undefined ? texts : { ...texts, permanent: permanent === 'true' };
}

/** The form of a new or an existing redirect. The server validates it. */
export function RedirectForm({ loaded, from, message, listPath, send }: RedirectFormProps) {
  const [initial, setInitial] = useState(loaded);
  const start = textsOf(initial?.row);
  const draft = useDraft(from === undefined ? start : { ...start, from }, {});
  const { texts, errors, setText } = draft;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSaving = useRef(false);
  const saving = useMutation({
    meta: QUIET,
    mutationFn: (seen: Seen<Redirect> | undefined) =>
      send(valuesOf(seen ? changedTexts(start, texts) : texts), seen),
    onSuccess(answer) {
      draft.markSaved();
      for (const { key: queryKey } of [redirects, missingPages])
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      toastSuccess(message);
      toastWarnings(answer);
      void navigate(listPath);
    },
    async onError(error) {
      if (!initial || !hasStatus(error, 412)) return refuse(error);
      await conflict.compare(initial.row._id, error).catch(refuse);
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });
  const refuse = (error: unknown) => {
    conflict.close();
    toastError(messageOf(error));
    draft.showErrors(error);
  };
  const save = (seen: Seen<Redirect> | undefined) => {
    if (isSaving.current || saving.isSuccess) return;
    isSaving.current = true;
    draft.clearErrors();
    saving.mutate(seen);
  };
  const conflict = useRedirectConflict({
    start,
    mine: texts,
    textsOf: ({ row }) => textsOf(row),
    isBusy: saving.isPending,
    onOverwrite: save,
    onTakeTheirs(stored) {
      for (const [name, text] of Object.entries(textsOf(stored.row))) setText(name, text);
      setInitial(stored);
    },
  });
  const addressInput = (name: 'from' | 'to', label: string, hint: string) => ({
    label,
    name,
    description: hint,
    'aria-required': true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    inputMode: 'url' as const,
    value: texts[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => setText(name, event.currentTarget.value),
    ...(errors[name] && { error: errors[name] }),
  });

  return (
    <>
      <form
        ref={draft.form}
        className="record-form redirect-form"
        onSubmit={(event) => {
          event.preventDefault();
          save(initial);
        }}
      >
        <TextInput {...addressInput('from', redirectWords.from, redirectWords.fromHint)} />
        <TextInput {...addressInput('to', redirectWords.to, redirectWords.toHint)} />
        <SwitchField
          label={redirectWords.permanent}
          name="permanent"
          hint={redirectWords.permanentHint}
          isOn={texts.permanent === 'true'}
          onChange={(isOn) => setText('permanent', isOn ? 'true' : '')}
        />
        <SaveBar isBusy={saving.isPending} progress={null} listPath={listPath} />
      </form>
      <UnsavedGuard isUnsaved={draft.isUnsaved} />
      {conflict.dialog}
    </>
  );
}
