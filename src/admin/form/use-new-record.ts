import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { createRecord } from '../api/records.ts';
import { formDataOf, hasFiles, noFiles, textsOf } from './draft.ts';
import { fileFieldsOf, textFieldsOf, wordsOf } from './inputs/index.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** What the form for a new record of a type needs: its fields, what is written in them, and how it is saved. */
export function useNewRecord(type: TypeFacts) {
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
  return { textFields, fileFields, draft, onSave: () => save(), ...state };
}
