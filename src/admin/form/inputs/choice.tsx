import { useEffect, useEffectEvent, useRef } from 'react';
import type { Item } from '../../../schema/define-type.ts';
import type { FieldFacts } from '../../../schema/field.ts';
import type { ChoiceFacts } from '../../../schema/fields/choice.ts';
import type { ReferenceFacts } from '../../../schema/fields/reference.ts';
import type { TextInputProps, TextKind } from './input-kind.ts';
import { PleaseSelect, useAllRecords } from './select.tsx';

export const choiceInput: TextKind<ChoiceFacts> = {
  sends: 'text',
  Input: ChoiceInput,
  Display: ({ value }) => value,
};

function ChoiceInput({ facts, value, onChange, error, texts, fields }: TextInputProps<ChoiceFacts>) {
  const { records, titleOf, isLoaded } = useAllRecords(facts.from);
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
  const { records, titleOf } = useAllRecords(other?.from ?? '');
  if (!other) return undefined;
  const title = texts[by] ?? '';
  return { by, title, ids: records.filter((record) => titleOf(record) === title).map(({ _id }) => _id) };
}

/** The other choice by which one is narrowed. */
interface Narrowing {
  /** The reference field of the offered records that points to the record chosen there. */
  by: string;
  /** The title chosen there; '' while nothing is. */
  title: string;
  /** The ids of the records of that title; there may be several. */
  ids: readonly string[];
}

/**
 * The titles that a choice offers: each once, in the records' order, only those that belong to what was chosen in
 * the narrowing field; all of them while nothing is chosen there.
 */
export function offeredTitles(
  records: readonly Item[],
  titleOf: (record: Item) => string,
  narrowing?: Narrowing,
): string[] {
  const offered = records.filter(
    (record) => !narrowing?.title || narrowing.ids.includes(String(record[narrowing.by])),
  );
  return [...new Set(offered.map(titleOf))].filter((title) => title !== '');
}

export const referenceInput: TextKind<ReferenceFacts> = {
  sends: 'text',
  Input: ReferenceInput,
  Display: ReferenceShown,
};

function ReferenceInput({ facts, value, onChange, error }: TextInputProps<ReferenceFacts>) {
  const { records, titleOf } = useAllRecords(facts.to);
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
  const { records, titleOf } = useAllRecords(facts.to);
  const chosen = records.find((record) => record._id === value);
  return chosen ? titleOf(chosen) : value;
}
