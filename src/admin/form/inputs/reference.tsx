import type { ReferenceFacts } from '../../../schema/fields/reference.ts';
import type { TextInputProps, TextKind } from './kind.ts';
import { PleaseSelect } from './please-select.tsx';
import { useRecordsOf } from './records-of.ts';

export const referenceInput: TextKind<ReferenceFacts> = {
  sends: 'text',
  Input: ReferenceInput,
  Shown: ReferenceShown,
};

function ReferenceInput({ facts, value, onChange, error }: TextInputProps<ReferenceFacts>) {
  const { records, titleOf } = useRecordsOf(facts.to);
  return (
    <PleaseSelect
      facts={facts}
      value={value}
      onChange={onChange}
      error={error}
      options={records.map((record) => ({ value: record._id, label: titleOf(record) }))}
    />
  );
}

function ReferenceShown({ facts, value }: { facts: ReferenceFacts; value: string }) {
  const { records, titleOf } = useRecordsOf(facts.to);
  const chosen = records.find((record) => record._id === value);
  return chosen ? titleOf(chosen) : value;
}
