import type { TypeFacts } from '../../schema/derive/describe.ts';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { Heading } from '../layout/heading.tsx';
import { PictureForm } from './picture-form.tsx';
import '../form/form.css';

/** Shows the present picture of a record and takes another in its place. */
export function PictureScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={`Update ${type.admin.noun} image`} />
      <LoadedRecord type={type}>{({ item }) => <PictureForm type={type} item={item} />}</LoadedRecord>
    </>
  );
}
