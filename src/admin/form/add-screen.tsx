import type { TypeFacts } from '../../schema/derive/describe.ts';
import { Heading } from '../layout/heading.tsx';
import { RecordForm } from './record-form.tsx';
import { useNewRecord } from './use-new-record.ts';

/** The form for a new record of a type. */
export function AddScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Add ${type.admin.noun}`} />
      <RecordForm type={type} {...useNewRecord(type)} />
    </>
  );
}
