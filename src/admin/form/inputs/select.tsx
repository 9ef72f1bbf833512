import { NativeSelect } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Item } from '../../../schema/define-type.ts';
import type { FieldFacts } from '../../../schema/field.ts';
import { allRecords } from '../../api/records.ts';
import { useType } from '../../content-types.tsx';
import { keyOf } from '../../queries.ts';
import { fieldProps } from './text.tsx';

interface PleaseSelectProps {
  facts: FieldFacts;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The options. A selected value that is not among them stays available (requirement 3.18). */
  options: readonly { value: string; label: string }[];
}

/** A select that begins with 'Please select' (requirement 2.72). */
export function PleaseSelect({ facts, value, onChange, error, options }: PleaseSelectProps) {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      {...fieldProps(facts, error)}
      name={facts.name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: 'Please select' },
        ...(isOffered ? [] : [{ value, label: value }]),
        ...options,
      ]}
    />
  );
}

/**
 * All records of a type as options: ordered by hand if the type is, otherwise oldest first. Empty while they
 * load and for an unknown type.
 */
export function useAllRecords(typeName: string) {
  const type = useType(typeName);
  const { data, isSuccess } = useQuery({
    queryKey: type ? [...keyOf(type), 'all'] : ['no-type', typeName],
    queryFn: type ? ({ signal }) => allRecords(type, signal) : skipToken,
  });
  const records = useMemo(() => (type?.order?.by === 'hand' ? data : data?.toReversed()) ?? [], [type, data]);
  return {
    records,
    isLoaded: isSuccess,
    titleOf: (record: Item) => String(record[type?.titleField ?? '_id'] ?? ''),
  };
}
