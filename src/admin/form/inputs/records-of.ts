import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Item } from '../../../schema/define-type.ts';
import { allRecords } from '../../api/records.ts';
import { keyOf } from '../../queries.ts';
import { useType } from '../../types.tsx';

/**
 * All records of the type of that name, to choose from: as staff have ordered them, or else as they came. None until
 * they are there, or where there is no such type.
 */
export function useRecordsOf(typeName: string) {
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
