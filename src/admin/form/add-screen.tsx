import type { TypeFacts } from '../../schema/derive/describe.ts';
import { Heading } from '../layout/heading.tsx';
import { PlaceSelect, useAllRecords } from './inputs/select.tsx';
import { RecordForm } from './record-form.tsx';
import type { Draft } from './use-draft.ts';
import { useNewRecord } from './use-new-record.tsx';
import { words } from './words.ts';

/** The form for a new record of a type. */
export function AddScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={words.add(type.admin.noun)} />
      <NewRecordForm type={type} />
    </>
  );
}

function NewRecordForm({ type }: { type: TypeFacts }) {
  const record = useNewRecord(type);
  const below = type.order?.by === 'hand' && <NewPlace type={type} draft={record.draft} />;
  return <RecordForm type={type} {...record} below={below} />;
}

/** The position of a new record in a list ordered by hand (requirement 17.112). */
function NewPlace({ type, draft }: { type: TypeFacts; draft: Draft }) {
  const { records, labelOf } = useAllRecords(type.name);
  if (records.length === 0) return null;
  return <PlaceSelect others={records} titleOf={labelOf} {...draft.fieldOf('after')} />;
}
