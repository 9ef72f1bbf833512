import type { ManagedItem } from '../api/managed.ts';
import { formatDay, formatDayAndTime } from '../format-time.ts';
import { stateWords as words } from './words.ts';

type Shown = Pick<ManagedItem, 'state' | 'hasDraft' | 'review' | 'publishAt' | 'expireAt' | 'pinnedUntil'>;

/** A record's state in words, as it stands under its title. */
export function stateLine(item: Shown): string {
  return [stateOf(item), ...datesOf(item)].join(' · ');
}

/** How the words look: what visitors see as it is stays plain. */
export const kindOf = ({ state, hasDraft }: Shown): string =>
  state === 'live' && hasDraft ? 'changed' : state;

function stateOf({ state, hasDraft, review, publishAt }: Shown): string {
  if (state === 'trash') return words.trash;
  if (state === 'ended') return words.ended;
  if (state === 'scheduled' && publishAt) return words.scheduled(formatDayAndTime(new Date(publishAt)));
  if (state === 'live') return hasDraft ? words.withDraft[review ?? 'none'] : words.live;
  return words.draft[review ?? 'none'];
}

/** The meaning of a publication date for a record that is or was live. */
const DUE: Partial<Readonly<Record<Shown['state'], (when: string) => string>>> = {
  live: words.changeDue,
  ended: words.appearsAgain,
};

function datesOf({ state, publishAt, expireAt, pinnedUntil }: Shown): string[] {
  const said: string[] = [];
  const due = DUE[state];
  if (publishAt && due) said.push(due(formatDayAndTime(new Date(publishAt))));
  if (pinnedUntil) said.push(words.pinnedUntil(formatDay(new Date(pinnedUntil))));
  if (expireAt) said.push(words.endsOn(formatDayAndTime(new Date(expireAt))));
  return said;
}
