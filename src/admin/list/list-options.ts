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

/** @param isByHand whether staff arrange the list themselves */
export const sortOptions = (isByHand: boolean) => [
  { value: '', label: isByHand ? 'As arranged' : 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
  { value: '-date', label: 'Date, latest first' },
  { value: 'date', label: 'Date, earliest first' },
  { value: 'state', label: 'State' },
  { value: '-updatedAt', label: 'Last changed first' },
  { value: 'updatedAt', label: 'Longest unchanged first' },
];

const known = (options: readonly { value: string }[], value: string | undefined) =>
  options.find((option) => option.value === value && value !== '')?.value;

/** The state and the order that a list's address names; what it does not know is left out. */
export function choicesIn({ state, sort }: { state?: string; sort?: string }): {
  state?: string;
  sort?: string;
} {
  const [knownState, knownSort] = [known(STATE_OPTIONS, state), known(sortOptions(false), sort)];
  return { ...(knownState && { state: knownState }), ...(knownSort && { sort: knownSort }) };
}
