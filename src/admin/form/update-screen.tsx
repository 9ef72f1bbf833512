import type { TypeFacts } from '../../schema/derive/describe.ts';
import { Heading } from '../layout/heading.tsx';
import { BegunRecord } from './begun-record.tsx';
import { formDataOf } from './draft.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { textFieldsOf } from './inputs/index.ts';
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
      <BegunRecord type={type} shape={<FormSkeleton fields={textFieldsOf(type.fields)} />}>
        {(form) => <UpdateForm type={type} encode={encode} {...form} />}
      </BegunRecord>
    </>
  );
}
