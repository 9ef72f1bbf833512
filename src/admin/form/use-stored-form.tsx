import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasStatus } from '../api/api-error.ts';
import { ChoiceDialog, type ComparedField, comparisonOf } from '../conflict/choice-dialog.tsx';
import { changeIn, introOf, type LastChange } from '../conflict/last-change.ts';
import { words as choice } from '../conflict/words.ts';
import { QUIET } from '../queries.ts';
import { changedTexts, type Texts } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { useRefusal } from './use-save.ts';

interface StoredForm<V, R> {
  /** What is stored; undefined for something new. */
  stored: V | undefined;
  textsOf(version: V | undefined): Texts;
  /** Texts of a new form that are filled in. */
  filledIn?: Texts;
  /** Reads what is stored now. */
  read?(): Promise<V>;
  /**
   * @param changes the texts that were changed; all of them for something new
   * @param seen the version that was shown; a newer one is never overwritten
   */
  send(changes: Texts, seen: V | undefined): Promise<R>;
  onSaved(saved: R): void;
  /** The version with which the form goes on after saving; without it, the screen is left. */
  goOnWith?(saved: R): V;
  /** The fields as the dialog shows them that compares two versions. */
  compared: readonly ComparedField[];
  /** The form is in a dialog, which shows `refusal` itself. */
  isInDialog?: boolean;
}

interface Conflict<V> {
  fresh: V;
  /** What was typed. */
  mine: Texts;
  change: LastChange | null;
}

/**
 * A form of something that is stored without drafts. It saves once, even after repeated clicks, and only what was
 * changed. Where somebody else has saved meanwhile, their other fields are kept; of one that both changed, the person
 * chooses a version.
 */
export function useStoredForm<V, R>(form: StoredForm<V, R>) {
  const { stored, textsOf } = form;
  const [adopted, setAdopted] = useState(stored);
  // Another form of the same has saved other fields of it.
  const isMoved = adopted && stored && areSame(textsOf(adopted), textsOf(stored));
  const seen = isMoved ? stored : adopted;
  const before = textsOf(seen);
  const draft = useDraft({ ...before, ...form.filledIn }, {});
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const isSaving = useRef(false);
  const { refusal, refuse, clearRefusal } = useRefusal(draft, form.isInDialog ?? false);

  /** Goes on with a stored version. Texts that were typed since `sent` stay. */
  const adopt = (version: V, sent: Texts) => {
    isSaving.current = false;
    setConflict(null);
    for (const [name, text] of Object.entries(textsOf(version)))
      if (draft.texts[name] === sent[name]) draft.setText(name, text);
    setAdopted(version);
  };

  const { mutate, isPending } = useMutation({
    meta: QUIET,
    async mutationFn({ texts, seen }: { texts: Texts; seen: V | undefined }) {
      if (!seen) return { saved: await form.send(texts, seen) };
      const before = textsOf(seen);
      const changes = changedTexts(before, texts);
      try {
        return { saved: await form.send(changes, seen) };
      } catch (error) {
        if (!form.read || !hasStatus(error, 412)) throw error;
        const fresh = await form.read();
        const versions = { before, mine: texts, theirs: textsOf(fresh) };
        if (comparisonOf(Object.keys(before), versions).both.length === 0)
          return { saved: await form.send(changes, fresh) };
        return { conflict: { fresh, mine: texts, change: changeIn(error.details.changed) } };
      }
    },
    onSuccess(outcome, { texts }) {
      if (outcome.conflict) {
        isSaving.current = false;
        return setConflict(outcome.conflict);
      }
      if (!form.goOnWith) draft.markSaved();
      form.onSaved(outcome.saved);
      if (form.goOnWith) adopt(form.goOnWith(outcome.saved), texts);
    },
    onError(error) {
      isSaving.current = false;
      setConflict(null);
      refuse(error);
    },
  });

  const save = (texts: Texts, seen: V | undefined) => {
    if (isSaving.current) return;
    isSaving.current = true;
    draft.clearErrors();
    clearRefusal();
    mutate({ texts, seen });
  };

  /** Takes over what was chosen between two versions, and saves it unless it is what is stored. */
  const choose = ({ fresh, mine }: Conflict<V>, chosen: Texts) => {
    adopt(fresh, mine);
    for (const [name, text] of Object.entries(chosen)) draft.setText(name, text);
    if (!areSame(chosen, textsOf(fresh))) save(chosen, fresh);
  };

  return {
    draft,
    isBusy: isPending,
    /** The error that a dialog shows; '' if there is none. */
    refusal,
    save: () => save(draft.texts, seen),
    dialog: conflict && (
      <ChoiceDialog
        fields={form.compared}
        before={before}
        mine={conflict.mine}
        theirs={textsOf(conflict.fresh)}
        intro={introOf(conflict.change)}
        theirLabel={conflict.change?.isOwn ? choice.stored : choice.theirs}
        answer={choice.use}
        onChoose={(chosen) => choose(conflict, chosen)}
        onKeepEditing={() => setConflict(null)}
      />
    ),
  };
}

const areSame = (one: Texts, other: Texts) => Object.keys(changedTexts(one, other)).length === 0;
