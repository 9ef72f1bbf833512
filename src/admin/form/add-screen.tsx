import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { publishersOf } from '../../content/duties.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { ApiError, hasStatus } from '../api/api-error.ts';
import { type ManagedVersion, sendDraftFiles } from '../api/drafts.ts';
import { createRecord, type Version } from '../api/records.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { Heading } from '../layout/heading.tsx';
import { StatusLine } from '../layout/status-line.tsx';
import { pathsOf } from '../paths.ts';
import { refreshLists } from '../queries.ts';
import { SETTINGS_KEY, settingsInPassing } from '../settings/settings-queries.ts';
import { isTitled } from '../shown-title.ts';
import { toastError, toastSuccess } from '../toast/toasts.ts';
import {
  type Accepted,
  acceptedOf,
  formOfFiles,
  formOfRecord,
  handOverFiles,
  leftFiles,
  leftOf,
  noneAccepted,
  noteArrived,
  sendAccepted,
  sendFiles,
} from './added-files.ts';
import { BegunRecords } from './drafts/draft-bars.tsx';
import { draftKeeper, useAutosave } from './drafts/draft-keeper.ts';
import {
  draftCalls,
  draftVersion,
  publishing,
  reviewChange,
  useReviewRules,
} from './drafts/draft-version.ts';
import { usePreview } from './drafts/previews.tsx';
import { TO_SCHEDULE } from './drafts/schedule-dialog.tsx';
import { words } from './drafts/words.ts';
import { type FormValues, useFormValues } from './form-values.ts';
import { altTextFieldsOf, fileFieldsOf, textFieldsOf } from './inputs/index.ts';
import { isRefused } from './inputs/refused-files.ts';
import { PlaceSelect, useAllRecords } from './inputs/select.tsx';
import { type DraftTools, RecordForm } from './record-form.tsx';
import { type Saved, useOpenList, useSave } from './saving.tsx';
import { formDataOf, hasFiles, noFiles, type Texts, textsOf } from './texts.ts';
import { words as formWords } from './words.ts';

/** The form for a new record of a type. */
export function AddScreen({ type }: { type: TypeFacts }) {
  const record = useNewRecord(type);
  const below = type.order?.by === 'hand' && <NewPlace type={type} values={record.values} />;
  return (
    <>
      <Heading title={formWords.add(type.admin.noun)} />
      <RecordForm type={type} {...record} below={below} />
    </>
  );
}

/** The position of a new record in a list ordered by hand (requirement 17.112). */
function NewPlace({ type, values }: { type: TypeFacts; values: FormValues }) {
  const { records, labelOf } = useAllRecords(type.name);
  if (records.length === 0) return null;
  return <PlaceSelect others={records} titleOf={labelOf} {...values.fieldOf('after')} />;
}

interface NewRecordOptions {
  /** Initial values other than empty ones. They do not count as unsaved changes. */
  initial?: Texts;
  onCreated?: (item: Item) => void;
  /** Called once it is saved, instead of opening the list. */
  onSaved?: () => void;
}

/** A draft with the files that were sent into it. */
interface Filled extends Accepted {
  latest: ManagedVersion;
}

/**
 * The state of a form for a new record: its fields, their values, and how it is saved. For a type with drafts, one is made
 * once its title is not blank (requirement 19.174), and published once it is saved.
 */
