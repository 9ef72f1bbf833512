import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { acceptedOf } from '../form/accepted-files.ts';
import { formOfFiles, sendFiles } from '../form/added-files.ts';
import { noFiles, textsOf } from '../form/draft.ts';
import { words as draftWords } from '../form/drafts/words.ts';
import { altTextFieldsOf, fileFieldsOf } from '../form/inputs/index.ts';
import { leftFiles, useHandedOverFiles } from '../form/left-files.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { callSender } from '../form/sender.ts';
import { useDraft } from '../form/use-draft.ts';
import { type Saved, useOpenList, useSave } from '../form/use-save.ts';
import { pathsOf } from '../paths.ts';
import { addPictures, targetOf } from './album-calls.ts';
import { useReload } from './gallery-record.ts';

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

interface Other {
  /** Whether something else of the screen is unsaved, so that it stays open after saving. */
  isUnsaved: () => boolean;
  /** Shows it. */
  onStay: () => void;
}

/** The pictures to add to a gallery with their alt texts, and how they are sent. */
export function useAddedImages(type: TypeFacts, version: Version, other: Other) {
  const isDraft = targetOf(type, version) === 'draft';
  const fileFields = fileFieldsOf(type.fields).slice(0, 1);
  const handedOver = useHandedOverFiles(version.item._id);
  const draft = useDraft(textsOf(altTextFieldsOf(fileFields)), noFiles(fileFields), handedOver);
  const [sender] = useState(callSender);
  const openList = useOpenList(type);
  const reload = useReload(type, version.item._id);
  const hasLeftFiles = ({ accepted = [] }: Saved) => leftFiles(fileFields, draft, accepted) !== null;
  const { save, ...state } = useSave<void>({
    type,
    draft,
    isStaying: (saved) => other.isUnsaved() || hasLeftFiles(saved),
    onSaved(saved) {
      if (hasLeftFiles(saved)) {
        for (const field of fileFields) draft.dropFiles(field, saved.accepted ?? []);
        draft.focusInvalid();
        void reload();
        return;
      }
      if (!other.isUnsaved()) return openList();
      draft.startAgain();
      void reload();
      other.onStay();
    },
    message: isDraft ? draftWords.draftSaved : (type.words.imageUpdated ?? type.words.updated),
    async send(_, onProgress) {
      const [field] = fileFields;
      if (!field) throw new Error('The album has no pictures.');
      const { name } = field.facts;
      const files = draft.files[name] ?? [];
      const stored = await sendFiles<Version>(sender, {
        field,
        files,
        upload: (some, key) =>
          addPictures(type, version, { field, body: formOfFiles(field, draft, some), key, onProgress }),
      });
      return { ...(stored ?? version), ...acceptedOf(files) };
    },
  });
  return { fileFields, draft, onSave: () => save(), ...state };
}
