import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { Heading } from '../layout/heading.tsx';
import { LoadedRecord } from './loaded-record.tsx';
import { UpdateForm } from './update-form.tsx';
import './form.css';

/** The form for the texts of a record that exists. */
export function UpdateScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Update ${type.admin.noun}`} />
      <LoadedRecord type={type}>
        {(version) => <FormFrom key={version.etag} type={type} version={version} />}
      </LoadedRecord>
    </>
  );
}

/** The form begins anew when the person takes what somebody else has made of the record. */
function FormFrom({ type, version }: { type: TypeFacts; version: Version }) {
  const [begun, setBegun] = useState(version);
  return <UpdateForm key={begun.etag} type={type} begun={begun} onTakeTheirs={setBegun} />;
}