export function useNewRecord(type: TypeFacts, { initial, onCreated, onSaved }: NewRecordOptions = {}) {
  const textFields = textFieldsOf(type.fields);
  const fileFields = fileFieldsOf(type.fields);
  /** The fields for pictures that are added to a list: what is not stored is sent again from another screen. */
  const several = fileFields.filter(({ kind }) => !kind.isReplaced);
  const [start] = useState(() => ({
    ...textsOf([...textFields, ...altTextFieldsOf(fileFields)]),
    ...initial,
  }));
  const values = useFormValues(start, noFiles(fileFields));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openList = useOpenList(type);
  const canPublish = useHasDuty(...publishersOf(type));
  const asksForReview = useReviewRules(type, settingsInPassing).isAsked;
  const texts = Object.fromEntries(textFields.map(({ facts: { name } }) => [name, values.texts[name] ?? '']));
  const [keeper] = useState(() => draftKeeper(draftCalls(type), null, texts));
  const [isKeeping, setKeeping] = useState(false);
  const preview = usePreview(type, keeper.version()?.tag);
  const { update, addPictures } = pathsOf(type);
  const hasTitle = isTitled(type, texts);
  /** For types ordered by hand: the record after which it is to stand; '' for the first place. */
  const place = values.texts.after ?? '';

  const { save, ...saving } = useSave({
    type,
    values,
    message: type.words.created,
    onSaved(saved) {
      if (!openLeftFiles(saved.item, saved.accepted)) (onSaved ?? openList)();
    },
    async send(onProgress) {
      const created = await publish(onProgress);
      autosave.forgetCopy();
      onCreated?.(created.item);
      return created;
    },
    onRefusal(error) {
      values.refuse(error);
      // The settings ask for it since this form was opened.
      if (error instanceof ApiError && error.code === 'review')
        void queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
    ...(type.drafts && {
      goOn({ item, accepted }: Saved, sent: Texts) {
        values.markSaved();
        autosave.handOver(item._id, sent);
        if (!openLeftFiles(item, accepted)) void navigate(update(item), { replace: true });
      },
    }),
  });
  const isBusy = saving.isBusy || isKeeping;
  const autosave = useAutosave({
    type: type.name,
    recordId: keeper.version()?.managed._id,
    keeper,
    texts,
    hasCopy: type.drafts === true,
    isOn: type.drafts === true && !isBusy && (hasTitle || keeper.hasBegun()),
  });

  /** Pictures that were not stored wait on the screen that adds pictures to the record. @returns whether there are any */
  function openLeftFiles(item: Pick<Item, '_id'>, accepted: readonly File[] = []): boolean {
    const left = leftFiles(several, values, accepted);
    if (!left) return false;
    handOverFiles(item._id, left);
    void navigate(addPictures(item), { replace: true });
    return true;
  }

  /** Sends the chosen files into the draft, each once. */
  async function sendFilesInto(kept: ManagedVersion, onProgress: (share: number) => void): Promise<Filled> {
    const { _id } = kept.managed;
    for (const field of fileFields) {
      const { name } = field.facts;
      const chosen = values.files[name] ?? [];
      // What was refused before stays in the form; what was accepted then is in the draft.
      if (chosen.every(isRefused)) continue;
      await sendFiles<ManagedVersion>(keeper.sender, {
        field,
        files: chosen,
        upload: (files, key) =>
          sendDraftFiles(type, _id, name, formOfFiles(field, values, files), onProgress, key),
        adopt: keeper.note,
      });
      const { accepted } = acceptedOf(chosen);
      values.putLeft((latest) => leftOf(field, latest, accepted));
    }
    return {
      latest: keeper.version() ?? kept,
      ...acceptedOf(Object.values(values.files).flat()),
    };
  }

  /** @throws if all the pictures that were chosen for a required field were refused */
  function mustHavePictures(version: ManagedVersion) {
    for (const { facts, kind } of fileFields) {
      const isEmpty = kind.storedPaths(draftVersion(version).item[facts.name]).length === 0;
      if (facts.required && isEmpty && values.files[facts.name]?.some(isRefused))
        throw noneAccepted(facts.name);
    }
  }

  /** Publishes the draft with what was typed since, or makes the record where nothing is kept yet. */
  async function publish(onProgress: (share: number) => void): Promise<Saved> {
    await keeper.settled();
    // Where there was no answer, the record may be there, and be live.
    if (type.drafts && keeper.sender.isUnanswered()) await autosave.keep();
    const kept = keeper.version();
    return kept ? publishDraft(kept, onProgress) : publishAtOnce(onProgress);
  }

  /** If somebody else has changed the draft, its own form opens, which can show what they changed. */
  async function publishDraft(kept: ManagedVersion, onProgress: (share: number) => void): Promise<Saved> {
    const { latest, ...files } = await sendFilesInto(kept, onProgress);
    mustHavePictures(latest);
    const call = publishing(type, formDataOf, place);
    const published = await keeper.publish(texts, call).catch((error: unknown) => {
      if (hasStatus(error, 412)) goOn(latest, { accepted: files.accepted });
      throw error;
    });
    return { ...(published ?? latest), ...files };
  }

  /** The record with all that the form holds, in one call. */
  async function publishAtOnce(onProgress: (share: number) => void): Promise<Saved> {
    const [field] = several;
    const pictures = (field && values.files[field.facts.name]) ?? [];
    const others = Object.values(values.files)
      .flat()
      .filter((file) => !pictures.includes(file));
    const send = async (some: readonly File[]): Promise<Version> => {
      const files = [...others, ...some];
      const made = await keeper.publish(
        texts,
        async (_known, _texts, key) => {
          const body = files.length > 0 ? formOfRecord(fileFields, values, files) : formDataOf(values.texts);
          const made = await createRecord(type, body, { key, ...(files.length > 0 && { onProgress }) });
          noteArrived(files);
          return made;
        },
        String(files.length),
      );
      if (!made) throw new Error('Nothing was sent');
      return made;
    };
    if (!field) return send([]);
    const made = await sendAccepted(field, pictures, send);
    return { ...made, ...acceptedOf(pictures) };
  }

  /** Saves texts and files as a draft. Resolves with null after a failure, which is reported. */
  async function keepAll(): Promise<Filled | null> {
    setKeeping(true);
    try {
      const kept = await autosave.keep();
      return kept && (await sendFilesInto(kept, () => {}));
    } catch (error) {
      values.refuse(error);
      return null;
    } finally {
      setKeeping(false);
    }
  }

  /**
   * Goes on with the draft on the screen of its record, which offers what is not stored yet.
   * @param accepted the chosen files that it has: if it lacks some, the screen of its pictures opens with these
   */
  function goOn(
    { managed }: ManagedVersion,
    { accepted, state }: { accepted?: readonly File[]; state?: object } = {},
  ) {
    values.markSaved();
    autosave.handOver(managed._id, keeper.confirmed());
    void refreshLists(queries, type);
    if (accepted && openLeftFiles(managed, accepted)) return;
    void navigate(update(managed), { replace: true, ...(state && { state }) });
  }

  /** Keeps all for an action that follows. Resolves with null where that cannot follow. */
  async function keepFirst(): Promise<Filled | null> {
    if (isBusy) return null;
    values.clearErrors();
    return keepAll();
  }

  async function saveDraft(state?: object) {
    const kept = await keepFirst();
    if (!kept) return;
    // Only published records have a position in the list that is ordered by hand.
    toastSuccess(place === '' ? words.draftSaved : words.draftSavedFirst);
    if (kept.warning !== undefined) toastError(kept.warning);
    goOn(kept.latest, { accepted: kept.accepted, ...(state && { state }) });
  }

  /** Keeps texts and files as a draft and submits it; its own form says what became of it. */
  async function sendForReview() {
    // What has no title cannot be reviewed; nothing of it is to be stored.
    if (!hasTitle) {
      const label = type.fields.find(({ name }) => name === type.titleField)?.label ?? '';
      const missing = words.titleMissing(label);
      values.refuse(new ApiError(400, 'invalid', missing, { [type.titleField]: missing }));
      return;
    }
    const kept = await keepFirst();
    if (!kept) return;
    try {
      const submitted = await keeper.change(reviewChange(type, 'submit'));
      toastSuccess(words.reviewDone.submit);
      goOn(submitted, { accepted: kept.accepted });
    } catch (error) {
      values.refuse(error);
    }
  }

  /** @returns the id of the draft, or null after a failure, which is reported */
  async function keepForPreview(): Promise<string | null> {
    const kept = await keepAll();
    if (kept?.warning !== undefined) toastError(kept.warning);
    return kept?.latest.managed._id ?? null;
  }

  const made = keeper.version();
  const tools: DraftTools = {
    saveLabel: words.publish,
    ...(!(canPublish && !asksForReview) && { onSendForReview: () => void sendForReview() }),
    onSaveDraft: () => void saveDraft(),
    onPreview: () => void preview.open(keepForPreview),
    onSchedule: canPublish ? () => void saveDraft(TO_SCHEDULE) : undefined,
    recordId: made?.managed._id,
    expireAt: null,
    status: autosave.status,
    ...(made && { onCompare: () => goOn(made) }),
    offer: preview.offer,
    isUnsaved: () => values.isUnsaved() && (!keeper.isKept(texts) || hasFiles(values.files)),
    keep: autosave.keepIfOn,
    onLeave: autosave.forgetCopy,
  };
  const publisherHint = asksForReview ? words.reviewSays.none : words.saveShowsNew;
  const above = (
    <StatusLine>
      <BegunRecords
        type={type}
        ownId={made?.managed._id}
        onPutBack={values.setAll}
        onGone={values.focusFirst}
      />
      <p className="form-hint field-hint">{canPublish ? publisherHint : words.authorOnly}</p>
    </StatusLine>
  );
  return {
    textFields,
    fileFields,
    values,
    onSave: save,
    ...saving,
    isBusy,
    ...(type.drafts && { tools, above }),
  };
}
