import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { titleOf } from '../addresses.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { readRecord, updateRecord, type Version } from '../api/records.ts';
import { QUIET } from '../queries.ts';
import { toastError } from '../toast/toasts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { changedTexts, type Texts, textsOf } from './draft.ts';
import { textFieldsOf } from './inputs/index.ts';
import { RecordForm } from './record-form.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

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
  const textFields = textFieldsOf(type.fields);
  const [start] = useState(() => textsOf(textFields, begun.item));
  const draft = useDraft(start, {});
  const [stored, setStored] = useState<Version | null>(null);
  const { _id } = begun.item;

  /** Fetches what is stored by now, to be shown beside what is written here. Returns why that failed, if it did. */
  const compare = () => readRecord(type, _id).then(setStored, (error: unknown) => error);

  /** What is given is the version that the person knows of: nothing newer is ever overwritten. */
  const { save, ...state } = useSave<Version>({
    type,
    draft,
    message: type.words.updated,
    meta: QUIET,
    async send(seen) {
      const changes = changedTexts(start, draft.texts);
      if (Object.keys(changes).length === 0) return begun.item;
      return updateRecord(type, _id, encode(changes), seen.etag);
    },
    async onRefusal(error) {
      const why = hasStatus(error, 412) ? await compare() : error;
      if (!why) return;
      setStored(null);
      toastError(messageOf(why));
      draft.showErrors(why);
    },
  });

  return (
    <>
      <p className="record-title">{titleOf(type, begun.item)}</p>
      <RecordForm
        type={type}
        draft={draft}
        textFields={textFields}
        fileFields={[]}
        {...state}
        onSave={() => save(begun)}
      />
      {stored && (
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
      )}
    </>
  );
}
