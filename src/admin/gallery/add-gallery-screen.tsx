import { TextInput } from '@mantine/core';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { twinNameOf } from '../../schema/twins.ts';
import { useNewRecord } from '../form/add-screen.tsx';
import { inputProps } from '../form/inputs/text.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { words } from '../form/words.ts';
import { Heading } from '../layout/heading.tsx';

/** The form for a new gallery. Its title is the one field that the browser validates (requirement 5.3). */
export function AddGalleryScreen({ type }: { type: TypeFacts }) {
  const { textFields, ...form } = useNewRecord(type);
  const { values } = form;
  const { texts } = values;
  return (
    <>
      <Heading title={words.add(type.admin.noun)} />
      <RecordForm type={type} textFields={[]} {...form}>
        {textFields.map(({ facts }) => (
          <TextInput
            key={facts.name}
            {...inputProps({ facts, ...values.fieldOf(facts.name) })}
            required={facts.required && (texts[twinNameOf(facts.name)] ?? '').trim() === ''}
            withAsterisk={false}
            autoComplete="off"
          />
        ))}
      </RecordForm>
    </>
  );
}
