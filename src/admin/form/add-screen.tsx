import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { publishersOf } from '../../content/duties.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { ApiError, hasStatus } from '../api/api-error.ts';
import type { ManagedVersion } from '../api/drafts.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { Heading } from '../layout/heading.tsx';
import { StatusLine } from '../layout/status-line.tsx';
import { pathsOf } from '../paths.ts';
import { refreshLists } from '../queries.ts';
import { SETTINGS_KEY, settingsInPassing } from '../settings/settings-queries.ts';
import { isTitled } from '../shown-title.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { BegunRecords } from './drafts/draft-bars.tsx';
import { draftKeeper, useAutosave } from './drafts/draft-keeper.ts';
import { draftCalls, publishing, reviewChange, useReviewRules } from './drafts/draft-version.ts';
import { usePreview } from './drafts/previews.tsx';
import { TO_SCHEDULE } from './drafts/schedule-dialog.tsx';
import { words } from './drafts/words.ts';
import { type FormValues, useFormValues } from './form-values.ts';
import { altTextFieldsOf, pictureFieldsOf, textFieldsOf } from './inputs/index.ts';
import { PlaceSelect, useAllRecords } from './inputs/select.tsx';
import { type DraftTools, RecordForm } from './record-form.tsx';
import { type Saved, useOpenList, useSave } from './saving.tsx';
import { formDataOf, type Texts, textsNamed, textsOf } from './texts.ts';
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

/**
 * The state of a form for a new record: its fields, their values, and how it is saved. For a type with drafts, one is made
 * once its title is not blank (requirement 19.174), and published once it is saved.
 */
export function useNewRecord(type: TypeFacts, { initial, onCreated, onSaved }: NewRecordOptions = {}) {
  const textFields = textFieldsOf(type.fields);
  const pictureFields = pictureFieldsOf(type.fields);
  const illustration = [...pictureFields, ...altTextFieldsOf(pictureFields)];
  const [start] = useState(() => ({ ...textsOf([...textFields, ...illustration]), ...initial }));
  const values = useFormValues(start);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openList = useOpenList(type);
  const canPublish = useHasDuty(...publishersOf(type));
  const asksForReview = useReviewRules(type, settingsInPassing).isAsked;
  const texts = textsNamed([...textFields, ...illustration], values.texts);
  const [keeper] = useState(() => draftKeeper(draftCalls(type), null, texts));
  const [isKeeping, setKeeping] = useState(false);
  const preview = usePreview(type, keeper.version()?.tag);
  const { update } = pathsOf(type);
  const hasTitle = isTitled(type, texts);
  /** For types ordered by hand: the record after which it is to stand; '' for the first place. */
  const place = values.texts.after ?? '';

  const { save, ...saving } = useSave({
    type,
    values,
    message: type.words.created,
    onSaved: onSaved ?? openList,
    async send() {
      const created = await publish();
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
      goOn({ item }: Saved, sent: Texts) {
        values.markSaved();
        autosave.handOver(item._id, sent);
        void navigate(update(item), { replace: true });
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

  /**
   * Publishes the draft with what was typed since, or makes the record where nothing is kept yet. If somebody else has
   * changed the draft, its own form opens, which can show what they changed.
   */
  async function publish(): Promise<Saved> {
    await keeper.settled();
    const pictures = textsNamed(illustration, texts);
    // Where there was no answer, the record may be there, and be live. What publishes a draft only adds pictures to its own.
    const isBehind = keeper.version() !== null && !keeper.isKept({ ...keeper.confirmed(), ...pictures });
    if (type.drafts && (keeper.sender.isUnanswered() || isBehind)) await autosave.keep();
    const kept = keeper.version();
    const call = publishing(type, formDataOf, place);
    const published = await keeper
      .publish(texts, (known, all, key) => call(known, known ? textsNamed(textFields, all) : all, key))
      .catch((error: unknown) => {
        if (kept && hasStatus(error, 412)) goOn(kept);
        throw error;
      });
    if (published) return published;
    if (!kept) throw new Error('Nothing was sent');
    return kept;
  }

  /** Saves what the form holds as a draft. Resolves with null after a failure, which is reported. */
  async function keepAll(): Promise<ManagedVersion | null> {
    setKeeping(true);
    try {
      return await autosave.keep();
    } catch (error) {
      values.refuse(error);
      return null;
    } finally {
      setKeeping(false);
    }
  }

  /** Goes on with the draft on the screen of its record, which offers what is not stored yet. */
  function goOn({ managed }: ManagedVersion, state?: object) {
    values.markSaved();
    autosave.handOver(managed._id, keeper.confirmed());
    void refreshLists(queries, type);
    void navigate(update(managed), { replace: true, ...(state && { state }) });
  }

  /** Keeps all for an action that follows. Resolves with null where that cannot follow. */
  async function keepFirst(): Promise<ManagedVersion | null> {
    if (isBusy) return null;
    values.clearErrors();
    return keepAll();
  }

  async function saveDraft(state?: object) {
    const kept = await keepFirst();
    if (!kept) return;
    // Only published records have a position in the list that is ordered by hand.
    toastSuccess(place === '' ? words.draftSaved : words.draftSavedFirst);
    goOn(kept, state);
  }

  /** Keeps what the form holds as a draft and submits it; its own form says what became of it. */
  async function sendForReview() {
    // What has no title cannot be reviewed; nothing of it is to be stored.
    if (!hasTitle) {
      const label = type.fields.find(({ name }) => name === type.titleField)?.label ?? '';
      const missing = words.titleMissing(label);
      values.refuse(new ApiError(400, 'invalid', missing, { [type.titleField]: missing }));
      return;
    }
    if (!(await keepFirst())) return;
    try {
      const submitted = await keeper.change(reviewChange(type, 'submit'));
      toastSuccess(words.reviewDone.submit);
      goOn(submitted);
    } catch (error) {
      values.refuse(error);
    }
  }

  /** @returns the id of the draft, or null after a failure, which is reported */
  const keepForPreview = async () => (await keepAll())?.managed._id ?? null;

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
    isUnsaved: () => values.isUnsaved() && !keeper.isKept(texts),
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
    pictureFields,
    values,
    onSave: save,
    ...saving,
    isBusy,
    ...(type.drafts && { tools, above }),
  };
}
