import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { titleOf } from '../addresses.ts';
import { sendPictures } from '../api/records.ts';
import { type Files, formDataOf, noFiles } from '../form/draft.ts';
import { type FileField, fileFieldsOf } from '../form/inputs/index.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSave } from '../form/use-save.ts';
import { PresentPictures } from './present-pictures.tsx';

export function PictureForm({ type, item }: { type: TypeFacts; item: Item }) {
  const fileFields = fileFieldsOf(type.fields);
  const draft = useDraft({}, noFiles(fileFields));
  const { save, ...state } = useSave<void>({
    type,
    draft,
    message: type.words.imageUpdated ?? type.words.updated,
    async send(_, onProgress) {
      for (const { facts, kind } of chosenOf(fileFields, draft.files)) {
        const body = formDataOf({}, { [facts.name]: draft.files[facts.name] ?? [] });
        await sendPictures(kind.callOf(type.name, item._id), body, onProgress);
        // What has arrived is not sent again should the next field fail.
        draft.setFilesOf(facts.name, []);
      }
      return item;
    },
  });
  return (
    <>
      <p className="record-title">{titleOf(type, item)}</p>
      <RecordForm type={type} draft={draft} textFields={[]} fileFields={fileFields} {...state} onSave={save}>
        {fileFields.map(({ facts, kind }) => (
          <PresentPictures key={facts.name} label={facts.label} paths={kind.pathsOf(item[facts.name])} />
        ))}
      </RecordForm>
    </>
  );
}

/** The fields for which something was chosen, or else the first: the server says what is missing. */
function chosenOf(fields: readonly FileField[], files: Files): readonly FileField[] {
  const chosen = fields.filter(({ facts }) => files[facts.name]?.length);
  return chosen.length > 0 ? chosen : fields.slice(0, 1);
}
