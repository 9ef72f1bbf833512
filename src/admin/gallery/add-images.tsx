import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../addresses.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import type { useAddedImages } from './use-added-images.ts';

/** The form for more pictures. Leaving it unsaved is asked about by the screen, which has other things to lose too. */
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
      <SaveBar isBusy={isBusy} progress={progress} listPath={addressesOf(type).list} />
    </form>
  );
}
