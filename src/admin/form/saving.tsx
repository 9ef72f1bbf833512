import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { fieldsIn, hasStatus, isOutcomeUnknown, messageOf } from '../api/api-error.ts';
import type { Version } from '../api/records.ts';
import {
  ChoiceDialog,
  type ComparedField,
  changeIn,
  comparisonOf,
  introOf,
  mergedWords,
  type Versions,
} from '../conflict/choice-dialog.tsx';
import { words as choice } from '../conflict/words.ts';
import { pathsOf, siteLinkOf } from '../paths.ts';
import { keyOf, QUIET } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { type FormValues, useFormValues } from './form-values.ts';
import { changedTexts, type Texts } from './texts.ts';

interface StoredForm<V> {
  /** What is stored; undefined for something new. */
  stored: V | undefined;
  textsOf(version: V | undefined): Texts;
  /** Texts of a new form that are filled in. */
  filledIn?: Texts;
  /** Whether it is sent also where nothing was changed: the server says what is missing. */
  sendsAlways?: true;
  /** Reads the newest stored version of what the form was opened with. */
  read(seen: V): Promise<V>;
  /**
   * @param changes the texts that were changed; all of them for something new
   * @param seen the version that was shown; a newer one is never overwritten
   */
  send(changes: Texts, seen: V | undefined): Promise<V>;
  onSaved(saved: V): void;
  /** The form goes on with what was saved; else the screen is left. */
  staysOpen?: boolean;
  /** The fields as the dialog shows them that compares two versions. */
  compared: readonly ComparedField[];
  /** Names the other version there; by default by whose window has stored it. */
  theirLabel?: string;
  /** The form is in a dialog, which shows `refusal` itself. */
  isInDialog?: boolean;
}

interface Conflict<V> extends Versions {
  fresh: V;
  intro: string;
  theirLabel: string;
}

/**
 * A form of something that is stored without drafts. It saves once, even after repeated clicks, and only what was
 * changed. Where somebody else has saved meanwhile, their other fields are kept, which is said; of one that both changed,
 * the person chooses a version.
 */
export function useStoredForm<V>(form: StoredForm<V>) {
  const { stored, textsOf } = form;
  const [adopted, setAdopted] = useState(stored);
  // Another form of the same has saved other fields of it.
  const hasSameTexts = adopted && stored && areSame(textsOf(adopted), textsOf(stored));
  const seen = hasSameTexts ? stored : adopted;
  const before = textsOf(seen);
  const values = useFormValues({ ...before, ...form.filledIn });
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  /** What was sent without an answer: where it is what is stored, nobody else has changed it. */
  const unheard = useRef<Texts[]>([]);
  const isSaving = useRef(false);

  /** Goes on with a stored version. Texts that were typed since `sent` stay. */
  const adopt = (version: V, sent: Texts) => {
    isSaving.current = false;
    setConflict(null);
    for (const [name, text] of Object.entries(textsOf(version)))
      if (values.texts[name] === sent[name]) values.setText(name, text);
    setAdopted(version);
  };

  /** Sends what differs from any of these texts; nothing if that is nothing. */
  const send = async (texts: Texts, seen: V | undefined, known: readonly Texts[]): Promise<V> => {
    const changes = Object.assign({}, ...known.map((version) => changedTexts(version, texts)));
    if (seen && !form.sendsAlways && Object.keys(changes).length === 0) return seen;
    return form.send(changes, seen).catch((error: unknown) => {
      if (isOutcomeUnknown(error)) unheard.current.push(texts);
      throw error;
    });
  };

  /**
   * Adds something new. If an earlier attempt got no answer, the server may have stored it: those texts are sent again,
   * which adds nothing twice, and what was typed since is then saved as a change.
   */
  const add = async (texts: Texts): Promise<V> => {
    const [first = texts] = unheard.current;
    unheard.current = [];
    const made = await send(first, undefined, [{}]).catch((error: unknown) => {
      if (first === texts || isOutcomeUnknown(error)) throw error;
      return null;
    });
    if (made === null) return add(texts);
    if (areSame(first, texts)) return made;
    setAdopted(made);
    return send(texts, made, [first]);
  };

  const { mutate, isPending, error } = useMutation({
    meta: QUIET,
    async mutationFn({ texts, seen }: { texts: Texts; seen: V | undefined }) {
      if (!seen) return { saved: await add(texts) };
      const before = textsOf(seen);
      try {
        return { saved: await send(texts, seen, [before, ...unheard.current]) };
      } catch (error) {
        if (!hasStatus(error, 412)) throw error;
        const fresh = await form.read(seen);
        const theirs = textsOf(fresh);
        const versions = { before: withOwn(before, theirs, unheard.current), mine: texts, theirs };
        const { both, taken } = comparisonOf(form.compared, versions);
        const change = changeIn(error.details.changed);
        const intro = introOf(change);
        const theirLabel = form.theirLabel ?? (change?.isOwn ? choice.stored : choice.theirs);
        if (both.length > 0) return { conflict: { ...versions, fresh, intro, theirLabel } };
        const saved = await send({ ...texts, ...taken }, fresh, [theirs]);
        return { saved, merged: mergedWords(form.compared, taken, intro) };
      }
    },
    onSuccess(outcome, { texts }) {
      if (outcome.conflict) {
        isSaving.current = false;
        return setConflict(outcome.conflict);
      }
      unheard.current = [];
      if (!form.staysOpen) values.markSaved();
      form.onSaved(outcome.saved);
      if (outcome.merged) toastSuccess(outcome.merged);
      if (form.staysOpen) adopt(outcome.saved, texts);
    },
    onError(error) {
      isSaving.current = false;
      setConflict(null);
      if (form.isInDialog) values.showErrors(error);
      else values.refuse(error);
    },
  });

  const save = (texts: Texts, seen: V | undefined) => {
    if (isSaving.current) return;
    isSaving.current = true;
    values.clearErrors();
    mutate({ texts, seen });
  };

  /** Takes over what was chosen between two versions, and saves it unless it is what is stored. */
  const choose = ({ fresh, mine }: Conflict<V>, chosen: Texts) => {
    adopt(fresh, mine);
    values.setAll(chosen);
    if (!areSame(chosen, textsOf(fresh))) save(chosen, fresh);
  };

  return {
    values,
    isBusy: isPending,
    /**
     * Why a dialog says that it was not saved; '' if it was, or a field says so. Toasts behind a modal dialog are out of
     * reach of screen readers (requirement 19.184).
     */
    refusal: error && !isBesideFields(error, values) ? messageOf(error) : '',
    save: () => save(values.texts, seen),
    dialog: conflict && (
      <ChoiceDialog
        fields={form.compared}
        {...conflict}
        onChoose={(chosen) => choose(conflict, chosen)}
        onKeepEditing={() => setConflict(null)}
      />
    ),
  };
}

