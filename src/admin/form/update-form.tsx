import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { updateRecord } from '../api/records.ts';
import type { Begun } from './begun-record.tsx';
import { changedTexts, type Texts, textsOf } from './draft.ts';
import { textFieldsOf } from './inputs/index.ts';
import { RecordForm } from './record-form.tsx';
import { RecordTitle } from './record-title.tsx';
import { useDraft } from './use-draft.ts';
import { useGuardedSave } from './use-guarded-save.tsx';

/** Makes the body of an update: a form, or an object that goes as JSON. */
export type Encode = (changes: Texts) => FormData | object;

interface UpdateFormProps extends Begun {
  type: TypeFacts;
  encode: Encode;
}

/** The texts of a record, but for what is said about its pictures. */
export function UpdateForm({ type, encode, begun, onTakeTheirs }: UpdateFormProps) {
  const textFields = textFieldsOf(type.fields);
  const [start] = useState(() => textsOf(textFields, begun.item));
  const draft = useDraft(start, {});
  const { save, conflict, ...state } = useGuardedSave({
    type,
    draft,
    textFields,
    start,
    begun,
    onTakeTheirs,
    message: type.words.updated,
    async send(seen) {
      const changes = changedTexts(start, draft.texts);
      if (Object.keys(changes).length === 0) return begun.item;
      return updateRecord(type, begun.item._id, encode(changes), seen.etag);
    },
  });

  return (
    <>
      <RecordTitle type={type} item={begun.item} about="texts" />
      <RecordForm
        type={type}
        draft={draft}
        textFields={textFields}
        fileFields={[]}
        {...state}
        onSave={save}
      />
      {conflict}
    </>
  );
}
