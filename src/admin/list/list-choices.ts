import type { TypeFacts } from '../../schema/derive/describe.ts';
import { useAllRecords } from '../form/inputs/select.tsx';
import type { Choice } from './collection.ts';
import { choiceWords, findWords } from './words.ts';

const { states, orders } = choiceWords;

/** Which records a list shows, and in which order, by the values of the API. */
export function choicesOf(type: TypeFacts): readonly Choice[] {
  const options = ordersOf(type);
  return [
    ...(type.drafts
      ? [
          {
            name: 'state',
            label: choiceWords.state,
            options: STATES,
            none: { words: findWords.noneInState(type.admin.noun), clear: findWords.allStates },
          },
        ]
      : []),
    ...(options.length > 0 ? [{ name: 'sort', label: choiceWords.order, options }] : []),
  ];
}

/** Which category's records a list shows, of a type with categories. */
export function useCategories({ fields }: TypeFacts): readonly Choice[] {
  const named = fields.find((field) => field.name === CATEGORY && 'to' in field);
  const { records, labelOf } = useAllRecords(named ? CATEGORY : '');
  if (!named || records.length === 0) return [];
  const options = records.map((one) => ({ value: String(one.address), label: labelOf(one) }));
  return [
    {
      name: CATEGORY,
      label: named.label,
      options: [{ value: '', label: choiceWords.allCategories }, ...options],
      none: { words: findWords.noneOfKind, clear: findWords.allKinds },
    },
  ];
}

const CATEGORY = 'category';

const STATES = Object.entries(states).map(([state, label]) => ({
  value: state === 'all' ? '' : state,
  label,
}));

/** The orders that a list offers, its own first; none if the server offers only that one. */
function ordersOf({ drafts, order }: TypeFacts): Choice['options'] {
  if (!drafts && order?.by !== 'hand-within') return [];
  return [
    { value: '', label: order?.by === 'hand' ? orders.arranged : orders.newest },
    ...(drafts ? [] : [{ value: 'parent', label: orders.faculty }]),
    { value: 'title', label: orders.titleUp },
    { value: '-title', label: orders.titleDown },
    ...(drafts ? BY_DATE : []),
    { value: '-updatedAt', label: orders.changedDown },
    { value: 'updatedAt', label: orders.changedUp },
  ];
}

const BY_DATE: Choice['options'] = [
  { value: '-date', label: orders.dateDown },
  { value: 'date', label: orders.dateUp },
  { value: 'state', label: orders.state },
];
