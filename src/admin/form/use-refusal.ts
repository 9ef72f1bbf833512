import { useState } from 'react';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { toastError } from '../toast/toasts.ts';
import type { Draft } from './use-draft.ts';

/**
 * How a form says why a save was refused: by a toast or, in a dialog, by `refusal`, because toasts behind a modal
 * dialog are out of reach of screen readers (requirement 19.184).
 */
export function useRefusal(draft: Draft, isInDialog: boolean) {
  const [refusal, setRefusal] = useState('');
  return {
    refusal,
    refuse(error: unknown) {
      if (!isInDialog) toastError(messageOf(error));
      else if (!isBesideFields(error, draft)) setRefusal(messageOf(error));
      draft.showErrors(error);
    },
    clearRefusal: () => setRefusal(''),
  };
}

/** Whether the message belongs to a field of the form, which gets the focus and is read with it. */
const isBesideFields = (error: unknown, { texts, files }: Draft) =>
  Object.keys(fieldsIn(error)).some((name) => name in texts || name in files);
