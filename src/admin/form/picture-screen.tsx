import type { TypeFacts } from '../../schema/derive/describe.ts';
import { Heading } from '../layout/heading.tsx';
import { EditableRecord } from './loaded-record.tsx';
import './form.css';
import { useState } from 'react';
import { sendPictures, updateRecord, type Version } from '../api/records.ts';
import { changedTexts, formDataOf, noFiles, type Texts, textsOf } from './draft.ts';
import { altTextFieldsOf, type FileField, fileFieldsOf, type TextField } from './inputs/index.ts';
import type { InitialVersion } from './loaded-record.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordTitle } from './record-title.tsx';
import { useConditionalSave } from './use-conditional-save.tsx';
import { useDraft } from './use-draft.ts';

/** The screen that shows a record's pictures, replaces them and edits their alt texts. */
export function PictureScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Update ${type.admin.noun} image`} />
      <EditableRecord type={type}>{(form) => <PictureForm type={type} {...form} />}</EditableRecord>
    </>
  );
}

/** The form for a record's pictures and alt texts, which may also be changed alone. */
function PictureForm({ type, initial, onTakeTheirs }: { type: TypeFacts } & InitialVersion) {
  const { item } = initial;
  const fileFields = fileFieldsOf(type.fields);
  const textFields = altTextFieldsOf(fileFields);
  // Alt texts of several pictures belong to the added files, not to the stored ones.
  const [start] = useState(() => ({
    ...textsOf(textFields),
    ...textsOf(
      textFields.filter(({ kind }) => !kind.altTextsOfFiles),
      item,
    ),
  }));
  const draft = useDraft(start, noFiles(fileFields));
  const { save, conflict, ...state } = useConditionalSave({
    type,
    draft,
    textFields,
    start,
    initial,
    onTakeTheirs,
    message: type.words.imageUpdated ?? type.words.updated,
    async send(seen, onProgress) {
      const isChosen = ({ facts }: FileField) => Boolean(draft.files[facts.name]?.length);
      const chosen = fileFields.filter(isChosen);
      const changedAltTexts = textsNamed(
        altTextFieldsOf(fileFields.filter((field) => !isChosen(field))),
        changedTexts(start, draft.texts),
      );
      const isEmpty = chosen.length === 0 && Object.keys(changedAltTexts).length === 0;
      let latest: Version = seen;
      // Called even with nothing to send: the server then reports the missing fields.
      for (const { facts, kind, altTextFields } of isEmpty ? fileFields.slice(0, 1) : chosen) {
        const body = formDataOf(textsNamed(altTextFields, draft.texts), {
          [facts.name]: draft.files[facts.name] ?? [],
        });
        latest = await sendPictures(kind.uploadPath(type.name, item._id), body, onProgress);
        // Uploaded files are not sent again if a later call fails.
        draft.setFilesOf(facts.name, []);
      }
      if (Object.keys(changedAltTexts).length === 0) return latest.item;
      return updateRecord(type, item._id, formDataOf(changedAltTexts), latest.etag);
    },
  });
  return (
    <>
      <RecordTitle type={type} item={item} about="pictures" />
      <RecordForm type={type} draft={draft} textFields={[]} fileFields={fileFields} {...state} onSave={save}>
        {fileFields.map(({ facts, kind }) => (
          <PresentPictures key={facts.name} label={facts.label} paths={kind.storedPaths(item[facts.name])} />
        ))}
      </RecordForm>
      {conflict}
    </>
  );
}

/** The texts of these fields. */
function textsNamed(fields: readonly TextField[], texts: Texts): Texts {
  const names = new Set(fields.map(({ facts }) => facts.name));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name)));
}

/** The stored pictures, or a hint that there are none. */
function PresentPictures({ label, paths }: { label: string; paths: readonly string[] }) {
  return (
    <div>
      <div className="field-label">Present {label.toLowerCase()}</div>
      {paths.length === 0 ? (
        <p className="field-hint">There is none yet. Visitors see a drawing in its place.</p>
      ) : (
        <div className="present-pictures">
          {paths.map((path) => (
            <img key={path} src={path} alt={`Present ${label.toLowerCase()}`} />
          ))}
        </div>
      )}
    </div>
  );
}
