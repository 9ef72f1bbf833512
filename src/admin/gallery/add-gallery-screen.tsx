import { TextInput } from '@mantine/core';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { useNewRecord } from '../form/add-screen.tsx';
import type { TextInputProps } from '../form/inputs/input-kind.ts';
import { inputProps, textInput } from '../form/inputs/text.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useOpenLanguage } from '../form/twins/twin-fields.tsx';
import { words } from '../form/words.ts';
import { Heading } from '../layout/heading.tsx';

/** The form for a new gallery. Its title is the one field that the browser validates (requirement 5.3). */
export function AddGalleryScreen({ type }: { type: TypeFacts }) {
  const { textFields, ...form } = useNewRecord(type);
  const validated = textFields.map((field) =>
    field.kind === textInput ? { ...field, kind: validatedInput } : field,
  );
  return (
    <>
      <Heading title={words.add(type.admin.noun)} />
      <RecordForm type={type} textFields={validated} {...form} />
    </>
  );
}

const validatedInput = { ...textInput, Input: ValidatedInput };

function ValidatedInput(props: TextInputProps) {
  const { required, twinOf } = props.facts;
  const open = useOpenLanguage();
  // The browser cannot lead to a half whose tab is closed, and would stop the form without a word.
  const isShown = open === null || (open === 'ne') === (twinOf !== undefined);
  return (
    <TextInput
      {...inputProps(props)}
      required={required === true && isShown}
      withAsterisk={false}
      autoComplete="off"
    />
  );
}
