import type { ManagedItem } from '../api/managed.ts';
import { formatDay, formatDayAndTime } from '../format-time.ts';

type Shown = Pick<ManagedItem, 'state' | 'hasDraft' | 'review' | 'publishAt' | 'expireAt' | 'pinnedUntil'>;

/** A record's state in words, as it stands under its title. */
export function stateWords(item: Shown): string {
  return [stateOf(item), ...datesOf(item)].join(' · ');
}

function stateOf({ state, hasDraft, review, publishAt }: Shown): string {
  if (state === 'trash') return 'In Trash';
  if (state === 'ended') return 'Ended';
  if (state === 'scheduled' && publishAt) return `Scheduled for ${formatDayAndTime(new Date(publishAt))}`;
  if (state === 'live') return hasDraft ? `Live, with a draft${DRAFT_IN_REVIEW[review ?? '']}` : 'Live';
  return REVIEW[review ?? ''];
}

type Reviewed = NonNullable<Shown['review']> | '';
const REVIEW: Readonly<Record<Reviewed, string>> = {
  '': 'Draft',
  submitted: 'In review',
  approved: 'Draft, approved',
  returned: 'Draft, sent back',
};
const DRAFT_IN_REVIEW: Readonly<Record<Reviewed, string>> = {
  '': '',
  submitted: ' in review',
  approved: ', approved',
  returned: ', sent back',
};

/** What a date of publication means for a record that visitors see, or saw. */
const NEXT: Partial<Readonly<Record<Shown['state'], string>>> = {
  live: 'change scheduled for',
  ended: 'to appear again on',
};

function datesOf({ state, publishAt, expireAt, pinnedUntil }: Shown): string[] {
  const words: string[] = [];
  const due = publishAt && NEXT[state];
  if (due) words.push(`${due} ${formatDayAndTime(new Date(publishAt))}`);
  if (pinnedUntil) words.push(`first until ${formatDay(new Date(pinnedUntil))}`);
  if (expireAt) words.push(`ends on ${formatDayAndTime(new Date(expireAt))}`);
  return words;
}
