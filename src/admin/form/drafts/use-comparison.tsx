import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { unmistakable } from '../../../languages/typed-day.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { type ApiError, hasStatus } from '../../api/api-error.ts';
import { type ManagedVersion, putDraft, readManaged } from '../../api/drafts.ts';
import {
  ChoiceDialog,
  changeIn,
  comparedTexts,
  comparisonOf,
  introOf,
  mergedWords,
  type Versions,
} from '../../conflict/choice-dialog.tsx';
import { words as choice } from '../../conflict/words.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { toastSuccess } from '../../toast/toasts.ts';
import { altTextFieldsOf, pictureFieldsOf, type TextField, textFieldsOf } from '../inputs/index.ts';
import { type Texts, textsOf } from '../texts.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { draftVersion } from './draft-version.ts';

interface Conflict extends Versions {
  /** Whether what is live has changed since the draft was begun; else another draft, or no draft yet. */
  isOfLive: boolean;
  fresh: ManagedVersion;
  /** Says who has changed it. */
  intro: string;
}

interface Comparing {
  type: TypeFacts;
  id: string;
  textFields: readonly TextField[];
  keeper: DraftKeeper;
  texts: Texts;
  /** Takes the merged texts into the form. */
  onMerged: (texts: Texts, fresh: ManagedVersion) => void;
  onError: (error: unknown) => void;
}

/** Whether a refusal is about two versions that have to be compared. */
export const isConflict = (error: unknown): error is ApiError =>
  hasStatus(error, 412) || (hasStatus(error, 409) && error.code === 'moved-on');

/**
 * What follows a refused change: where two people changed different fields, both are kept, and it is said; where both
 * changed one, a dialog shows before, mine and theirs (requirement 19.177).
 */
export function useComparison(options: Comparing) {
  const { type, id, textFields, keeper, texts, onMerged, onError } = options;
  const [shown, setShown] = useState<Conflict | null>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(texts);
  /** Why the draft was not kept last. */
  const refusal = useRef<ApiError>(undefined);
  useLayoutEffect(() => {
    latest.current = texts;
  }, [texts]);
  const fields = comparedTexts(allFieldsOf(type));

  async function read(error?: ApiError): Promise<Conflict> {
    const fresh = await readManaged(type, id);
    const { live, draft } = fresh.managed;
    const mine = latest.current;
    const base = error?.details.base;
    if (error?.status === 409)
      return {
        isOfLive: true,
        fresh,
        intro: choice.liveChanged,
        before: comparable(type, (base ?? {}) as Fields),
        mine: { ...comparable(type, draft?.fields ?? fresh.item), ...mine },
        theirs: comparable(type, live ?? {}),
      };
    return {
      isOfLive: false,
      fresh,
      intro: draft ? introOfDraft(draft) : introOf(changeIn(error?.details.changed)),
      before: keeper.confirmed(),
      mine,
      theirs: textsOf(textFields, draftVersion(fresh).item),
    };
  }

  /**
   * Goes on with these texts: on the other person's draft, or on what is live now.
   * @param taken those that the form does not have yet
   */
  async function take({ isOfLive, fresh, theirs }: Conflict, chosen: Texts, taken: Texts): Promise<void> {
    if (!isOfLive) {
      keeper.adopt(fresh, theirs);
      onMerged(taken, fresh);
      return;
    }
    const base = fresh.managed.version;
    const kept = { fields: valuesOf(type, chosen), ...(base !== null && { base }) };
    const rebased = await putDraft(type, id, kept, fresh.tag);
    keeper.adopt(rebased, textsOf(textFields, draftVersion(rebased).item));
    onMerged(textsNamed(taken), rebased);
  }

  /** @returns the merged texts; null where both changed one field */
  async function mergeIn(conflict: Conflict): Promise<Texts | null> {
    const { both, taken } = comparisonOf(fields, conflict);
    if (both.length > 0) return null;
    await take(conflict, { ...conflict.mine, ...taken }, taken);
    const merged = mergedWords(fields, taken, conflict.intro);
    if (merged) toastSuccess(merged);
    return { ...latest.current, ...textsNamed(taken) };
  }

  /** Without pictures, which are no part of the form. */
  const textsNamed = (all: Texts): Texts =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name in latest.current));

  async function look(error: ApiError | undefined, isAsking: boolean): Promise<Texts | null> {
    try {
      const conflict = await read(error);
      const merged = await mergeIn(conflict);
      if (!merged && isAsking) setShown(conflict);
      return merged;
    } catch (failure) {
      if (isAsking) onError(failure);
      return null;
    }
  }

  async function choose(conflict: Conflict, chosen: Texts) {
    setBusy(true);
    try {
      await take(conflict, chosen, chosen);
      setShown(null);
    } catch (error) {
      setShown(null);
      if (isConflict(error)) await look(error, true);
      else onError(error);
    } finally {
      setBusy(false);
    }
  }

  const dialog: ReactNode = shown && (
    <ChoiceDialog
      fields={fields}
      {...shown}
      theirLabel={shown.isOfLive ? choice.live : choice.theirs}
      isBusy={isBusy}
      onKeepEditing={() => setShown(null)}
      onChoose={(chosen) => void choose(shown, chosen)}
    />
  );
  return {
    /** Merges where it can, and asks where it cannot. @returns the merged texts, or null */
    settle: (error?: ApiError) => look(error, true),
    /** Merges where it can, without a word where it cannot. @returns whether it could */
    async merge(error: ApiError) {
      refusal.current = error;
      return (await look(error, false)) !== null;
    },
    /** Shows what two people changed. */
    compare: () => void look(refusal.current, true),
    dialog,
  };
}

const introOfDraft = ({ by }: NonNullable<ManagedVersion['managed']['draft']>) =>
  by !== null && by._id === ownerOfWindow()?._id
    ? choice.draftChangedByYou
    : choice.draftChanged(by?.name ?? null);

/** The fields of a type that are compared: its texts, its pictures and their alt texts. */
function allFieldsOf({ fields }: TypeFacts) {
  const pictureFields = pictureFieldsOf(fields);
  return [...textFieldsOf(fields), ...pictureFields, ...altTextFieldsOf(pictureFields)];
}

type Fields = Readonly<Record<string, unknown>>;

/** The values of a snapshot as the dialog compares them. */
const comparable = (type: TypeFacts, values: Fields): Texts => textsOf(allFieldsOf(type), values);

/** The chosen values in the form that a draft is sent in. */
function valuesOf({ fields }: TypeFacts, texts: Texts): Fields {
  const days = new Set(fields.filter(({ kind }) => kind === 'day').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, days.has(name) ? unmistakable(text) : text]),
  );
}
