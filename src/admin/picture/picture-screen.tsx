import type { TypeFacts } from '../../schema/derive/describe.ts';
import { BegunRecord } from '../form/begun-record.tsx';
import { Heading } from '../layout/heading.tsx';
import { PictureForm } from './picture-form.tsx';
import '../form/form.css';

/** Shows the present picture of a record, and takes another in its place or other words about it. */
export function PictureScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Update ${type.admin.noun} image`} />
      <BegunRecord type={type}>{(form) => <PictureForm type={type} {...form} />}</BegunRecord>
    </>
  );
}
