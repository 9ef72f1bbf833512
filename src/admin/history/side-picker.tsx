import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { Managed, VersionFacts } from '../api/versions.ts';
import { formatDayAndTime } from '../format-time.ts';
import { type Side, type Sides, searchOf, sidesOf } from './sides.ts';
import { words } from './words.ts';

interface SidePickerProps {
  managed: Managed;
  versions: readonly VersionFacts[];
  sides: Sides;
}

/** Chooses the two sides of a comparison, which the address names. */
export function SidePicker({ managed, versions, sides }: SidePickerProps) {
  const [, setParams] = useSearchParams();
  const offered = sidesOf(managed, versions);
  const data = offered.map((side) => ({ value: String(side), label: labelOf(side, versions) }));
  const choose = (name: keyof Sides) => ({
    label: words[name],
    value: String(sides[name]),
    data,
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
      const side = offered.find((one) => String(one) === currentTarget.value);
      if (side !== undefined) setParams(searchOf({ ...sides, [name]: side }));
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside its fields
    <div className="side-picker" role="group" aria-label={words.compare}>
      <NativeSelect {...choose('from')} />
      <NativeSelect {...choose('to')} />
    </div>
  );
}

function labelOf(side: Side, versions: readonly VersionFacts[]): string {
  if (typeof side !== 'number') return words[side];
  const at = versions.find(({ n }) => n === side)?.at;
  return [words.version(side), ...(at ? [formatDayAndTime(new Date(at))] : [])].join(', ');
}