const tidy = (text = '') => text.normalize('NFC').trim();

/** The texts before, with those of the stored version that a call without an answer has stored. */
const withOwn = (before: Texts, theirs: Texts, unheard: readonly Texts[]): Texts => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(theirs).filter(([name, text]) => unheard.some((sent) => tidy(sent[name]) === tidy(text))),
  ),
});

const areSame = (one: Texts, other: Texts) => Object.keys(changedTexts(one, other)).length === 0;

/** Whether the message belongs to a field of the form, which gets the focus and is read with it. */
const isBesideFields = (error: unknown, { texts }: FormValues) =>
  Object.keys(fieldsIn(error)).some((name) => name in texts);

export interface Saved extends Version {
  /** The texts that were saved; by default those of the form when Save was pressed. */
  texts?: Texts;
}

interface Saving {
  type: TypeFacts;
  values: FormValues;
  /** The toast after saving. */
  message: string;
  /** Sends the values. */
  send(): Promise<Saved>;
  /** Called with the stored record, instead of opening the list. */
  onSaved?: (saved: Saved) => void;
  /** Whether the form stays open after saving, because something else of its screen is unsaved; `onSaved` empties it. */
  isStaying?: (saved: Saved) => boolean;
  /**
   * Goes on with what was typed while the save was in flight, instead of `onSaved`.
   * @param sent the texts when Save was pressed
   */
  goOn?: (saved: Saved, sent: Texts) => void;
  /** Handles an error; by default shows it. */
  onRefusal?: (error: unknown) => void;
}

/** Saves a form once, even if the button is clicked repeatedly, and handles success and errors. */
export function useSave(options: Saving) {
  const { type, values, message, send, onSaved, isStaying, goOn, onRefusal = values.refuse } = options;
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  const isSaving = useRef(false);
  const isDone = useRef(false);
  const sent = useRef(values.texts);
  const mutation = useMutation({
    meta: QUIET,
    mutationFn: send,
    onSuccess: (saved) => {
      announce(message, saved);
      // A pending mutation takes the handlers of each render, so these texts are those of the last one.
      const texts = saved.texts ?? sent.current;
      if (goOn && Object.keys(changedTexts(texts, values.texts)).length > 0) return goOn(saved, texts);
      if (!isStaying?.(saved)) {
        isDone.current = true;
        values.markSaved();
      }
      (onSaved ?? openList)(saved);
    },
    onError: onRefusal,
    onSettled: () => {
      isSaving.current = false;
    },
  });
  return {
    isBusy: mutation.isPending,
    save() {
      if (isSaving.current || isDone.current) return;
      isSaving.current = true;
      sent.current = values.texts;
      values.clearErrors();
      mutation.mutate();
    },
  };
}

/** After every successful save: shows the toast. */
export function useSavedToast(type: TypeFacts) {
  const queries = useQueryClient();
  return (message: string, { item }: Version) => {
    // Also marks the record's own query, so that no form starts from the version before.
    void queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
    toastSuccess(message, siteLinkOf(type, item));
  };
}

export function useOpenList(type: TypeFacts) {
  const navigate = useNavigate();
  return () => void navigate(pathsOf(type).list);
}
