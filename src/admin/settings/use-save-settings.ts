import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { changedTexts, type Texts } from '../form/draft.ts';
import type { Draft } from '../form/use-draft.ts';
import { QUIET } from '../queries.ts';
import { rememberCollegeName } from '../shell.ts';
import { toastError, toastSuccess } from '../toast/toasts.ts';
import { changeSettings, readSettings, SETTINGS_KEY, type SettingsVersion } from './settings-queries.ts';

interface Saving {
  draft: Draft;
  /** The initial texts of the form. */
  start: Texts;
  /** Called with the stored settings and the texts that were sent. */
  onSaved: (saved: SettingsVersion, sent: Texts) => void;
}

/**
 * Saves the settings once, even after repeated clicks. On a conflict `stored` is the other person's version.
 */
export function useSaveSettings({ draft, start, onSaved }: Saving) {
  const queries = useQueryClient();
  const [stored, setStored] = useState<SettingsVersion | null>(null);
  const isSaving = useRef(false);

  const showError = (error: unknown) => {
    setStored(null);
    toastError(messageOf(error));
    draft.showErrors(error);
  };

  const mutation = useMutation({
    meta: QUIET,
    mutationFn: ({ seen, sent }: { seen: SettingsVersion; sent: Texts }) => {
      const changes = changedTexts(start, sent);
      return Object.keys(changes).length === 0 ? Promise.resolve(seen) : changeSettings(changes, seen.etag);
    },
    onSuccess(saved, { sent }) {
      setStored(null);
      rememberCollegeName(queries, saved.facts.name);
      void queries.invalidateQueries({ queryKey: SETTINGS_KEY, refetchType: 'none' });
      toastSuccess('Settings saved', { label: 'View site', href: '/' });
      onSaved(saved, sent);
    },
    onError: (error) =>
      hasStatus(error, 412) ? readSettings().then(setStored, showError) : showError(error),
    onSettled: () => {
      isSaving.current = false;
    },
  });

  return {
    isBusy: mutation.isPending,
    /** The other person's version until the conflict is decided. */
    stored,
    keepEditing: () => setStored(null),
    /** @param seen the version that was shown; a newer one is never overwritten */
    save(seen: SettingsVersion) {
      if (isSaving.current) return;
      isSaving.current = true;
      draft.clearErrors();
      mutation.mutate({ seen, sent: draft.texts });
    },
  };
}
