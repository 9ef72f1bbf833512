import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { createRecord } from '../api/records.ts';
import { Heading } from '../layout/heading.tsx';
import { formDataOf, hasFiles, noFiles, textsOf } from './draft.ts';
import { fileFieldsOf, textFieldsOf, wordsOf } from './inputs/index.ts';
import { RecordForm } from './record-form.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** The form for a new record of a type. */
export function AddScreen({ type }: { type: TypeFacts }) {
  const textFields = textFieldsOf(type.fields);
  const fileFields = fileFieldsOf(type.fields);
  const [start] = useState(() => textsOf([...textFields, ...wordsOf(fileFields)]));
  const draft = useDraft(start, noFiles(fileFields));
  const { save, ...state } = useSave<void>({
    type,
    draft,
    message: type.words.created,
    send(_, onProgress) {
      const body = formDataOf(draft.texts, draft.files);
      return hasFiles(draft.files) ? createRecord(type, body, onProgress) : createRecord(type, body);
    },
  });
  return (
    <>
      <Heading title={`Add ${type.admin.noun}`} />
      <RecordForm
        type={type}
        draft={draft}
        textFields={textFields}
        fileFields={fileFields}
        {...state}
        onSave={save}
      />
    </>
  );
}
