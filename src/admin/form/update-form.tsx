import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf, titleOf } from '../addresses.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { readRecord, updateRecord, type Version } from '../api/records.ts';
import { QUIET } from '../queries.ts';
import { toastError } from '../toast/toasts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { changedTexts, type Texts, textsOf } from './draft.ts';
import { textFieldsOf } from './inputs/index.ts';
import { RecordFields } from './record-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved.tsx';
import { useDraft } from './use-draft.ts';
import { useSaved } from './use-saved.ts';

/** Makes the body of an update: a form, or an object that goes as JSON. */
export type Encode = (changes: Texts) => FormData | object;

interface UpdateFormProps {
  type: TypeFacts;
  encode: Encode;
  /** The version that the form begins with. */
  begun: Version;
  /** The person gives up their own words for what is stored by now. */
  onTakeTheirs: (stored: Version) => void;
}

export function UpdateForm({ type, encode, begun, onTakeTheirs }: UpdateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const textFields = textFieldsOf(type.fields);
  const [start] = useState(() => textsOf(textFields, begun.item));
  const draft = useDraft(form, start, {});
  const [stored, setStored] = useState<Version | null>(null);
  const saved = useSaved(type);
  const { _id } = begun.item;

  /** Fetches what is stored by now, to be shown beside what is written here. Returns why that failed, if it did. */
  const compare = () => readRecord(type, _id).then(setStored, (error: unknown) => error);

  const isSaving = useRef(false);
  const save = useMutation({
    meta: QUIET,
    mutationFn: async (seen: Version) => {
      const changes = changedTexts(start, draft.texts);
      if (Object.keys(changes).length === 0) return begun.item;
      return updateRecord(type, _id, encode(changes), seen.etag);
    },
    onSuccess: (item) => {
      draft.markSaved();
      saved(type.words.updated, item);
    },
    onError: async (error) => {
      const why = hasStatus(error, 412) ? await compare() : error;
      if (!why) return;
      setStored(null);
      toastError(messageOf(why));
      draft.showErrors(why);
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });

  /** `seen` is the version that the person knows of: nothing newer is ever overwritten. */
  const saveOver = (seen: Version) => {
    if (isSaving.current || save.isSuccess) return;
    isSaving.current = true;
    draft.clearErrors();
    save.mutate(seen);
  };

  return (
    <>
      <p className="record-title">{titleOf(type, begun.item)}</p>
      <form
        ref={form}
        className="record-form"
        onSubmit={(event) => {
          event.preventDefault();
          saveOver(begun);
        }}
      >
        <RecordFields
          fields={type.fields}
          textFields={textFields}
          fileFields={[]}
          texts={draft.texts}
          files={draft.files}
          errors={draft.errors}
          onText={draft.setText}
          onFiles={draft.setFilesOf}
        />
        <SaveBar isBusy={save.isPending} progress={null} listPath={addressesOf(type).list} />
      </form>
      {stored && (
        <ConflictDialog
          fields={textFields}
          start={start}
          mine={draft.texts}
          theirs={textsOf(textFields, stored.item)}
          isBusy={save.isPending}
          onOverwrite={() => saveOver(stored)}
          onTakeTheirs={() => onTakeTheirs(stored)}
          onKeepEditing={() => setStored(null)}
        />
      )}
      <UnsavedGuard isUnsaved={draft.isUnsaved} />
    </>
  );
}
