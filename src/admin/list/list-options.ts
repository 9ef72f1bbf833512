import type { TypeFacts } from '../../schema/derive/describe.ts';
import { choiceWords } from './words.ts';

const { states, orders } = choiceWords;

interface Option {
  value: string;
  label: string;
}

/** The choices above the lists of types with drafts, by the values of the API. */
export const STATE_OPTIONS = [
  { value: '', label: states.all },
  { value: 'live', label: states.live },
  { value: 'changed', label: states.changed },
  { value: 'draft', label: states.draft },
  { value: 'submitted', label: states.submitted },
  { value: 'scheduled', label: states.scheduled },
  { value: 'ended', label: states.ended },
] as const;

const BY_TITLE: readonly Option[] = [
  { value: 'title', label: orders.titleUp },
  { value: '-title', label: orders.titleDown },
];
const BY_DATE: readonly Option[] = [
  { value: '-date', label: orders.dateDown },
  { value: 'date', label: orders.dateUp },
  { value: 'state', label: orders.state },
];
const BY_PARENT: readonly Option[] = [{ value: 'parent', label: orders.faculty }];
const BY_CHANGE: readonly Option[] = [
  { value: '-updatedAt', label: orders.changedDown },
  { value: 'updatedAt', label: orders.changedUp },
];

/** The further sort orders of a type's list; none if the server offers only the default one. */
function ordersOf({ drafts, order }: TypeFacts): readonly Option[] {
  if (drafts) return [...BY_TITLE, ...BY_DATE, ...BY_CHANGE];
  return order?.by === 'hand-within' ? [...BY_PARENT, ...BY_TITLE, ...BY_CHANGE] : [];
}

/** The orders that a list offers, its own first. */
export function sortOptions(type: TypeFacts): readonly Option[] {
  const others = ordersOf(type);
  const isArranged = type.order?.by === 'hand';
  return others.length === 0
    ? []
    : [{ value: '', label: isArranged ? orders.arranged : orders.newest }, ...others];
}

const known = (options: readonly Option[], value: string | undefined) =>
  options.find((option) => option.value === value && value !== '')?.value;

/** The state and sort order in a list's address; values that the list does not offer are ignored. */
export function choicesIn(
  type: TypeFacts,
  { state, sort }: { state?: string; sort?: string },
): { state?: string; sort?: string } {
  const knownState = type.drafts && known(STATE_OPTIONS, state);
  const knownSort = known(sortOptions(type), sort);
  return { ...(knownState && { state: knownState }), ...(knownSort && { sort: knownSort }) };
}
