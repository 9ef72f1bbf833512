import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changedTexts, type Texts } from '../form/draft.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { useDraft } from '../form/use-draft.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { MISSING_KEY } from './missing-page-queries.ts';
import { readable } from './readable.ts';
import { REDIRECTS_KEY, type Redirect, type RedirectValues } from './redirect-queries.ts';
import { redirectWords } from './words.ts';
import '../form/form.css';
import './redirects.css';

interface RedirectFormProps {
  /** The redirect to change; without it the form adds one. */
  redirect?: Redirect;
  /** The old address of a new one, filled in. */
  from?: string | undefined;
  /** The toast after saving. */
  message: string;
  /** Where the form leads when it is saved or given up. */
  listPath: string;
  send: (values: RedirectValues) => Promise<unknown>;
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
export function RedirectForm({ redirect, from, message, listPath, send }: RedirectFormProps) {
  const [start] = useState(() => textsOf(redirect));
  const draft = useDraft(from === undefined ? start : { ...start, from }, {});
  const { texts, errors, setText } = draft;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSaving = useRef(false);
  const saving = useMutation({
    mutationFn: send,
    onSuccess() {
      draft.markSaved();
      for (const queryKey of [REDIRECTS_KEY, MISSING_KEY])
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      toastSuccess(message);
      void navigate(listPath);
    },
    onError: draft.showErrors,
    onSettled: () => {
      isSaving.current = false;
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
          if (isSaving.current || saving.isSuccess) return;
          isSaving.current = true;
          draft.clearErrors();
          saving.mutate(valuesOf(redirect ? changedTexts(start, texts) : texts));
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
    </>
  );
}
