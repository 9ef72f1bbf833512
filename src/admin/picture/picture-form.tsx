import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf, titleOf } from '../addresses.ts';
import { sendPictures } from '../api/records.ts';
import { type Files, formDataOf, noFiles } from '../form/draft.ts';
import { type FileField, fileFieldsOf } from '../form/inputs/index.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { UnsavedGuard } from '../form/unsaved.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSaved } from '../form/use-saved.ts';
import { PresentPictures } from './present-pictures.tsx';

export function PictureForm({ type, item }: { type: TypeFacts; item: Item }) {
  const form = useRef<HTMLFormElement>(null);
  const fileFields = fileFieldsOf(type.fields);
  const draft = useDraft(form, {}, noFiles(fileFields));
  const [progress, setProgress] = useState<number | null>(null);
  const saved = useSaved(type);

  const isSaving = useRef(false);
  const save = useMutation({
    mutationFn: async () => {
      for (const { facts, kind } of chosenOf(fileFields, draft.files)) {
        const body = formDataOf({}, { [facts.name]: draft.files[facts.name] ?? [] });
        await sendPictures(kind.callOf(type.name, item._id), body, setProgress);
        // What has arrived is not sent again should the next field fail.
        draft.setFilesOf(facts.name, []);
      }
    },
    onSuccess: () => {
      draft.markSaved();
      saved(type.words.imageUpdated, item);
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
      <p className="record-title">{titleOf(type, item)}</p>
      <form
        ref={form}
        className="record-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {fileFields.map(({ facts, kind }) => (
          <PresentPictures key={facts.name} label={facts.label} paths={kind.pathsOf(item[facts.name])} />
        ))}
        <RecordFields
          fields={type.fields}
          textFields={[]}
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

/** The fields for which something was chosen, or else the first: the server says what is missing. */
function chosenOf(fields: readonly FileField[], files: Files): readonly FileField[] {
  const chosen = fields.filter(({ facts }) => files[facts.name]?.length);
  return chosen.length > 0 ? chosen : fields.slice(0, 1);
}
