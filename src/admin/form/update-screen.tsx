import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { Heading } from '../layout/heading.tsx';
import { formDataOf } from './draft.ts';
import { LoadedRecord } from './loaded-record.tsx';
import { type Encode, UpdateForm } from './update-form.tsx';
import './form.css';

interface UpdateScreenProps {
  type: TypeFacts;
  /** How changes are sent; a form of fields unless a type's own screen says otherwise (decision D33). */
  encode?: Encode;
}

/** The form for the texts of a record that exists. */
export function UpdateScreen({ type, encode = formDataOf }: UpdateScreenProps) {
  return (
    <>
      <Heading title={`Update ${type.admin.noun}`} />
      <LoadedRecord type={type}>
        {(version) => <FormFrom key={version.etag} type={type} version={version} encode={encode} />}
      </LoadedRecord>
    </>
  );
}

/** The form begins anew when the person takes what somebody else has made of the record. */
function FormFrom({ version, ...given }: { type: TypeFacts; version: Version; encode: Encode }) {
  const [begun, setBegun] = useState(version);
  return <UpdateForm key={begun.etag} begun={begun} onTakeTheirs={setBegun} {...given} />;
}
