import type { TypeFacts } from '../../schema/derive/describe.ts';
import { sendPictures } from '../api/records.ts';
import { formDataOf, noFiles, textsOf } from '../form/draft.ts';
import { altTextFieldsOf, fileFieldsOf } from '../form/inputs/index.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSave } from '../form/use-save.ts';
import { pathsOf } from '../paths.ts';

/** The form for more pictures. The screen guards unsaved changes, because its other tab may have some too. */
export function AddImages({
  type,
  draft,
  fileFields,
  isBusy,
  progress,
  onSave,
}: { type: TypeFacts } & ReturnType<typeof useAddedImages>) {
  return (
    <form
      ref={draft.form}
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
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
      <SaveBar isBusy={isBusy} progress={progress} listPath={pathsOf(type).list} />
    </form>
  );
}

/** The pictures to add to a gallery with their alt texts, and how they are sent. */
export function useAddedImages(type: TypeFacts, id: string) {
  const fileFields = fileFieldsOf(type.fields).slice(0, 1);
  const draft = useDraft(textsOf(altTextFieldsOf(fileFields)), noFiles(fileFields));
  const { save, ...state } = useSave<void>({
    type,
    draft,
    message: type.words.imageUpdated ?? type.words.updated,
    async send(_, onProgress) {
      const call = fileFields[0]?.kind.uploadPath(type.name, id) ?? '';
      const body = formDataOf(draft.texts, draft.files);
      return sendPictures(call, body, onProgress);
    },
  });
  return { fileFields, draft, onSave: () => save(), ...state };
}
