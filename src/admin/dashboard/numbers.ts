import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../addresses.ts';

/** How much there is of something, and where it is. */
export interface LiveNumber {
  label: string;
  /** Undefined while it is not known. */
  count: number | undefined;
  path: string;
  /** Where another one is added. */
  add?: { label: string; path: string };
}

/** The numbers of the dashboard, in the order of the side navigation. */
export function numbersOf(
  types: readonly TypeFacts[],
  counts: Readonly<Record<string, number>> = {},
): LiveNumber[] {
  return types.map((type) => {
    const { list, add } = addressesOf(type);
    const { label, noun } = type.admin;
    return { label, count: counts[type.name], path: list, add: { label: `Add ${noun}`, path: add } };
  });
}
