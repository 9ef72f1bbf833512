import type { TypeFacts } from '../../schema/derive/describe.ts';
import { isManagedVersion } from '../api/drafts.ts';
import type { Version } from '../api/records.ts';
import { ReadOnlyBecause } from '../duties/read-only.tsx';
import { Heading } from '../layout/heading.tsx';
import { draftVersion, targetOf } from './drafts/draft-version.ts';
import { RecordState } from './drafts/record-state.tsx';
import { useScheduledLock } from './drafts/scheduled-lock.ts';
import { words as draftWords } from './drafts/words.ts';
import { EditableRecord } from './loaded-record.tsx';
import { PresentPictures } from './present-pictures.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordTitle } from './record-title.tsx';
import { usePictureForm } from './use-picture-form.tsx';
import './form.css';
import { words } from './words.ts';

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

function PictureForm({ type, initial }: { type: TypeFacts; initial: Version }) {
  const target = targetOf(type, initial);
  const isOfDraft = target === 'draft';
  const shown = isManagedVersion(initial) && isOfDraft ? draftVersion(initial) : initial;
  const { conflict, save, ...form } = usePictureForm({
    type,
    initial: shown,
    target,
  });
  const { item } = shown;
  const lock = useScheduledLock(initial.managed);
  return (
    <>
      <RecordTitle
        type={type}
        item={item}
        about="pictures"
        isPublic={!isManagedVersion(initial) || initial.managed.live !== null}
      >
        {isManagedVersion(initial) && <RecordState managed={initial.managed} />}
      </RecordTitle>
      {isOfDraft && lock === null && <p className="field-hint">{draftWords.picturesOfDraft}</p>}
      <ReadOnlyBecause why={lock}>
        <RecordForm type={type} textFields={[]} {...form} onSave={save}>
          <PresentPictures fileFields={form.fileFields} item={item} />
        </RecordForm>
      </ReadOnlyBecause>
      {conflict}
    </>
  );
}
