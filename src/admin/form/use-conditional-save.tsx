import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { readRecord, type Version } from '../api/records.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { type LastChange, readLastChange } from '../conflict/last-change.ts';
import { QUIET } from '../queries.ts';
import { toastError } from '../toast/toasts.ts';
import { type Texts, textsOf } from './draft.ts';
import type { TextField } from './inputs/index.ts';
import type { InitialVersion } from './loaded-record.tsx';
import type { Draft } from './use-draft.ts';
import { useSave } from './use-save.ts';

interface ConditionalSaving extends InitialVersion {
  type: TypeFacts;
  draft: Draft;
  /** The fields of the form and their initial texts. */
  textFields: readonly TextField[];
  start: Texts;
  message: string;
  onTakeTheirs: (stored: Version) => Promise<void> | void;
  /** Sends the changes with the ETag of `seen`. */
  send(seen: Version, onProgress: (part: number) => void): Promise<Version>;
  /** Called with the stored record, instead of opening the list. */
  onSaved?: (saved: Version) => void;
  /** Goes on with what was typed while the save was in flight, instead of `onSaved`. */
  goOn?: (saved: Version, sent: Texts) => Promise<void> | void;
  /** Reads the stored version to compare with; by default the live one. */
  read?: (type: TypeFacts, id: string) => Promise<Version>;
  /** The form is in a dialog, which shows `refusal` itself. */
  isInDialog?: boolean;
}

/**
 * Saves a record with optimistic locking: a save names the version that the person has seen. If a newer one
 * is stored, nothing is overwritten, and `conflict` holds a dialog that shows both.
 */
export function useConditionalSave({
  type,
  draft,
  textFields,
  start,
  message,
  send,
  onSaved,
  goOn,
  initial,
  onTakeTheirs,
  read = readRecord,
  isInDialog = false,
}: ConditionalSaving) {
  const [stored, setStored] = useState<Version | null>(null);
  const [change, setChange] = useState<LastChange | null>(null);
  const id = initial.item._id;

  /** Fetches the stored version and who stored it. Returns the error if that fails. */
  const compare = async () => {
    setChange(await readLastChange({ type: type.name, item: id, since: initial.item.updatedAt }));
    return read(type, id).then(setStored, (error: unknown) => error);
  };

  const { save, ...state } = useSave<Version>({
    type,
    draft,
    message,
    meta: QUIET,
    isInDialog,
    send,
    onSaved,
    goOn,
    async onRefusal(error, refuse) {
      const why = hasStatus(error, 412) ? await compare() : error;
      if (!why) return;
      setStored(null);
      refuse(why);
    },
  });

  const takeTheirs = async (known: Version) => {
    try {
      await onTakeTheirs(known);
    } catch (error) {
      // Toasts are out of reach behind a modal dialog (requirement 19.184).
      setStored(null);
      toastError(messageOf(error));
    }
  };

  const conflict = stored && (
    <ConflictDialog
      fields={textFields}
      start={start}
      mine={draft.texts}
      theirs={textsOf(textFields, stored.item)}
      change={change}
      isBusy={state.isBusy}
      onOverwrite={() => save(stored)}
      onTakeTheirs={() => void takeTheirs(stored)}
      onKeepEditing={() => setStored(null)}
    />
  );
  return { ...state, save: () => save(initial), conflict };
}
