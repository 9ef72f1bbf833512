import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../addresses.ts';
import { createRecord } from '../api/records.ts';
import { Heading } from '../layout/heading.tsx';
import { formDataOf, hasFiles, noFiles, textsOf } from './draft.ts';
import { fileFieldsOf, textFieldsOf } from './inputs/index.ts';
import { RecordFields } from './record-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved.tsx';
import { useDraft } from './use-draft.ts';
import { useSaved } from './use-saved.ts';
import './form.css';

/** The form for a new record of a type. */
export function AddScreen({ type }: { type: TypeFacts }) {
  const form = useRef<HTMLFormElement>(null);
  const textFields = textFieldsOf(type.fields);
  const fileFields = fileFieldsOf(type.fields);
  const [start] = useState(() => textsOf(textFields));
  const draft = useDraft(form, start, noFiles(fileFields));
  const [progress, setProgress] = useState<number | null>(null);
  const saved = useSaved(type);

  const isSaving = useRef(false);
  const save = useMutation({
    mutationFn: () => {
      const body = formDataOf(draft.texts, draft.files);
      return hasFiles(draft.files) ? createRecord(type, body, setProgress) : createRecord(type, body);
    },
    onSuccess: (item) => {
      draft.markSaved();
      saved(type.words.created, item);
    },
    onError: draft.showErrors,
    onSettled: () => {
      isSaving.current = false;
      setProgress(null);
    },
  });

  const submit = () => {
    if (isSaving.current || save.isSuccess) return;
    isSaving.current = true;
    draft.clearErrors();
    save.mutate();
  };

  return (
    <>
      <Heading title={`Add ${type.admin.noun}`} />
      <form
        ref={form}
        className="record-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RecordFields
          fields={type.fields}
          textFields={textFields}
          fileFields={fileFields}
          texts={draft.texts}
          files={draft.files}
          errors={draft.errors}
          onText={draft.setText}
          onFiles={draft.setFilesOf}
        />
        <SaveBar isBusy={save.isPending} progress={progress} listPath={addressesOf(type).list} />
      </form>
      <UnsavedGuard isUnsaved={draft.isUnsaved} />
    </>
  );
}
