import type { TypeFacts } from '../../schema/derive/describe.ts';

interface Option {
  value: string;
  label: string;
}

/** The choices above the lists of types with drafts, by the values of the API. */
export const STATE_OPTIONS = [
  { value: '', label: 'All states' },
  { value: 'live', label: 'Live' },
  { value: 'changed', label: 'Live, with a draft' },
  { value: 'draft', label: 'Draft' },
  { value: 'submitted', label: 'In review' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'ended', label: 'Ended' },
] as const;

const BY_TITLE: readonly Option[] = [
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
];
const BY_DATE: readonly Option[] = [
  { value: '-date', label: 'Date, latest first' },
  { value: 'date', label: 'Date, earliest first' },
  { value: 'state', label: 'State' },
];
const BY_PARENT: readonly Option[] = [{ value: 'parent', label: 'Faculty, A to Z' }];
const BY_CHANGE: readonly Option[] = [
  { value: '-updatedAt', label: 'Last changed first' },
  { value: 'updatedAt', label: 'Longest unchanged first' },
];

/** The orders of a type's list besides its own; none where the server sends only that one. */
function ordersOf({ drafts, order }: TypeFacts): readonly Option[] {
  if (drafts) return [...BY_TITLE, ...BY_DATE, ...BY_CHANGE];
  return order?.by === 'hand-within' ? [...BY_PARENT, ...BY_TITLE, ...BY_CHANGE] : [];
}

/** The orders that a list offers, its own first. */
export function sortOptions(type: TypeFacts): readonly Option[] {
  const orders = ordersOf(type);
  const isArranged = type.order?.by === 'hand';
  return orders.length === 0
    ? []
    : [{ value: '', label: isArranged ? 'As arranged' : 'Newest first' }, ...orders];
}

const known = (options: readonly Option[], value: string | undefined) =>
  options.find((option) => option.value === value && value !== '')?.value;

/** The state and the order that a list's address names; what the list does not offer is left out. */
export function choicesIn(
  type: TypeFacts,
  { state, sort }: { state?: string; sort?: string },
): { state?: string; sort?: string } {
  const knownState = type.drafts && known(STATE_OPTIONS, state);
  const knownSort = known(sortOptions(type), sort);
  return { ...(knownState && { state: knownState }), ...(knownSort && { sort: knownSort }) };
}
