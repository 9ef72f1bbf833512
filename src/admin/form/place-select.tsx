import { NativeSelect } from '@mantine/core';
import type { Item } from '../../schema/define-type.ts';
import { words } from './words.ts';

interface PlaceSelectProps {
  /** The other records of the list, in their order. */
  others: readonly Item[];
  titleOf: (record: Item) => string;
  /** Id of the record above; '' for the first place. */
  after: string;
  onChange: (after: string) => void;
  error?: string | undefined;
}

/** Chooses a place in a list ordered by hand: first, or after any of the other records. */
export function PlaceSelect({ others, titleOf, after, onChange, error }: PlaceSelectProps) {
  const last = others.length - 1;
  return (
    <NativeSelect
      label={words.place}
      name="after"
      value={after}
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
