import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { Heading } from '../layout/heading.tsx';
import { shownOf, useTarget } from './drafts/draft-version.ts';
import { EditableRecord } from './loaded-record.tsx';
import { RecordForm } from './record-form.tsx';
import { PresentPictures, usePictureForm } from './record-pictures.tsx';
import { PictureFrame } from './record-title.tsx';
import { words } from './words.ts';
import './form.css';

/** The screen that shows a record's pictures, replaces them and edits their alt texts. */
export function PictureScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={words.updateImage(type.admin.noun)} />
      <EditableRecord type={type}>
        {(initial) => <PictureForm type={type} initial={initial} />}
      </EditableRecord>
    </>
  );
}

function PictureForm({ type, initial: version }: { type: TypeFacts; initial: Version }) {
  const target = useTarget(type, version);
  const initial = shownOf(version, target);
  const { dialog, save, ...form } = usePictureForm({ type, initial, target });
  return (
    <>
      <PictureFrame type={type} version={version} target={target}>
        <RecordForm type={type} textFields={[]} {...form} onSave={save}>
          <PresentPictures pictureFields={form.pictureFields} item={initial.item} />
        </RecordForm>
      </PictureFrame>
      {dialog}
    </>
  );
}
