import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldFacts } from '../../../schema/field.ts';
import type { ChoiceFacts } from '../../../schema/fields/choice.ts';
import type { TextInputProps, TextKind } from './kind.ts';
import { offeredTitles } from './narrowing.ts';
import { PleaseSelect } from './please-select.tsx';
import { useRecordsOf } from './records-of.ts';

export const choiceInput: TextKind<ChoiceFacts> = {
  sends: 'text',
  Input: ChoiceInput,
  Shown: ({ value }) => value,
};

function ChoiceInput({ facts, value, onChange, error, texts, fields }: TextInputProps<ChoiceFacts>) {
  const { records, titleOf, isLoaded } = useRecordsOf(facts.from);
  const narrowing = useNarrowing(facts, fields, texts);
  const titles = offeredTitles(records, titleOf, narrowing);

  // Another choice in the narrowing field takes back one that does not go with it. What was stored so stays (decision D31).
  const narrowedTo = narrowing?.title ?? '';
  const last = useRef(narrowedTo);
  const takeBack = useEffectEvent(() => {
    if (value !== '' && !titles.includes(value)) onChange('');
  });
  useEffect(() => {
    if (!isLoaded || last.current === narrowedTo) return;
    last.current = narrowedTo;
    takeBack();
  }, [isLoaded, narrowedTo]);

  return (
    <PleaseSelect
      facts={facts}
      value={value}
      onChange={onChange}
      error={error}
      options={titles.map((title) => ({ value: title, label: title }))}
    />
  );
}

function useNarrowing(
  facts: ChoiceFacts,
  fields: readonly FieldFacts[],
  texts: Readonly<Record<string, string>>,
) {
  const by = facts.narrowedBy ?? '';
  const other = fields.find((field): field is ChoiceFacts => field.name === by && 'from' in field);
  const { records, titleOf } = useRecordsOf(other?.from ?? '');
  if (!other) return undefined;
  const title = texts[by] ?? '';
  return { by, title, ids: records.filter((record) => titleOf(record) === title).map(({ _id }) => _id) };
}
