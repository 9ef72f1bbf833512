import { type ReactNode, useState } from 'react';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { type ApiError, hasStatus } from '../../api/api-error.ts';
import { type ManagedVersion, putDraft, readManaged } from '../../api/drafts.ts';
import { ChoiceDialog } from '../../conflict/choice-dialog.tsx';
import { choice } from '../../conflict/words.ts';
import { type Texts, textsOf } from '../draft.ts';
import type { TextField } from '../inputs/index.ts';
import { comparable, comparedFields, comparedTexts, valuesOf } from './compared-fields.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { draftVersion } from './draft-version.ts';

/** Somebody else saved another draft, or the live record while this form made its first draft. */
interface DraftChanged {
  kind: 'draft';
  fresh: ManagedVersion;
}

/** The live record has changed since the draft was begun. */
interface LiveChanged {
  kind: 'live';
  fresh: ManagedVersion;
  before: Readonly<Record<string, unknown>>;
}

interface Comparing {
  type: TypeFacts;
  id: string;
  textFields: readonly TextField[];
  keeper: DraftKeeper;
  texts: Texts;
  /** Takes the chosen texts into the form. */
  onMerged: (texts: Texts, fresh: ManagedVersion) => void;
  /** Called with the draft, which is now based on the live record. */
  onRebased: (draft: ManagedVersion) => void;
  onError: (error: unknown) => void;
}

/** Whether a refusal is about two versions that have to be compared. */
export const isConflict = (error: unknown): error is ApiError =>
  hasStatus(error, 412) || (hasStatus(error, 409) && error.code === 'moved-on');

/** The comparison after a refused change of a draft: field by field, before, mine and theirs. */
export function useComparison(options: Comparing) {
  const { type, id, textFields, keeper, texts, onMerged, onRebased, onError } = options;
  const [conflict, setConflict] = useState<DraftChanged | LiveChanged | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setConflict(null);

  async function compare(error?: ApiError): Promise<void> {
    try {
      const fresh = await readManaged(type, id);
      const before = error?.details.base;
      if (error && hasStatus(error, 409))
        setConflict({ kind: 'live', fresh, before: isFields(before) ? before : {} });
      else setConflict({ kind: 'draft', fresh });
    } catch (failure) {
      onError(failure);
    }
  }

  async function rebase({ fresh }: LiveChanged, chosen: Texts) {
    setBusy(true);
    try {
      const base = fresh.managed.version;
      const kept = { fields: valuesOf(type, chosen), ...(base !== null && { base }) };
      const saved = await putDraft(type, id, kept, fresh.tag);
      keeper.adopt(saved, textsOf(textFields, draftVersion(saved).item));
      close();
      onRebased(saved);
    } catch (error) {
      close();
      if (isConflict(error)) await compare(error);
      else onError(error);
    } finally {
      setBusy(false);
    }
  }

  let dialog: ReactNode = null;
  if (conflict?.kind === 'draft') {
    const theirs = textsOf(textFields, draftVersion(conflict.fresh).item);
    dialog = (
      <ChoiceDialog
        fields={comparedTexts(textFields)}
        before={keeper.confirmed()}
        mine={texts}
        theirs={theirs}
        intro={choice.draftChanged(conflict.fresh.managed.draft?.by?.name ?? null)}
        theirLabel={choice.theirs}
        answer={choice.use}
        onKeepEditing={close}
        onChoose={(chosen) => {
          keeper.adopt(conflict.fresh, theirs);
          close();
          onMerged(chosen, conflict.fresh);
        }}
      />
    );
  } else if (conflict) {
    const { fresh, before } = conflict;
    dialog = (
      <ChoiceDialog
        fields={comparedFields(type)}
        before={comparable(type, before)}
        mine={comparable(type, fresh.managed.draft?.fields ?? fresh.item)}
        theirs={comparable(type, fresh.managed.live ?? {})}
        intro={choice.liveChanged}
        theirLabel={choice.live}
        answer={choice.use}
        isBusy={isBusy}
        onKeepEditing={close}
        onChoose={(chosen) => void rebase(conflict, chosen)}
      />
    );
  }
  return { compare, dialog };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
