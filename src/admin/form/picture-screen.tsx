import type { TypeFacts } from '../../schema/derive/describe.ts';
import { Heading } from '../layout/heading.tsx';
import { EditableRecord, type InitialVersion } from './loaded-record.tsx';
import { PresentPictures } from './present-pictures.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordTitle } from './record-title.tsx';
import { usePictureForm } from './use-picture-form.ts';
import './form.css';

/** The screen that shows a record's pictures, replaces them and edits their alt texts. */
export function PictureScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Update ${type.admin.noun} image`} />
      <EditableRecord type={type}>{(form) => <PictureForm type={type} {...form} />}</EditableRecord>
    </>
  );
}

function PictureForm({ type, ...version }: { type: TypeFacts } & InitialVersion) {
  const { conflict, save, ...form } = usePictureForm({ type, ...version });
  const { item } = version.initial;
  return (
    <>
      <RecordTitle type={type} item={item} about="pictures" />
      <RecordForm type={type} textFields={[]} {...form} onSave={save}>
        <PresentPictures fileFields={form.fileFields} item={item} />
      </RecordForm>
      {conflict}
    </>
  );
}
