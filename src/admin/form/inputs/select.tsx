import { NativeSelect } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import type { FieldFacts } from '../../../schema/field.ts';
import type { ReferenceFacts } from '../../../schema/fields/reference.ts';
import { allRecords } from '../../api/records.ts';
import { useType } from '../../content-types.tsx';
import { withinField } from '../../paths.ts';
import { keyOf } from '../../queries.ts';
import { shownTitleOf } from '../../shown-title.ts';
import { words } from '../words.ts';
import { inputProps } from './text.tsx';
import { fieldWords } from './words.ts';

interface PleaseSelectProps {
  facts: FieldFacts;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The options. A selected value that is not among them stays available (requirement 3.18). */
  options: readonly { value: string; label: string }[];
}

/** A select that begins with fieldWords.pleaseSelect (requirement 2.72). */
export function PleaseSelect({ options, ...input }: PleaseSelectProps) {
  const { value } = input;
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      {...inputProps(input)}
      data={[
        { value: '', label: fieldWords.pleaseSelect },
        ...(isOffered ? [] : [{ value, label: value }]),
        ...options,
      ]}
    />
  );
}

interface PlaceSelectProps {
  /** The other records of the list, in their order. */
  others: readonly Item[];
  titleOf: (record: Item) => string;
  /** Id of the record above; '' for the first place. */
  value: string;
  onChange: (after: string) => void;
  error?: string | undefined;
}

/** Chooses a place in a list ordered by hand: first, or after any of the other records. */
export function PlaceSelect({ others, titleOf, value, onChange, error }: PlaceSelectProps) {
  const last = others.length - 1;
  return (
    <NativeSelect
      label={words.place}
      name="after"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: words.firstPlace },
        ...others.map((record, at) => ({
          value: record._id,
          label: words.placeAfter(at + 2, titleOf(record), at === last),
        })),
      ]}
    />
  );
}

/**
 * All records of a type as options: ordered by hand if the type is, otherwise oldest first; those that are ordered
 * within another record take their own places among themselves. Empty while they load and for an unknown type.
 */
export function useAllRecords(typeName: string) {
  const type = useType(typeName);
  const within = type && withinField(type);
  const { data, isSuccess } = useRecords(type);
  const { data: listing } = useRecords(useType(within?.to ?? ''));
  const records = useMemo(() => {
    if (type?.order?.by === 'hand') return data ?? [];
    const oldestFirst = data?.toReversed() ?? [];
    return within && listing ? orderedWithin(oldestFirst, within, listing) : oldestFirst;
  }, [type, data, within, listing]);
  return {
    records,
    isLoaded: isSuccess,
    titleOf: (record: Item) => String(record[type?.titleField ?? '_id'] ?? ''),
    /** The title as the back office shows it: in Nepali its twin, if there is one. */
    labelOf: (record: Item) => (type ? shownTitleOf(type, record) : ''),
  };
}

const useRecords = (type: TypeFacts | undefined) =>
  useQuery({
    queryKey: type ? [...keyOf(type), 'all'] : ['no-type'],
    queryFn: type ? ({ signal }) => allRecords(type, signal) : skipToken,
  });

/** Sorts records that belong to one parent by the parent's list, within the positions that they occupy together. */
export function orderedWithin(
  records: readonly Item[],
  { name, listedAs = '' }: ReferenceFacts,
  listing: readonly Item[],
): Item[] {
  const lists = new Map(listing.map((item) => [item._id, idsIn(item[listedAs])]));
  const queues = new Map<string, Item[]>();
  for (const [id, group] of Map.groupBy(records, (record) => String(record[name]))) {
    const ids = lists.get(id) ?? [];
    queues.set(
      id,
      group.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)),
    );
  }
  return records.flatMap((record) => queues.get(String(record[name]))?.shift() ?? []);
}

const idsIn = (list: unknown): string[] => (Array.isArray(list) ? list.map(({ _id }) => String(_id)) : []);
