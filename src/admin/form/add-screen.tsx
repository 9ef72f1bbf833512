import { useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { createRecord } from '../api/records.ts';
import { Heading } from '../layout/heading.tsx';
import { formDataOf, hasFiles, noFiles, type Texts, textsOf } from './draft.ts';
import { altTextFieldsOf, fileFieldsOf, textFieldsOf } from './inputs/index.ts';
import { useAllRecords } from './inputs/select.tsx';
import { PlaceSelect } from './place-select.tsx';
import { RecordForm } from './record-form.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** The form for a new record of a type. */
export function AddScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Add ${type.admin.noun}`} />
      <NewRecordForm type={type} />
    </>
  );
}

function NewRecordForm({ type }: { type: TypeFacts }) {
  const record = useNewRecord(type);
  const below = type.order?.by === 'hand' && <NewPlace type={type} draft={record.draft} />;
  return <RecordForm type={type} {...record} below={below} />;
}

/** Where a new record is to stand in a list ordered by hand (requirement 17.112). */
function NewPlace({ type, draft: { texts, errors, setText } }: { type: TypeFacts; draft: Draft }) {
  const { records, titleOf } = useAllRecords(type.name);
  if (records.length === 0) return null;
  return (
    <PlaceSelect
      others={records}
      titleOf={titleOf}
      after={texts.after ?? ''}
      onChange={(after) => setText('after', after)}
      error={errors.after}
    />
  );
}

interface NewRecordOptions {
  /** Initial values other than empty ones. They do not count as unsaved changes. */
  initial?: Texts;
  onCreated?: (item: Item) => void;
  /** Called once it is saved, instead of opening the list. */
  onSaved?: () => void;
}

/** The state of a form for a new record: its fields, their values, and how it is saved. */
export function useNewRecord(type: TypeFacts, { initial, onCreated, onSaved }: NewRecordOptions = {}) {
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
    onSaved,
    async send(_, onProgress) {
      // Of types ordered by hand the texts may also have the place, as 'after'.
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
