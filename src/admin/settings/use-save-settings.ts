import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiError, fieldsIn, hasStatus, messageOf } from '../api/api-error.ts';
import { type LastChange, readLastChange } from '../conflict/last-change.ts';
import { changedTexts, type Texts } from '../form/draft.ts';
import type { Draft } from '../form/use-draft.ts';
import { QUIET } from '../queries.ts';
import { rememberCollege } from '../shell.ts';
import { toastError, toastSuccess } from '../toast/toasts.ts';
import { changeSettings, readSettings, SETTINGS_KEY, type SettingsVersion } from './settings-queries.ts';
import { words } from './words.ts';

/** The settings, as their audit events name them. */
const SETTINGS = { type: 'settings', item: 'college' };

interface Saving {
  draft: Draft;
  /** The initial texts of the form. */
  start: Texts;
  /** Called with the stored settings and the texts that were sent and accepted. */
  onSaved: (saved: SettingsVersion, sent: Texts) => void;
}

/**
 * Saves the settings once, even after repeated clicks. Invalid fields keep what is typed and say what is wrong, while
 * the others are saved (requirement 17.82). On a conflict `stored` is the other person's version.
 */
export function useSaveSettings({ draft, start, onSaved }: Saving) {
  const queries = useQueryClient();
  const [stored, setStored] = useState<SettingsVersion | null>(null);
  const [change, setChange] = useState<LastChange | null>(null);
  const isSaving = useRef(false);

  const showError = (error: unknown) => {
    setStored(null);
    toastError(messageOf(error));
    draft.showErrors(error);
  };

  const mutation = useMutation({
    meta: QUIET,
    mutationFn: ({ seen, sent }: { seen: SettingsVersion; sent: Texts }) =>
      saveValid(seen, changedTexts(start, sent)),
    onSuccess({ saved, refusal }, { sent }) {
      const refused = fieldsIn(refusal);
      setStored(null);
      rememberCollege(queries, saved.facts);
      void queries.invalidateQueries({ queryKey: SETTINGS_KEY, refetchType: 'none' });
      toastSuccess(refusal ? words.othersSaved : words.saved, { label: words.viewSite, href: '/' });
      if (refusal) showError(refusal);
      onSaved(saved, Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in refused))));
    },
    async onError(error) {
      if (!hasStatus(error, 412)) return showError(error);
      setChange(await readLastChange(SETTINGS));
      await readSettings().then(setStored, showError);
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });

  return {
    isBusy: mutation.isPending,
    /** The other person's version until the conflict is decided, and who stored it. */
    stored,
    change,
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

interface Outcome {
  /** The settings as they are stored now. */
  saved: SettingsVersion;
  /** The refusal of the fields that were left out; null if all were saved. */
  refusal: ApiError | null;
}

/**
 * Saves changes of the settings. If some are invalid, the others are saved without them; if all are, nothing is sent
 * again. Throws `ApiError`, also if nothing could be saved.
 */
async function saveValid(seen: SettingsVersion, changes: Texts): Promise<Outcome> {
  if (Object.keys(changes).length === 0) return { saved: seen, refusal: null };
  try {
    return { saved: await changeSettings(changes, seen.etag), refusal: null };
  } catch (error) {
    const refused = fieldsIn(error);
    const valid = Object.entries(changes).filter(([name]) => !(name in refused));
    const isPartial = valid.length > 0 && valid.length < Object.keys(changes).length;
    if (!hasStatus(error, 400) || !isPartial) throw error;
    return { saved: await changeSettings(Object.fromEntries(valid), seen.etag), refusal: error };
  }
}
