import { useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { readRecord, type Version } from '../api/records.ts';
import { QUIET } from '../queries.ts';
import { toastError } from '../toast/toasts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type Texts, textsOf } from './draft.ts';
import type { TextField } from './inputs/index.ts';
import type { InitialVersion } from './loaded-record.tsx';
import type { Draft } from './use-draft.ts';
import { useSave } from './use-save.ts';

interface ConditionalSaving extends InitialVersion {
  type: TypeFacts;
  draft: Draft;
  /** What the form writes, and what it began with. */
  textFields: readonly TextField[];
  start: Texts;
  message: string;
  /** Sends what is written, on condition that `seen` is what is stored. */
  send(seen: Version, onProgress: (part: number) => void): Promise<Item>;
}

/**
 * Saving a record that somebody else may have changed meanwhile. What is given to a save is the version that the
 * person knows of: nothing newer is ever overwritten; it is shown, in `conflict`, beside what is written here.
 */
export function useConditionalSave({
  type,
  draft,
  textFields,
  start,
  message,
  send,
  initial,
  onTakeTheirs,
}: ConditionalSaving) {
  const [stored, setStored] = useState<Version | null>(null);

  /** Fetches what is stored by now. Returns why that failed, if it did. */
  const compare = () => readRecord(type, initial.item._id).then(setStored, (error: unknown) => error);

  const { save, ...state } = useSave<Version>({
    type,
    draft,
    message,
    meta: QUIET,
    send,
    async onRefusal(error) {
      const why = hasStatus(error, 412) ? await compare() : error;
      if (!why) return;
      setStored(null);
      toastError(messageOf(why));
      draft.showErrors(why);
    },
  });

  const conflict = stored && (
    <ConflictDialog
      fields={textFields}
      start={start}
      mine={draft.texts}
      theirs={textsOf(textFields, stored.item)}
      isBusy={state.isBusy}
      onOverwrite={() => save(stored)}
      onTakeTheirs={() => onTakeTheirs(stored)}
      onKeepEditing={() => setStored(null)}
    />
  );
  return { ...state, save: () => save(initial), conflict };
}
