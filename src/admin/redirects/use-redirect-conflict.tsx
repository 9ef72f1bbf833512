import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import type { LastChange } from '../conflict/last-change.ts';
import type { Texts } from '../form/draft.ts';
import type { TextField } from '../form/inputs/index.ts';
import { textInput } from '../form/inputs/text.tsx';
import type { Seen } from '../list/collection.ts';
import { ownerOfWindow } from '../session/profile.ts';
import { type Redirect, redirects } from './redirect-queries.ts';
import { redirectWords } from './words.ts';

const field = (name: string, label: string, kind: TextField['kind'] = textInput): TextField => ({
  facts: { kind: 'text', name, label, required: true },
  kind,
});
const kindOfRedirect: TextField['kind'] = {
  ...textInput,
  Display: ({ value }) => (value === 'true' ? redirectWords.forGood : redirectWords.forNow),
};
const comparedFields = [
  field('from', redirectWords.from),
  field('to', redirectWords.to),
  field('permanent', redirectWords.kind, kindOfRedirect),
];

interface Comparing {
  /** The form's texts as it was opened, and as they are now. */
  start: Texts;
  mine: Texts;
  textsOf(seen: Seen<Redirect>): Texts;
  isBusy: boolean;
  onOverwrite(stored: Seen<Redirect>): void;
  onTakeTheirs(stored: Seen<Redirect>): void;
}

/**
 * The dialog after a refused save of a redirect that somebody else, or another window, has changed (requirement
 * 19.90).
 */
export function useRedirectConflict({ start, mine, textsOf, isBusy, onOverwrite, onTakeTheirs }: Comparing) {
  const [stored, setStored] = useState<Seen<Redirect> | null>(null);
  const [change, setChange] = useState<LastChange | null>(null);
  const close = () => setStored(null);
  const dialog = stored && (
    <ConflictDialog
      fields={comparedFields}
      start={start}
      mine={mine}
      theirs={textsOf(stored)}
      change={change}
      isBusy={isBusy}
      onOverwrite={() => onOverwrite(stored)}
      onTakeTheirs={() => {
        close();
        onTakeTheirs(stored);
      }}
      onKeepEditing={close}
    />
  );
  return {
    dialog,
    close,
    /** Shows the stored redirect beside the typed one. @throws if it cannot be read */
    async compare(id: string, refusal: ApiError) {
      setChange(changeIn(refusal.details.changed));
      setStored(await redirects.read(id));
    },
  };
}

function changeIn(changed: unknown): LastChange | null {
  if (typeof changed !== 'object' || changed === null) return null;
  const { at, by } = changed as { at: string; by: { _id: string; name: string } | null };
  return { at: new Date(at), name: by?.name ?? null, isOwn: by !== null && by._id === ownerOfWindow()?._id };
}
