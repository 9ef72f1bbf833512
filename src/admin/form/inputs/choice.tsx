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

function ChoiceInput(props: TextInputProps<ChoiceFacts>) {
  const { facts, value, onChange, texts, fields } = props;
  const { records, titleOf, labelOf, isLoaded } = useAllRecords(facts.from);
  const narrowing = useNarrowing(facts, fields, texts);
  const titles = offeredTitles(records, titleOf, narrowing);
  // The stored title is sent, whatever the option shows.
  const labels = new Map(records.map((record) => [titleOf(record), labelOf(record)]));

  // Clears a value that does not belong to the newly chosen narrowing value. A stored value is kept
  // (requirement 3.18), and so is one that comes along with it, from another window or from this device.
  const narrowedTo = narrowing?.title ?? '';
  const last = useRef({ narrowedTo, value });
  const clearValue = useEffectEvent(() => {
    if (value !== '' && !titles.includes(value)) onChange('');
  });
  useEffect(() => {
    if (!isLoaded) return;
    const before = last.current;
    last.current = { narrowedTo, value };
    if (before.narrowedTo !== narrowedTo && before.value === value) clearValue();
  }, [isLoaded, narrowedTo, value]);

  return (
    <PleaseSelect
      {...props}
      options={titles.map((title) => ({ value: title, label: labels.get(title) ?? title }))}
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

/** The field that narrows the options of this one. */
interface Narrowing {
  /** The reference field of the offered records that points to the chosen record. */
  by: string;
  /** The chosen title; '' if none is chosen. */
  title: string;
  /** The ids of all records with that title. */
  ids: readonly string[];
}

/**
 * The titles that a choice offers: each once, in the order of the records, limited to those that belong to
 * the chosen narrowing value if there is one.
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

function ReferenceInput(props: TextInputProps<ReferenceFacts>) {
  const { records, labelOf } = useAllRecords(props.facts.to);
  return (
    <PleaseSelect
      {...props}
      options={records.map((record) => ({ value: record._id, label: labelOf(record) }))}
    />
  );
}

function ReferenceShown({ facts, value }: { facts: ReferenceFacts; value: string }) {
  const { records, labelOf } = useAllRecords(facts.to);
  const chosen = records.find((record) => record._id === value);
  return chosen ? labelOf(chosen) : value;
}
