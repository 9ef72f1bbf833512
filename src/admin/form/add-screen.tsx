import { useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { createRecord } from '../api/records.ts';
import { Heading } from '../layout/heading.tsx';
import { formDataOf, hasFiles, noFiles, type Texts, textsOf } from './draft.ts';
import { altTextFieldsOf, fileFieldsOf, textFieldsOf } from './inputs/index.ts';
import { RecordForm } from './record-form.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** The form for a new record of a type. */
export function AddScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Add ${type.admin.noun}`} />
      <RecordForm type={type} {...useNewRecord(type)} />
    </>
  );
}

interface NewRecordOptions {
  /** Initial values other than empty ones. They do not count as unsaved changes. */
  initial?: Texts;
  onCreated?: (item: Item) => void;
}

/** The state of a form for a new record: its fields, their values, and how it is saved. */
export function useNewRecord(type: TypeFacts, { initial, onCreated }: NewRecordOptions = {}) {
  const textFields = textFieldsOf(type.fields);
  const fileFields = fileFieldsOf(type.fields);
  const [start] = useState(() => ({
    ...textsOf([...textFields, ...altTextFieldsOf(fileFields)]),
    ...initial,
  }));
  const draft = useDraft(start, noFiles(fileFields));
  const { save, ...state } = useSave<void>({
    type,
    draft,
    message: type.words.created,
    async send(_, onProgress) {
      const body = formDataOf(draft.texts, draft.files);
      const created = await (hasFiles(draft.files)
        ? createRecord(type, body, onProgress)
        : createRecord(type, body));
      onCreated?.(created.item);
      return created;
    },
  });
  return { textFields, fileFields, draft, onSave: () => save(), ...state };
}
